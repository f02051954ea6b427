"""Whole days: made from a key, and checked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from ...games import GAMES
from ..registry import study_of
from .chain import SCHEME, earlier_key, key_of_date
from .days import FIRST_DAY, number_of
from .numbers import Numbers
from .task import DailyMaker, Moment, Task


@dataclass(frozen=True)
class Daily:
    """One day with all its tasks."""

    day: date
    key: bytes
    is_chained: bool
    """Whether the key is of a chain; else it is that of the date."""
    tasks: tuple[Task, ...]

    @property
    def number(self) -> int:
        """Which day it is."""
        return number_of(self.day)

    def task(self, game: str) -> Task | None:
        """The task in one game."""
        return next((task for task in self.tasks if task.game == game), None)

    def to_json(self) -> dict[str, Any]:
        """As it is kept; it holds the secrets of the day."""
        return {
            "format": SCHEME, "day": self.day.isoformat(), "number": self.number,
            "key": self.key.hex(), "chained": self.is_chained,
            "tasks": [task.to_json() for task in self.tasks],
        }  # fmt: skip

    def public(self) -> dict[str, Any]:
        """What everybody may see while the day lasts: neither its key nor any secret of a task."""
        shown = {name: value for name, value in self.to_json().items() if name != "key"}
        return {**shown, "tasks": [task.public() for task in self.tasks]}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> "Daily":
        """What `to_json` wrote."""
        return cls(
            date.fromisoformat(raw["day"]), bytes.fromhex(raw["key"]), bool(raw["chained"]),
            tuple(Task.from_json(task) for task in raw["tasks"]),
        )  # fmt: skip


def makers() -> dict[str, DailyMaker]:
    """What makes tasks, for every game that has a Daily."""
    found: dict[str, Callable[[], DailyMaker] | None] = {
        game: study_of(game).daily for game in GAMES
    }
    return {game: make() for game, make in found.items() if make is not None}


def moment_of(game: str, day: date, key: bytes, is_chained: bool) -> Moment:
    """A day with the numbers of one game, and those of the days before."""

    def numbers(earlier: date) -> Numbers:
        its_key = earlier_key(key, day, earlier, is_chained)
        return Numbers(its_key, f"{SCHEME}|{game}|{earlier.isoformat()}")

    return Moment(day, numbers)


def make_day(
    day: date, key: bytes | None = None, failed: Callable[[str, Exception], None] | None = None
) -> Daily:
    """All tasks of a day: by its key of a chain, or else by the date.

    With `failed` a task that cannot be made is told there and left out.
    """
    is_chained = key is not None
    used = key_of_date(day) if key is None else key
    made: list[Task | None] = []
    for game, maker in makers().items():
        try:
            made.append(maker.make(moment_of(game, day, used, is_chained)))
        except Exception as error:
            if failed is None:
                raise
            failed(game, error)
    return Daily(day, used, is_chained, tuple(task for task in made if task is not None))


def check_day(daily: Daily) -> list[str]:
    """All that is wrong with a day, a sentence each; that its key is of a chain says `Anchor`."""
    if not daily.is_chained and daily.key != key_of_date(daily.day):
        return [f"the key of {daily.day} is not that of the date"]
    wrong, known = [], makers()
    for task in daily.tasks:
        if task.game not in known:
            wrong.append(f"{task.game}: has no Daily here")
            continue
        moment = moment_of(task.game, daily.day, daily.key, daily.is_chained)
        trouble = known[task.game].check(task, moment)
        if trouble:
            wrong.append(f"{task.game}: {trouble}")
    return wrong


__all__ = ["FIRST_DAY", "Daily", "check_day", "make_day", "makers", "moment_of"]
