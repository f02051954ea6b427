"""What a seat may think of what it cannot see: now, and at every move of a game that is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...games import Position
from ...players.player import SeatView
from .hinting import open_view
from .reviewer import Believing, Session
from .reviewing import reviewer_of

Belief = dict[str, Any]


def belief_of(view: SeatView) -> Belief | None:
    """For one seat now; None if nothing is hidden, or nobody can say."""
    session = _believing(view)
    return None if session is None else session.believe(view)


def beliefs_of(start: Position, moves: Sequence[str], seat: int) -> list[Belief | None]:
    """What a seat could think after the deal and after each move, with the chance that came."""
    session = _believing(SeatView.of(start, seat))
    found: list[Belief | None] = []
    position = start.copy()
    for at in range(len(moves) + 1):
        is_whole = at == len(moves) or not position.game.is_chance_text(moves[at])
        if is_whole:
            found.append(None if session is None else session.believe(SeatView.of(position, seat)))
        if at < len(moves):
            position.play(moves[at])
    return found


def _believing(view: SeatView) -> Believing | None:
    if not view.game.has_secrets:
        return None
    session: Session = open_view(reviewer_of(view.game.name), view)
    return session if isinstance(session, Believing) else None


def rounded(belief: Mapping[str, Any] | None, digits: int = 4) -> Any:
    """As much of it as can be seen: a whole game of them is sent at once."""
    if isinstance(belief, Mapping):
        return {name: rounded(value, digits) for name, value in belief.items()}
    return round(belief, digits) if isinstance(belief, float) else belief
