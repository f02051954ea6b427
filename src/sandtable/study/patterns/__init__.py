"""Patterns: how it is taught."""

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
    from .puzzles.workshop import PatternsWorkshop

    return PatternsWorkshop()


def _daily() -> DailyMaker:
    from ..daily.puzzle_of_day import PuzzleOfDay

    return PuzzleOfDay("patterns")


def _review() -> Reviewer:
    from .review.reviewer import PatternsReviewer

    return PatternsReviewer()


def _alike(position: Position) -> str:
    from .puzzles.twins import canonical

    return canonical(str(position))


STUDY = Study(lessons=_lessons, puzzles=_puzzles, daily=_daily, review=_review, alike=_alike)
