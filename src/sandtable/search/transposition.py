"""A table of positions already searched, found again by their key.

An entry packs what is known of a position into one integer: the value, how deep it was searched,
whether the value is exact or only a bound, the best move, and in which search it was written.
Two entries share a bucket: the first keeps the deeper search, the second the latest.
"""

import numpy as np
from numpy.typing import NDArray

from ..games.compiled import compiled

# What the value of an entry says.
NO_ENTRY, EXACT_VALUE, AT_LEAST, AT_MOST = range(4)

TO_THE_END = 63
"""The depth of a value that rests on ends of the game alone, however deep they lie."""
NO_MOVE = 255

VALUE_OFFSET = 1 << 15
VALUE_MASK = (1 << 16) - 1
DEPTH_SHIFT, DEPTH_MASK = 16, 63
BOUND_SHIFT, BOUND_MASK = 22, 3
MOVE_SHIFT, MOVE_MASK = 24, 255
AGE_SHIFT, AGE_MASK = 32, 255


Table = NDArray[np.int64]
"""Rows of a key and an entry; their number is a power of two."""


def new_table(bits: int) -> Table:
    """An empty table of 2**bits entries, 16 bytes each."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


@compiled
def pack(value: int, depth: int, bound: int, move: int, age: int) -> int:
    """All that is known of a position as one integer."""
    return (
        (value + VALUE_OFFSET)
        | depth << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | move << MOVE_SHIFT
        | (age & AGE_MASK) << AGE_SHIFT
    )


@compiled
def value_of(entry: int) -> int:
    """The value, from the view of the seat to move."""
    return (entry & VALUE_MASK) - VALUE_OFFSET


@compiled
def depth_of(entry: int) -> int:
    """How deep the value was searched."""
    return entry >> DEPTH_SHIFT & DEPTH_MASK


@compiled
def bound_of(entry: int) -> int:
    """Whether the value is exact, at least or at most so much; NO_ENTRY if nothing is known."""
    return entry >> BOUND_SHIFT & BOUND_MASK


@compiled
def move_of(entry: int) -> int:
    """The best move, or NO_MOVE."""
    return entry >> MOVE_SHIFT & MOVE_MASK


@compiled
def look_up(table: Table, key: int) -> int:
    """The entry of this key, 0 if there is none."""
    slot = key & (len(table) - 2)
    if table[slot, 0] == key:
        return int(table[slot, 1])
    if table[slot + 1, 0] == key:
        return int(table[slot + 1, 1])
    return 0


@compiled
def remember(table: Table, key: int, entry: int) -> None:
    """Keep an entry: in the first place of its bucket if it is deeper or the old one is stale."""
    slot = key & (len(table) - 2)
    if table[slot, 0] != key:
        old = table[slot, 1]
        is_stale = old >> AGE_SHIFT != entry >> AGE_SHIFT
        if table[slot + 1, 0] == key or (not is_stale and depth_of(old) > depth_of(entry)):
            slot += 1
    table[slot, 0] = key
    table[slot, 1] = entry
