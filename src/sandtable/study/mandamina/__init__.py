"""Mandamina: how it is taught."""

from pathlib import Path

from ..daily.task import DailyMaker
from ..study import Study
from ..teaching import Teaching

FOLDER = Path(__file__).parent


def _lessons() -> Teaching:
    from ..lesson import read_course
    from .remarks import comment

    return Teaching(read_course(FOLDER), comment)


def _daily() -> DailyMaker:
    from .daily import LayoutOfDay

    return LayoutOfDay()


STUDY = Study(lessons=_lessons, daily=_daily)
