"""The short real game at the end of the first lesson, with a word on first mistakes."""

from collections.abc import Callable

from ..games import Position, load
from ..players import Player, SeatView
from ..players.registry import kind_of, make_player
from ..study.finale import (
    Played,
    begin_finale,
    finale_of,
    is_learners_turn,
    play_learner,
    play_rival,
    weakest,
)
from ..study.rule_text import rule_text
from ..study.teaching import Teaching
from ..study.texts import Texts
from .boards import board_of
from .screen import Screen
from .warming import say

Ask = Callable[[Position], str]


def play_finale(screen: Screen, teaching: Teaching, texts: Texts, ask: Ask) -> Position:
    """Play it to its end; `again` begins it anew, `skip` leaves it."""
    from .learning import show_position

    course = teaching.course
    game, seat = load(course.game), finale_of(course).seat
    choose = _rival(game.name)
    said: set[str] = set()
    position = begin_finale(course)
    while not position.is_over:
        if not is_learners_turn(course, position):
            for move in play_rival(course, position, choose):
                screen.say(f"{texts.say('learn-rival')}: {move}")
            continue
        show_position(screen, texts, position, seat)
        typed = ask(position)
        if typed == "skip":
            return position
        if typed == "again":
            position = begin_finale(course)
        elif typed:
            played = play_learner(teaching, position, typed, said)
            _tell(screen, teaching, texts, played)
            said |= {played.remark.kind} if played.remark else set()
    show_position(screen, texts, position, seat)
    names = [texts.say("learn-you"), texts.say("learn-rival")]
    screen.say(board_of(game).verdict(position.view(seat), names), "bold")
    return position


def _rival(game: str) -> Callable[[SeatView], str]:
    """The weakest player; made when it is to move for the first time."""
    made: list[Player] = []

    def choose(view: SeatView) -> str:
        if not made:
            made.append(make_player(game, weakest(game), tell=say))
        return made[0].choose(view, kind_of(game, weakest(game)).budget).move

    return choose


def _tell(screen: Screen, teaching: Teaching, texts: Texts, played: Played) -> None:
    """The rule behind a refusal, or the first mistake of its kind."""
    if played.refusal is not None:
        text = rule_text(load(teaching.course.game), played.rule, texts.language)
        screen.say(f"{played.rule}: {text}" if text else f"{played.refusal}.")
    elif played.remark is not None:
        screen.say(teaching.say(texts, played.remark), "italic")
