"""The grade of a move in a position, by what its player could know."""

from ...players.player import SeatView
from .facts import told
from .marks import MARKED, mark_of
from .model import Fact, Grade
from .reviewer import Reviewer, Session


def grade_of(
    reviewer: Reviewer, session: Session, view: SeatView, move: str, seed: str, ply: int
) -> Grade:
    """A move judged, marked and, where it is marked, explained."""
    judged = session.judge(view, move, seed)
    mark = mark_of(reviewer.unit, judged.loss, judged.low, len(view.legal_moves) == 1)
    facts: tuple[Fact, ...] = ()
    if mark in MARKED:
        facts = told(session.explain(view, move, judged, seed))
    return Grade(
        ply=ply,
        seat=view.seat,
        move=move,
        best=judged.best,
        candidates=judged.candidates,
        loss=judged.loss,
        low=judged.low,
        high=judged.high,
        is_proven=judged.is_proven,
        mark=mark,
        stake=judged.stake,
        points=judged.points,
        facts=facts,
        line=judged.line,
        better_line=judged.better_line,
        more=judged.more,
    )
