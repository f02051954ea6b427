"""Review of a game: what every decision cost, what luck did, and what decided the result.

Nothing here names a game: each provides a `Reviewer` (reviewer.py) through `Study.review`.
"""

from .model import Candidate, Event, Fact, Grade, Ledger, Number, Point, Review, Standing
from .reviewer import DEPTHS, Depth, Judged, Reviewer, Session, Walk

__all__ = [
    "DEPTHS",
    "Candidate",
    "Depth",
    "Event",
    "Fact",
    "Grade",
    "Judged",
    "Ledger",
    "Number",
    "Point",
    "Review",
    "Reviewer",
    "Session",
    "Standing",
    "Walk",
]
