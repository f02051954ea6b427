"""Searches of one position that share a table, each on a core of its own, go different ways.

Every search says which positions it is at. Another one that comes to such a position puts the move
that leads there behind all others: by then the table may know its value.
"""

import numpy as np
from numpy.typing import NDArray

from ..games.compiled import compiled
from .ordering import POSTPONED
from .stack import DEPTH, KEY, NEXT, REDUCTIONS

# What is searched so deep should not be searched by two searches at a time.
SHARED_FROM_DEPTH = 4
SHARED_TO_THE_END = 11

UnderWay = NDArray[np.int64]
"""The keys of positions that are being searched, each at a place its last bits say. Their number
is a power of two."""


@compiled
def is_shared(search: np.record, depth: int) -> bool:
    """Whether other searches are told of a position that is searched so deep."""
    return bool(depth >= (SHARED_FROM_DEPTH if search.control[REDUCTIONS] else SHARED_TO_THE_END))


@compiled
def is_elsewhere(search: np.record, under_way: UnderWay, ply: int, child: int) -> bool:
    """Whether the move under way can wait because another search is at what it leads to,
    the position with this key."""
    stack = search.stack
    number = stack[ply, NEXT] - 1
    if number == 0 or search.order[ply, number] == POSTPONED:
        return False
    return bool(under_way[child & (len(under_way) - 1)] == child)


@compiled
def postpone(search: np.record, ply: int) -> None:
    """Put the move under way behind all others: by then the table may know its value."""
    search.stack[ply, NEXT] -= 1
    search.order[ply, search.stack[ply, NEXT]] = POSTPONED


@compiled
def tell_others(search: np.record, under_way: UnderWay, ply: int, is_begun: bool) -> None:
    """Let other searches know that this position is being searched, or is no longer."""
    if is_shared(search, search.stack[ply, DEPTH]):
        position = search.stack[ply, KEY]
        under_way[position & (len(under_way) - 1)] = position if is_begun else 0
