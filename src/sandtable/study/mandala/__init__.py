"""Mandala: how it is taught."""

from pathlib import Path

from ..study import Study
from ..teaching import Teaching

FOLDER = Path(__file__).parent


def _lessons() -> Teaching:
    from ..lesson import read_course
    from .remarks import comment

    return Teaching(read_course(FOLDER), comment)


STUDY = Study(lessons=_lessons)
