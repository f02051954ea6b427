"""The least number of moves from one layout to another: see docs/mandamina-solver.md, Fact 1."""

import numpy as np

from ....games.bits import popcount
from ....games.compiled import compiled
from .layout import HOLE, Layout


@compiled
def distance(start: Layout, target: Layout) -> int:
    """Fact 1: cells still to be filled, and one more for each component without the hole."""
    to_fill = 0
    for colour in range(HOLE):
        to_fill += popcount(target[colour] & ~start[colour])
    return to_fill + components_without_hole(start, target)


@compiled
def components_without_hole(start: Layout, target: Layout) -> int:
    """How many groups of colours exchange cells among themselves and not with the hole."""
    partners = np.zeros(HOLE + 1, dtype=np.int64)  # for each colour a set of colours
    for old in range(HOLE + 1):
        for new in range(HOLE + 1):
            if old != new and start[old] & target[new] != 0:
                partners[old] |= 1 << new
                partners[new] |= 1 << old
    seen = _reachable(partners, HOLE)
    count = 0
    for colour in range(HOLE):
        if partners[colour] != 0 and seen >> colour & 1 == 0:
            seen |= _reachable(partners, colour)
            count += 1
    return count


@compiled
def _reachable(partners: Layout, colour: int) -> int:
    """The colours connected with one of them, itself included, as a set of bits."""
    reached = 0
    growing = 1 << colour
    while growing != reached:
        reached = growing
        for other in range(HOLE + 1):
            if reached >> other & 1:
                growing |= partners[other]
    return reached
