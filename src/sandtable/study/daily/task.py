"""The task of a day, and what a game provides to make and check one (`Study.daily`)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol

from .numbers import Numbers

SECRETS = ("par", "certificate")
"""What nobody is shown before they have finished."""


@dataclass(frozen=True)
class Moment:
    """A day with the numbers that belong to it."""

    day: date
    numbers: Callable[[date], Numbers]
    """The numbers of this day or an earlier one, for the game that asks."""

    @property
    def weekday(self) -> int:
        """Monday is 0 and easy, Sunday is 6 and hard."""
        return self.day.weekday()


@dataclass(frozen=True)
class Task:
    """What is to be done on a day in one game."""

    game: str
    kind: str
    """`layout`: play it for score, against the proven par; `puzzle`: one of the stock."""
    data: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        return {"game": self.game, "kind": self.kind, **self.data}

    def public(self) -> dict[str, Any]:
        """What may be shown to a player who has not finished."""
        return {name: value for name, value in self.to_json().items() if name not in SECRETS}

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> "Task":
        """What `to_json` wrote."""
        rest = {name: value for name, value in raw.items() if name not in ("game", "kind")}
        return cls(str(raw["game"]), str(raw["kind"]), rest)


class DailyMaker(Protocol):
    """Makes and checks the tasks of one game."""

    def make(self, moment: Moment) -> Task | None:
        """The task of a day; None if there is none, because the stock is empty."""

    def check(self, task: Task, moment: Moment) -> str:
        """What is wrong with a task; empty: it follows from its day, and its par is proven."""
