"""Which move to search first: the better the order, the more of the tree is never visited."""

import numpy as np

from ..games.compiled import compiled
from .stack import COUNT, DEPTH, MOVE, NEXT

# Ordering: the move of the table first, then killers, then by gain and history.
TABLE_MOVE_BONUS = 1 << 50
KILLER_BONUS = 1 << 40
GAIN_WEIGHT = 64
HISTORY_LIMIT = 1 << 30
POSTPONED = -(1 << 60)
"""Comes after all others."""


@compiled
def rank_moves(search: np.record, ply: int, seat: int, table_move: int) -> None:
    """Say how promising each move is; so far `order` holds what it gains at once."""
    for i in range(search.stack[ply, COUNT]):
        move = search.moves[ply, i]
        promise = search.order[ply, i] * GAIN_WEIGHT + search.history[seat, move]
        if move == table_move:
            promise += TABLE_MOVE_BONUS
        elif move == search.killers[ply, 0] or move == search.killers[ply, 1]:
            promise += KILLER_BONUS
        search.order[ply, i] = promise


@compiled
def pick(search: np.record, ply: int) -> int:
    """The most promising move that is left, moved to the front of those."""
    stack = search.stack
    first = stack[ply, NEXT]
    best = first
    for i in range(first + 1, stack[ply, COUNT]):
        if search.order[ply, i] > search.order[ply, best]:
            best = i
    move = search.moves[ply, best]
    promise = search.order[ply, best]
    search.moves[ply, best] = search.moves[ply, first]
    search.order[ply, best] = search.order[ply, first]
    search.moves[ply, first] = move
    search.order[ply, first] = promise
    stack[ply, NEXT] = first + 1
    return int(move)


@compiled
def note_refutation(search: np.record, ply: int, seat: int) -> None:
    """Remember a move that was too good: it may be so again elsewhere."""
    stack = search.stack
    move = stack[ply, MOVE]
    if search.history[seat, move] < HISTORY_LIMIT:
        search.history[seat, move] += stack[ply, DEPTH] * stack[ply, DEPTH]
    if search.killers[ply, 0] != move:
        search.killers[ply, 1] = search.killers[ply, 0]
        search.killers[ply, 0] = move
