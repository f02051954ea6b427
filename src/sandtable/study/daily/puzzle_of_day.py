"""A puzzle of the stock as the task of a day: easy on Monday, hard on Sunday, no soon repeats."""

from collections.abc import Sequence
from datetime import date, timedelta

from ..puzzles.bank import UnknownPuzzle, bank_of
from ..puzzles.registry import workshop_of
from ..puzzles.workshop import Unproven
from .days import FIRST_DAY
from .task import Moment, Task

WEEK = 7
KIND = "puzzle"


def band_of(names: Sequence[str], weekday: int) -> list[str]:
    """The seventh of the stock for a weekday; the easiest of the stock come first."""
    return list(names[len(names) * weekday // WEEK : len(names) * (weekday + 1) // WEEK])


def pick(band: Sequence[str], moment: Moment) -> str:
    """The puzzle of a day: none that the same weekday had lately, for half as many weeks as there
    are puzzles in its band."""
    lately: list[str] = []
    chosen = band[0]
    for day in same_weekdays(moment.day):
        left = [name for name in band if name not in lately]
        chosen = left[moment.numbers(day).below(len(left))]
        lately = [*lately, chosen][-(len(band) // 2) :] if len(band) > 1 else []
    return chosen


def same_weekdays(day: date) -> list[date]:
    """The days of the same weekday from the first week of all to this day."""
    weeks = max(0, (day - FIRST_DAY).days // WEEK)
    return [day - timedelta(days=WEEK * back) for back in range(weeks, -1, -1)]


class PuzzleOfDay:
    """The Daily of a game that has a stock of puzzles."""

    def __init__(self, game: str) -> None:
        self.game = game

    def make(self, moment: Moment) -> Task | None:
        """The puzzle of a day, by its name."""
        band = band_of([puzzle.id for puzzle in bank_of(self.game)], moment.weekday)
        if not band:
            return None
        return Task(self.game, KIND, {"puzzle": pick(band, moment), "band": band})

    def check(self, task: Task, moment: Moment) -> str:
        """It must be picked by the numbers, be in the stock, and be proven."""
        name, band = str(task.data["puzzle"]), list(task.data["band"])
        if (picked := pick(band, moment)) != name:
            return f"the puzzle should be {picked}"
        try:
            workshop_of(self.game).prove(bank_of(self.game).of_id(name))
        except (Unproven, UnknownPuzzle) as error:
            return str(error)
        return ""
