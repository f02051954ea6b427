"""Alpha-beta search for two seats that move by turns, with everything visible.

Principal-variation search: the first move of a position is searched with the full window, every
other one is only asked whether it is better, with a null window and, far down the list, less
deep; if it is, it is searched again. A value counts what is still to come, for the seat to move:
the value of a move is what it gains at once minus the value of what it leaves to the rival.

A value that rests on ends of the game alone is exact, however deep the search was meant to go;
this is tracked through the tree and the table, so a search knows when it has solved a position.

The search keeps all it needs in arrays (`Search`), so it can stop after any node and go on later.
The functions are templates: a bot compiles them with the names declared below. The compile cache
tells specialisations apart by their argument types only: one bot, one kind of frames.
"""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import Any

import numpy as np

from ..games.batch import States
from ..games.compiled import templates_in
from .ordering import note_refutation, pick, rank_moves
from .prefetching import prefetch
from .sharing import UnderWay, is_elsewhere, is_shared, postpone, tell_others
from .stack import (
    ALPHA,
    BEGUN,
    BEST,
    BEST_MOVE,
    BETA,
    CHILD_ALPHA,
    CHILD_BETA,
    CHILD_DEPTH,
    COUNT,
    DEPTH,
    GAIN,
    INFINITY,
    IS_EXACT,
    KEY,
    MOVE,
    NEXT,
    NODES,
    PLY,
    REDUCTIONS,
    START_ALPHA,
)
from .transposition import (
    AT_MOST,
    EXACT_VALUE,
    NO_MOVE,
    TO_THE_END,
    Table,
    bound_of,
    bucket_of,
    depth_of,
    look_up,
    move_of,
    value_of,
)
from .windows import NEAR_THE_END, known_entry, known_value, note_result, plan

# Whether a value rests on ends of the game alone; typed, or `consider` is compiled three times.
NOT_EXACT, EXACT = np.int64(0), np.int64(1)

# Far from the leaves, a good order is worth an evaluation of every move. A search to the end counts
# its depth from the last tile, and most games end long before.
FORESEEN_FROM_DEPTH = 10
FORESEEN_TO_THE_END = 20
# How much the evaluation counts: more than history, and in a search to the end more than killers.
FORESIGHT = 1 << 14
FORESIGHT_TO_THE_END = 1 << 30

# In a search to the end, the table is asked about every move before one is searched.
REFUTED_FROM_DEPTH = NEAR_THE_END + 2

# And the move comes first that leaves the rival the fewest: its tree is the smallest. One reply
# less counts more than killers, gains and history together, but not more than the table's move.
REPLY_BITS = 36
# Where moves are evaluated, it counts as much as this.
REPLY_COST = 64

# Near the leaves, a move is not searched if the evaluation after it is too bad by so much for every
# move that is still to be looked ahead.
HOPELESS_DEPTH = 4
HOPELESS_LEAD = 56

# The names that a bot supplies.
SEAT: int
OVER: int
list_moves: Callable[[Any, int], int]
make: Callable[[Any, int, int], int]
count_moves: Callable[[Any, int], int]
key: Callable[[Any, int], int]
evaluate: Callable[[Any, int], int]


def begin(searches: States, table: Table, depth: int, alpha: int, beta: int) -> None:
    """Start a search of the first row of the frames, `depth` moves deep."""
    search = searches[0]
    search.control[PLY] = 0
    search.control[NODES] += 1
    search.root_values[:] = -INFINITY
    ply = search.control[PLY]  # as a constant 0, it would have all that follows compiled twice
    search.stack[ply, KEY] = key(search, ply)
    entry = known_entry(search, table, search.stack[ply, KEY], depth)
    enter(search, table, ply, depth, alpha, beta, move_of(entry))


def enter(
    search: np.record, table: Table, ply: int, depth: int, alpha: int, beta: int, table_move: int
) -> None:
    """Open the row of a position: list its moves and say how promising they are."""
    stack = search.stack
    stack[ply, DEPTH] = depth
    stack[ply, ALPHA] = alpha
    stack[ply, BETA] = beta
    stack[ply, START_ALPHA] = alpha
    stack[ply, BEST] = -INFINITY
    stack[ply, BEST_MOVE] = NO_MOVE
    stack[ply, IS_EXACT] = 1
    stack[ply, NEXT] = 0
    stack[ply, BEGUN] = search.control[NODES]
    search.line[ply, 0] = NO_MOVE
    stack[ply, COUNT] = list_moves(search, ply)
    if depth >= REFUTED_FROM_DEPTH and not search.control[REDUCTIONS]:
        ask_ahead(search, table, ply)
        if ply > 0 and refute(search, table, ply):
            return
    if search.control[REDUCTIONS]:
        if depth >= FORESEEN_FROM_DEPTH:
            foresee(search, ply, FORESIGHT, 0)
    elif depth >= FORESEEN_TO_THE_END:
        foresee(search, ply, FORESIGHT_TO_THE_END, REPLY_COST)
    elif depth >= REFUTED_FROM_DEPTH:
        for i in range(stack[ply, COUNT]):
            search.order[ply, i] -= search.replies[ply, i] << REPLY_BITS
    rank_moves(search, ply, search.frames[ply, SEAT], table_move)


