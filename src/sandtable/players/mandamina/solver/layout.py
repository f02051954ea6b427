"""A layout of marbles as the solver holds it, and what a target layout is worth.

A layout is an array of nine bitboards: the marbles of the eight colours, then the hole.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....games.bits import popcount
from ....games.compiled import compiled
from ....games.mandamina.moves import is_cluster
from ....games.mandamina.shapes import shape_number
from ....games.mandamina.state import (
    CENTRE,
    CENTRE_VALUE,
    COLOUR_COUNT,
    SHAPE_VALUES,
    SIMPLE,
    SQUARES,
)

Layout = NDArray[np.int64]

HOLE = COLOUR_COUNT
"""The place of the hole in a layout: it counts as a ninth colour."""
CENTRE_SQUARE = int(SQUARES[CENTRE])
CENTRE_BIT = 1 << CENTRE_SQUARE


@dataclass(frozen=True)
class Task:
    """What is asked: the layout to start from, and what counts at the end."""

    start: Layout
    moves_made: int
    shape_value: int
    centre_value: int

    @classmethod
    def of(cls, state: np.record) -> "Task":
        """The task a state sets. S6.1: in the simple game only the moves count."""
        start = np.zeros(COLOUR_COUNT + 1, dtype=np.int64)
        start[:COLOUR_COUNT] = state.marbles
        start[HOLE] = 1 << int(SQUARES[state.hole])
        is_simple = state.goal == SIMPLE
        return cls(
            start=start,
            moves_made=int(state.moves),
            shape_value=0 if is_simple else int(SHAPE_VALUES[state.difficulty]),
            centre_value=0 if is_simple else CENTRE_VALUE,
        )


@compiled
def all_clustered(layout: Layout) -> bool:
    """S3.2: whether the game ends in this layout."""
    clusters = 0
    for colour in range(COLOUR_COUNT):
        clusters += is_cluster(layout[colour])
        if clusters <= colour:
            return False
    return True


@compiled
def worth(layout: Layout, shape_value: int, centre_value: int) -> int:
    """S4.1: the points of a layout in which all colours are clustered, before moves count."""
    shapes = 0
    for colour in range(COLOUR_COUNT):
        shapes |= 1 << shape_number(layout[colour])
    centre = centre_value if layout[HOLE] == CENTRE_BIT else 0
    return popcount(shapes) * shape_value + centre
