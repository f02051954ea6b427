"""The short real game at the end of the first lesson, with a word on first mistakes."""

from collections.abc import Callable

from ..errors import IllegalMove
from ..games import Position, load
from ..players import Player, SeatView
from ..players.registry import PLAYERS, RANDOM, kind_of, make_player
from ..study.lesson import set_up
from ..study.rule_text import rule_text
from ..study.teaching import Teaching
from ..study.texts import Texts
from .boards import board_of
from .screen import Screen
from .warming import say

Ask = Callable[[Position], str]


def weakest(game: str) -> str:
    """The weakest player that does not play anything."""
    return next(name for name in PLAYERS[game] if name != RANDOM)


def play_finale(screen: Screen, teaching: Teaching, texts: Texts, ask: Ask) -> Position:
    """Play it to its end; `again` begins it anew, `skip` leaves it."""
    from .learning import show_position

    finale = teaching.course.finale
    assert finale is not None
    game = load(teaching.course.game)
    rival: Player | None = None
    said: set[str] = set()
    position = _begin(teaching)
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        if seat != finale.seat and not game.shared_result:
            rival = rival or make_player(game.name, weakest(game.name), tell=say)
            budget = kind_of(game.name, weakest(game.name)).budget
            move = rival.choose(SeatView.of(position, seat), budget).move
            position.play(move)
            screen.say(f"{texts.say('learn-rival')}: {move}")
            continue
        show_position(screen, texts, position, finale.seat)
        typed = ask(position)
        if typed == "skip":
            return position
        if typed == "again":
            position = _begin(teaching)
        elif typed:
            _play(screen, teaching, texts, position, typed, said)
    show_position(screen, texts, position, finale.seat)
    names = [texts.say("learn-you"), texts.say("learn-rival")]
    screen.say(board_of(game).verdict(position.view(finale.seat), names), "bold")
    return position


def _begin(teaching: Teaching) -> Position:
    finale = teaching.course.finale
    assert finale is not None
    position = set_up(load(teaching.course.game), finale.start)
    position.supply_chance(finale.seed)
    return position


def _play(
    screen: Screen, teaching: Teaching, texts: Texts, position: Position, move: str, said: set[str]
) -> None:
    """Play a move of the learner, and comment the first mistake of each kind."""
    game = position.game
    try:
        refusal = position.why_not(move)
        if refusal is not None:
            raise refusal
        remark = teaching.comment(position, move)
        position.play(move)
    except IllegalMove as error:
        rule = teaching.course.refusals.get(error.code, "")
        text = rule_text(game, rule, texts.language)
        screen.say(f"{rule}: {text}" if text else f"{error}.")
        return
    if remark is not None and remark.kind not in said:
        said.add(remark.kind)
        screen.say(teaching.say(texts, remark), "italic")