def foresee(search: np.record, ply: int, foresight: int, reply_cost: int) -> None:
    """Say for every move what it gains at once and what the evaluation expects after it.

    In a search to the end every reply it leaves to the rival costs something.
    """
    for i in range(search.stack[ply, COUNT]):
        gain = make(search, ply, search.moves[ply, i])
        if not search.frames[ply + 1, OVER]:
            gain -= evaluate(search, ply + 1)
            if reply_cost:
                gain -= reply_cost * count_moves(search, ply + 1)
        search.order[ply, i] = gain * foresight


def ask_ahead(search: np.record, table: Table, ply: int) -> None:
    """Note key and replies of what every move leads to; have the table's rows brought closer."""
    for i in range(search.stack[ply, COUNT]):
        make(search, ply, search.moves[ply, i])
        search.keys[ply, i] = search.replies[ply, i] = 0
        if not search.frames[ply + 1, OVER]:
            search.keys[ply, i] = key(search, ply + 1)
            search.replies[ply, i] = count_moves(search, ply + 1)
            prefetch(table, bucket_of(table, search.keys[ply, i]))


def refute(search: np.record, table: Table, ply: int) -> bool:
    """Whether the table knows a move here that is good enough: then no other is searched."""
    stack = search.stack
    for i in range(stack[ply, COUNT]):
        child = search.keys[ply, i]
        entry = look_up(table, bucket_of(table, child), child)
        bound = bound_of(entry)
        if depth_of(entry) < stack[ply, DEPTH] - 1 or (bound != EXACT_VALUE and bound != AT_MOST):
            continue
        value = search.order[ply, i] - value_of(entry)
        if value >= stack[ply, BETA]:
            stack[ply, BEST] = value
            stack[ply, BEST_MOVE] = search.moves[ply, i]
            stack[ply, IS_EXACT] = EXACT if depth_of(entry) == TO_THE_END else NOT_EXACT
            stack[ply, NEXT] = stack[ply, COUNT]
            search.line[ply, 0] = search.moves[ply, i]
            search.line[ply, 1] = NO_MOVE
            return True
    return False


def consider(search: np.record, ply: int, value: int, is_exact: np.int64) -> bool:
    """Take note of the value of the move under way; False if it must be searched again."""
    stack = search.stack
    if value > stack[ply, ALPHA]:
        was_asked_less = stack[ply, CHILD_DEPTH] < stack[ply, DEPTH] - 1 and not is_exact
        if was_asked_less or (
            value < stack[ply, BETA]
            and stack[ply, CHILD_ALPHA] > stack[ply, GAIN] - stack[ply, BETA]
        ):
            stack[ply, CHILD_DEPTH] = stack[ply, DEPTH] - 1
            stack[ply, CHILD_ALPHA] = stack[ply, GAIN] - stack[ply, BETA]
            return False
    stack[ply, IS_EXACT] &= is_exact
    if ply == 0:
        search.root_values[stack[ply, MOVE]] = value
    if value > stack[ply, BEST]:
        stack[ply, BEST] = value
        if value > stack[ply, ALPHA]:
            stack[ply, BEST_MOVE] = stack[ply, MOVE]
            stack[ply, ALPHA] = value
            note_line(search, ply)
            if value >= stack[ply, BETA]:
                stack[ply, IS_EXACT] = is_exact  # a refutation needs no other move
                note_refutation(search, ply, search.frames[ply, SEAT])
                stack[ply, NEXT] = stack[ply, COUNT]
    return True


def note_line(search: np.record, ply: int) -> None:
    """The best line from here is the move under way and the best line after it."""
    search.line[ply, 0] = search.stack[ply, MOVE]
    i = 0
    while search.line[ply + 1, i] != NO_MOVE:
        search.line[ply, i + 1] = search.line[ply + 1, i]
        i += 1
    search.line[ply, i + 1] = NO_MOVE


def is_hopeless(search: np.record, ply: int, depth: int) -> bool:
    """Take note of the move under way by the evaluation alone if the rival stands far too well."""
    stack = search.stack
    if ply == 0 or not search.control[REDUCTIONS]:
        return False
    value = evaluate(search, ply + 1)
    if value - HOPELESS_LEAD * depth < stack[ply, CHILD_BETA]:
        return False
    search.line[ply + 1, 0] = NO_MOVE
    return consider(search, ply, stack[ply, GAIN] - value, NOT_EXACT)


