"""Mandala: how it is taught."""

from pathlib import Path

from ...games import Position
from ..daily.task import DailyMaker
from ..puzzles.workshop import Workshop
from ..review.reviewer import Reviewer
from ..study import Study
from ..teaching import Teaching

FOLDER = Path(__file__).parent


def _lessons() -> Teaching:
    from ..lesson import read_course
    from .remarks import comment

    return Teaching(read_course(FOLDER), comment)


def _puzzles() -> Workshop:
    from .puzzles.workshop import MandalaWorkshop

    return MandalaWorkshop()


def _daily() -> DailyMaker:
    from ..daily.puzzle_of_day import PuzzleOfDay

    return PuzzleOfDay("mandala")


def _review() -> Reviewer:
    from .review.reviewer import MandalaReviewer

    return MandalaReviewer()


def _alike(position: Position) -> str:
    from .alike import canonical

    return canonical(position)


STUDY = Study(lessons=_lessons, puzzles=_puzzles, daily=_daily, review=_review, alike=_alike)
