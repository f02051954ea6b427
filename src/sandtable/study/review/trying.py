"""A move that somebody wants to try where a game was decided: just as good, or refuted."""

from dataclasses import dataclass

from ...players.player import SeatView
from .grading import grade_of
from .marks import NEARLY, THRESHOLDS, Mark
from .model import Grade
from .reviewer import Depth, Reviewer, Session, Walk
from .walking import view_key


@dataclass(frozen=True)
class Try:
    """What a session says of a move that somebody tries."""

    grade: Grade
    """As if it had been played."""
    is_good: bool
    """It loses less than a part of a slip, or cannot be told apart from the best."""


def try_move(
    reviewer: Reviewer, session: Session, walk: Walk, ply: int, move: str, depth: Depth
) -> Try:
    """Judge a legal move in the place of the one that was played, by what its player could know."""
    step = walk.steps[ply]
    assert step.seat is not None, "chance is nobody's try"
    return judge_view(reviewer, session, SeatView.of(step.before, step.seat), move, depth, ply)


def judge_view(
    reviewer: Reviewer, session: Session, view: SeatView, move: str, depth: Depth, ply: int
) -> Try:
    """The same for what a seat sees."""
    seed = view_key(reviewer, depth, view)
    grade = grade_of(reviewer, session, view, move, seed, ply)
    is_near = grade.loss < NEARLY * THRESHOLDS[reviewer.unit].slip
    return Try(grade, is_near or grade.mark in (Mark.GOOD, Mark.CLOSE, Mark.FORCED))
