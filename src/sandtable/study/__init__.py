"""What teaches: lessons, puzzles, the Daily. No input or output but package data.

Each game registers what it has (see study.py); generic code asks `study_of(game)`.
"""

from .registry import STUDIES, study_of
from .study import Study

__all__ = ["STUDIES", "Study", "study_of"]
