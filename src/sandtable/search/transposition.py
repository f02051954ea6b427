"""A table of positions already searched, found again by their key.

An entry packs what is known of a position into one integer: the value, how deep it was searched,
whether the value is exact or only a bound, the best move, and in which search it was written.
Two entries share a bucket: the first keeps what took more work, the second the latest.

Several threads may share a table without locks: what is stored beside an entry is its key with the
entry's bits mixed in, so of an entry half overwritten by another thread nothing is believed.
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
EFFORT_SHIFT, EFFORT_MASK = 40, 63

NEAR_ROWS = 1 << 15
"""Positions near the leaves are kept in a few rows, which stay in the processor's cache: most looks
at the table are at such positions, and a look anywhere else waits for the memory. Each of several
searches has rows of its own for this, because cores that write the same rows slow each other."""


Table = NDArray[np.int64]
"""Rows of a key, exclusive-or the entry, and the entry; their number is a power of two."""


def new_table(bits: int) -> Table:
    """An empty table of 2**bits entries, 16 bytes each."""
    # Written, not only reserved as by np.zeros: else the first search waits for the memory.
    return np.full((1 << bits, 2), 0, dtype=np.int64)


@compiled
def pack(value: int, depth: int, bound: int, move: int, age: int, nodes: int) -> int:
    """All that is known of a position as one integer."""
    effort = 0
    while nodes >> effort > 1:
        effort += 1
    return (
        (value + VALUE_OFFSET)
        | depth << DEPTH_SHIFT
        | bound << BOUND_SHIFT
        | move << MOVE_SHIFT
        | (age & AGE_MASK) << AGE_SHIFT
        | effort << EFFORT_SHIFT
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
def effort_of(entry: int) -> int:
    """How much work the value took, as a power of two."""
    return entry >> EFFORT_SHIFT & EFFORT_MASK


@compiled
def bucket_of(table: Table, key: int) -> int:
    """The first of the two places that this key may have."""
    return key & (len(table) - 2)


@compiled
def near_bucket_of(table: Table, key: int, number: int) -> int:
    """The same in the near part of the search of this number."""
    rows = min(len(table), NEAR_ROWS)
    return (key & (rows - 2)) + (number * rows & (len(table) - 1))


@compiled
def look_up(table: Table, slot: int, key: int) -> int:
    """The entry of this key in the bucket that begins at a slot, 0 if there is none."""
    for place in range(slot, slot + 2):
        entry = table[place, 1]
        if table[place, 0] ^ entry == key:
            return int(entry)
    return 0


@compiled
def remember(table: Table, slot: int, key: int, entry: int) -> None:
    """Keep an entry: in the first place of its bucket if it took more work than a fresh one."""
    old = table[slot, 1]
    if table[slot, 0] ^ old != key:
        is_stale = (old ^ entry) >> AGE_SHIFT & AGE_MASK != 0
        is_second = table[slot + 1, 0] ^ table[slot + 1, 1] == key
        if is_second or (not is_stale and effort_of(old) > effort_of(entry)):
            slot += 1
    table[slot, 0] = key ^ entry
    table[slot, 1] = entry
