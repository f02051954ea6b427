"""A task of the Daily at the keyboard."""

from datetime import date
from typing import Any

from ..errors import IllegalMove
from ..games import Position, load
from ..study.daily.making import Daily
from ..study.daily.results import Result, share_text
from ..study.daily.streak import streak_at
from ..study.daily.task import Task
from ..study.texts import Texts, texts_of
from .learning import show_position
from .legal_list import legal_list
from .lesson_file import DAILY, keep, read_kept
from .screen import Screen


def start_of(task: Task) -> Position:
    """The position that a task begins with."""
    return load(task.game).from_deal(task.data["deal"])


def show_task(screen: Screen, task: Task, language: str) -> None:
    """What is to be done, without a word about par."""
    position = start_of(task)
    screen.say(position.game.title, "bold")
    show_position(screen, texts_of(None, language), position, position.seat)


def play_task(screen: Screen, daily: Daily, task: Task, language: str) -> None:
    """Play it to its end, keep the first result, and show what can be shared."""
    texts = texts_of(None, language)
    result = _play_layout(screen, texts, task)
    if result is None:
        return
    kept = _keep_first(daily.day, task.game, result)
    title = load(task.game).title
    screen.show(share_text(texts, daily.number, title, result, link=""))
    screen.say(f"Days in a row: {streak_at(_finished(kept), daily.day).days}")


def _play_layout(screen: Screen, texts: Texts, task: Task) -> Result | None:
    """All moves until the game is over; None: it was left."""
    position = start_of(task)
    while not position.is_over:
        show_position(screen, texts, position, position.seat)
        typed = _ask(screen, position)
        if typed == "quit":
            return None
        if typed:
            try:
                position.play(typed)
            except IllegalMove as error:
                screen.say(f"Not possible: {error}.")
    show_position(screen, texts, position, None)
    return Result(score=position.score_now()[0], par=int(task.data["par"]))


def _ask(screen: Screen, position: Position) -> str:
    typed = " ".join(screen.ask("> ", [*position.legal_moves(), "quit"]).lower().split())
    if typed == "?":
        screen.show(legal_list(position.legal_moves()))
        return ""
    return typed


def _keep_first(day: date, game: str, result: Result) -> dict[str, Any]:
    """Keep a result unless there is one of that day already; all that is kept."""
    kept = read_kept(DAILY)
    if not isinstance(kept, dict):
        kept = {}
    own = kept.setdefault(day.isoformat(), {})
    own.setdefault(game, {"score": result.score, "par": result.par, "tries": result.tries})
    keep(DAILY, kept)
    return kept


def _finished(kept: dict[str, Any]) -> list[date]:
    return [date.fromisoformat(day) for day in kept]
