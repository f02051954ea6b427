"""Positions to think about, the same in every run."""

from random import Random

from sandtable import load
from sandtable.players import SeatView

MIDDLE = {"patterns": 9, "mandala": 20}
"""So many moves into a game there is much to think about, and the end is far."""
CHOICES = 2
"""Fewer moves than this leave nothing to think about."""


def middle_of(game: str, seed: str) -> SeatView:
    """A position from a random game, as the seat to move sees it."""
    choice = Random(seed).choice
    position = load(game).deal(seed=seed)
    while len(position.moves) < MIDDLE[game] or len(position.legal_moves()) < CHOICES:
        position.play(choice(position.legal_moves()))
    assert position.seat is not None
    return SeatView.of(position, position.seat)
