"""Levels that do not look ahead: what does each move bring at once?

Between moves that bring the same, dice decide. They are thrown anew for every position, and fall
the same way in the same position.
"""

from random import Random

import numpy as np

from ...games.bits import popcount
from ...games.patterns.moves import touching
from ...games.patterns.state import CELLS, COLOUR_COUNT, SQUARES
from ..player import Decision, SeatView, Thought
from .levels import Glance
from .reading import margin, played

UNIT = "points"
LITTLE = 0.01
"""Less than any difference in points: it decides between moves that bring the same."""


def glance_at(view: SeatView, glance: Glance) -> Decision:
    """The move that looks best."""
    dice = Random(view.now.tobytes())
    moves = view.legal_moves
    values = {move: _value(view, move, glance) for move in moves}
    most = max(values.values())
    best = dice.choice([move for move in moves if values[move] == most])
    ranked = sorted(moves, key=lambda move: (move != best, -values[move]))
    return Decision(
        best,
        value=values[best],
        unit=UNIT,
        line=(best,),
        thoughts=tuple(Thought(move, values[move]) for move in ranked),
        depth=1,
    )


def _value(view: SeatView, move: str, glance: Glance) -> float:
    """P8.1: the points after a move, and what a level sees besides."""
    after = played(view.game, view.now, move)
    value = float(margin(view.game, after, view.seat))
    value += glance.next_turn * points_beside(after[0], view.seat)
    return value - LITTLE * neighbours_of(move) if glance.keeps_to_the_edge else value


def neighbours_of(move: str) -> int:
    """P4.2: how many cells touch the one of a move; a bowl has none."""
    kind, cell = move.split()
    if kind == "bowls":
        return 0
    return popcount(int(touching(1 << int(SQUARES[CELLS.index(cell)]))))


def points_beside(state: np.record, seat: int) -> int:
    """P4.1, P6.1: what a seat could flip at once."""
    points = 0
    for colour in range(COLOUR_COUNT):
        group, rival = (int(touching(state.group[each, colour])) for each in (seat, 1 - seat))
        points += int(state.number[seat, colour]) * popcount(int(state.up[colour]) & group & ~rival)
    return points
