"""How deep a move is searched and with which window, and what the table knows about that."""

import numpy as np

from ..games.compiled import compiled
from .stack import (
    AGE,
    ALPHA,
    BEGUN,
    BEST,
    BEST_MOVE,
    BETA,
    CHILD_ALPHA,
    CHILD_BETA,
    CHILD_DEPTH,
    DEPTH,
    GAIN,
    INFINITY,
    IS_EXACT,
    KEY,
    NEXT,
    NODES,
    NUMBER,
    REDUCTIONS,
    START_ALPHA,
)
from .transposition import (
    AT_LEAST,
    AT_MOST,
    EXACT_VALUE,
    NO_ENTRY,
    TO_THE_END,
    Table,
    bound_of,
    bucket_of,
    depth_of,
    look_up,
    near_bucket_of,
    pack,
    remember,
    value_of,
)

# Late moves are searched less deep.
REDUCED_FROM_MOVE = 4
REDUCED_MORE_FROM_MOVE = 12
REDUCED_FROM_DEPTH = 3

# Positions with so little to search are kept in the near part of the table.
NEAR_DEPTH = 1
NEAR_THE_END = 10


@compiled
def plan(search: np.record, ply: int) -> None:
    """How deep and with which window to search the move under way, for the first time."""
    stack = search.stack
    depth = stack[ply, DEPTH]
    stack[ply, CHILD_DEPTH] = depth - 1
    stack[ply, CHILD_ALPHA] = stack[ply, GAIN] - stack[ply, BETA]
    stack[ply, CHILD_BETA] = stack[ply, GAIN] - stack[ply, ALPHA]
    number = stack[ply, NEXT] - 1
    if number == 0 or stack[ply, ALPHA] == -INFINITY:
        return
    stack[ply, CHILD_ALPHA] = stack[ply, CHILD_BETA] - 1
    if search.control[REDUCTIONS] and depth >= REDUCED_FROM_DEPTH and number >= REDUCED_FROM_MOVE:
        stack[ply, CHILD_DEPTH] -= 1
        if number >= REDUCED_MORE_FROM_MOVE and depth > REDUCED_FROM_DEPTH:
            stack[ply, CHILD_DEPTH] -= 1


@compiled
def slot_of(search: np.record, table: Table, key: int, depth: int) -> int:
    """Where in the table a position is kept that is searched so deep.

    Near the leaves a look into a large table would take longer than to search the position.
    """
    near = NEAR_DEPTH if search.control[REDUCTIONS] else NEAR_THE_END
    if depth <= near:
        return near_bucket_of(table, key, search.control[NUMBER])
    return bucket_of(table, key)


@compiled
def known_entry(search: np.record, table: Table, key: int, depth: int) -> int:
    """What the table knows of a position that is to be searched so deep."""
    return look_up(table, slot_of(search, table, key, depth), key)


@compiled
def known_value(search: np.record, ply: int, entry: int) -> bool:
    """Whether the table answers what the move under way is asked."""
    stack = search.stack
    if bound_of(entry) == NO_ENTRY or depth_of(entry) < stack[ply, CHILD_DEPTH]:
        return False
    value = value_of(entry)
    bound = bound_of(entry)
    return bool(
        bound == EXACT_VALUE
        or (bound == AT_LEAST and value >= stack[ply, CHILD_BETA])
        or (bound == AT_MOST and value <= stack[ply, CHILD_ALPHA])
    )


@compiled
def note_result(search: np.record, table: Table, ply: int) -> None:
    """Put a finished position into the table."""
    stack = search.stack
    bound = EXACT_VALUE
    if stack[ply, BEST] >= stack[ply, BETA]:
        bound = AT_LEAST
    elif stack[ply, BEST] <= stack[ply, START_ALPHA]:
        bound = AT_MOST
    depth = TO_THE_END if stack[ply, IS_EXACT] else stack[ply, DEPTH]
    nodes = search.control[NODES] - stack[ply, BEGUN]
    age = search.control[AGE]
    entry = pack(stack[ply, BEST], depth, bound, stack[ply, BEST_MOVE], age, nodes)
    slot = slot_of(search, table, stack[ply, KEY], stack[ply, DEPTH])
    remember(table, slot, stack[ply, KEY], entry)
