"""Hints in three steps: where to look, which move, and why.

All of it comes from a `SeatView`: what a seat cannot see is not there to be used.
"""

from dataclasses import dataclass

from ...games import Position
from ...players.player import SeatView
from .facts import told
from .model import Candidate, Fact, Grade
from .reviewer import Depth, Reviewer, Session, Walk
from .trying import judge_view
from .walking import view_key

QUICK = Depth("hint", 0.25)
"""The first step is there within a second."""
MOST_PLACES = 3
"""Moves among which the first step lets one look."""
STEPS = ("where", "which", "why")


@dataclass(frozen=True)
class Hint:
    """What helps in one position."""

    move: str
    """The best one that was found."""
    places: tuple[str, ...]
    """Where the best moves are: cells, colours and areas, as in moves."""
    spots: tuple[str, ...]
    """Where the best one is."""
    best: Candidate
    other: Candidate | None
    """The next best other idea; None if there is none, or all that was looked at is as good."""
    facts: tuple[Fact, ...]
    """Why the best is better than that one; only those that are told."""
    line: tuple[str, ...]
    """What may follow."""
    grade: Grade
    is_proven: bool = False


@dataclass(frozen=True)
class Looked:
    """What the first two steps need: the best moves. Reasons take longer, and are found later."""

    session: Session
    grade: Grade


def look(reviewer: Reviewer, view: SeatView) -> Looked:
    """The best moves for the seat that decides."""
    session = open_view(reviewer, view)
    played = view.legal_moves[0]
    return Looked(
        session, judge_view(reviewer, session, view, played, QUICK, len(view.history)).grade
    )


def hint_of(reviewer: Reviewer, view: SeatView) -> Hint:
    """All three steps for the seat that decides."""
    return hint_from(reviewer, view, look(reviewer, view))


def hint_from(
    reviewer: Reviewer, view: SeatView, looked: Looked, with_reasons: bool = True
) -> Hint:
    """The steps; without reasons it is the same hint, and the last step has nothing to say."""
    first = looked.grade
    best = first.candidates[0]
    other = next((each for each in first.candidates[1:] if each.behind.value > 0.0), None)
    facts: tuple[Fact, ...] = ()
    line = first.better_line
    if other is not None and with_reasons:
        seed = view_key(reviewer, QUICK, view)
        judged = looked.session.judge(view, other.move, seed)
        if judged.best == best.move:
            facts = told(looked.session.explain(view, other.move, judged, seed))
            line = judged.better_line
    places = _places(view, [each.move for each in first.candidates[:MOST_PLACES]])
    return Hint(
        move=best.move,
        places=places,
        spots=_places(view, [best.move]),
        best=best,
        other=other,
        facts=facts,
        line=line or (best.move,),
        grade=first,
        is_proven=first.is_proven,
    )


def open_view(reviewer: Reviewer, view: SeatView) -> Session:
    """A session for a game of which only a view is known."""
    seen = Position(view.game, view.now.copy(), view.options, None, view.history)
    return reviewer.open(Walk((), seen, None), QUICK)


def _places(view: SeatView, moves: list[str]) -> tuple[str, ...]:
    """What moves name besides their verb; cards in a row (`rry`) are their colours."""
    verbs = {move.split()[0] for move in view.legal_moves if " " in move}
    words = [word for move in moves for word in move.split() if word not in verbs]
    found = [part for word in words for part in (word if word.isalpha() else (word,))]
    return tuple(dict.fromkeys(found))
