"""What somebody on turn might like to be told, and could have worked out alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .position import Position


@dataclass(frozen=True)
class Prospects:
    """All of it follows from what the seat on turn may know."""

    gains: dict[str, int]
    """What each legal move changes in the own points at once, before any chance."""
    closed: list[str] = field(default_factory=list)
    """Cells on which nothing is allowed, and only because of the rival."""
    rival: dict[str, dict[str, float]] | None = None
    """For each colour how likely the rival holds at least one card of it (`some`), and how many
    on average (`mean`); None in a game without hidden cards."""


def gains_of(position: Position) -> dict[str, int]:
    """Try every legal move and count."""
    seat = position.seat
    if seat is None:
        return {}
    own = 0 if position.game.shared_result else seat
    before = position.score_now()[own]
    gains = {}
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        gains[move] = after.score_now()[own] - before
    return gains
