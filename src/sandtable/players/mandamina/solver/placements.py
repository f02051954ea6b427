"""All places a cluster can have on the board: 4,628, in 35 shapes."""

import numpy as np
from numpy.typing import NDArray

from ....games.bits import ROW
from ....games.mandamina.shapes import SHAPE_NUMBERS
from ....games.mandamina.state import MARBLES_PER_COLOUR, SIDE, SQUARES
from .layout import HOLE, Layout


def _placements() -> list[tuple[int, int]]:
    """Every form moved to every place where it fits: its bitboard and its shape."""
    board = sum(1 << square for square in SQUARES.tolist())
    found = []
    for form, shape in SHAPE_NUMBERS.items():
        for square in SQUARES.tolist():
            cells = form << square
            if square % ROW + _width(form) <= SIDE and cells & ~board == 0:
                found.append((cells, shape))
    return sorted(found)


def _width(form: int) -> int:
    rows = [form >> row * ROW & (1 << ROW) - 1 for row in range(SIDE)]
    return max(row.bit_length() for row in rows)


_ALL = _placements()
PLACEMENT_COUNT = len(_ALL)
PLACEMENTS: NDArray[np.int64] = np.array([cells for cells, _ in _ALL], dtype=np.int64)
PLACEMENT_SHAPES: NDArray[np.int64] = np.array([shape for _, shape in _ALL], dtype=np.int64)

_COVERS = (PLACEMENTS[:, None] >> SQUARES[None, :] & 1).astype(bool)
PLACEMENT_CELLS: NDArray[np.int64] = np.nonzero(_COVERS)[1].reshape(-1, MARBLES_PER_COLOUR)
"""The six cells of each placement, ascending."""

CELL_BITS: NDArray[np.int64] = np.left_shift(np.int64(1), SQUARES)


def overlaps(start: Layout) -> NDArray[np.int64]:
    """For each colour and placement, how many of its marbles lie there already."""
    shared = PLACEMENTS[None, :] & start[:HOLE, None]
    counts: NDArray[np.int64] = np.bitwise_count(shared).astype(np.int64)
    return counts