def descend(search: np.record, table: Table, ply: int) -> bool:
    """Search the move under way as planned: True if its position was opened, False if done."""
    stack = search.stack
    while True:
        if stack[ply, CHILD_DEPTH] <= 0:
            search.line[ply + 1, 0] = NO_MOVE
            value = stack[ply, GAIN] - evaluate(search, ply + 1)
            stack[ply, CHILD_DEPTH] = stack[ply, DEPTH] - 1
            stack[ply, CHILD_ALPHA] = stack[ply, GAIN] - stack[ply, BETA]
            consider(search, ply, value, NOT_EXACT)
            return False
        depth = stack[ply, CHILD_DEPTH]
        if depth <= HOPELESS_DEPTH and is_hopeless(search, ply, depth):
            return False
        stack[ply + 1, KEY] = key(search, ply + 1)
        entry = known_entry(search, table, stack[ply + 1, KEY], depth)
        if not known_value(search, ply, entry):
            alpha, beta = stack[ply, CHILD_ALPHA], stack[ply, CHILD_BETA]
            enter(search, table, ply + 1, depth, alpha, beta, move_of(entry))
            return True
        search.line[ply + 1, 0] = NO_MOVE
        is_exact = EXACT if depth_of(entry) == TO_THE_END else NOT_EXACT
        if consider(search, ply, stack[ply, GAIN] - value_of(entry), is_exact):
            return False


def look_at_leaves(search: np.record, ply: int) -> None:
    """Try all moves of a position from which one move is looked ahead.

    What `go_on` would do with each, without the detour by plans and windows: most of all
    positions are such leaves.
    """
    stack = search.stack
    seat = search.frames[ply, SEAT]
    alpha, beta = stack[ply, ALPHA], stack[ply, BETA]
    best, is_exact = stack[ply, BEST], stack[ply, IS_EXACT]
    first, count = stack[ply, NEXT], stack[ply, COUNT]
    while stack[ply, NEXT] < count:
        move = pick(search, ply)
        value = make(search, ply, move)
        is_end = EXACT if search.frames[ply + 1, OVER] else NOT_EXACT
        if not is_end:
            value -= evaluate(search, ply + 1)
        is_exact &= is_end
        if value <= best:
            continue
        best = value
        if value > alpha:
            alpha = value
            stack[ply, BEST_MOVE] = move
            search.line[ply, 0] = move
            search.line[ply, 1] = NO_MOVE
            if value >= beta:
                is_exact = is_end
                stack[ply, MOVE] = move
                note_refutation(search, ply, seat)
                break
    search.control[NODES] += stack[ply, NEXT] - first
    stack[ply, NEXT] = count
    stack[ply, ALPHA] = alpha
    stack[ply, BEST] = best
    stack[ply, IS_EXACT] = is_exact


def go_on(searches: States, table: Table, under_way: UnderWay, nodes: int) -> bool:
    """Search about so many nodes more; True when the search is finished."""
    search = searches[0]
    control = search.control
    stack = search.stack
    ply = control[PLY]
    stop = control[NODES] + nodes
    while control[NODES] < stop:
        if stack[ply, DEPTH] == 1 and ply > 0:
            look_at_leaves(search, ply)
        if stack[ply, NEXT] < stack[ply, COUNT]:
            stack[ply, MOVE] = pick(search, ply)
            stack[ply, GAIN] = make(search, ply, stack[ply, MOVE])
            control[NODES] += 1
            if search.frames[ply + 1, OVER]:
                search.line[ply + 1, 0] = NO_MOVE
                stack[ply, CHILD_ALPHA] = stack[ply, GAIN] - stack[ply, BETA]
                stack[ply, CHILD_DEPTH] = stack[ply, DEPTH] - 1
                consider(search, ply, stack[ply, GAIN], EXACT)
            elif is_shared(search, stack[ply, DEPTH] - 1) and is_elsewhere(
                search, under_way, ply, key(search, ply + 1)
            ):
                postpone(search, ply)
            else:
                plan(search, ply)
                if descend(search, table, ply):
                    ply += 1
                    tell_others(search, under_way, ply, True)
            continue
        note_result(search, table, ply)
        tell_others(search, under_way, ply, False)
        if ply == 0:
            control[PLY] = 0
            return True
        ply -= 1
        value = stack[ply, GAIN] - stack[ply + 1, BEST]
        is_exact = stack[ply + 1, IS_EXACT]
        if not consider(search, ply, value, is_exact) and descend(search, table, ply):
            ply += 1
            tell_others(search, under_way, ply, True)
    control[PLY] = ply
    return False


TEMPLATES = templates_in(__name__)
