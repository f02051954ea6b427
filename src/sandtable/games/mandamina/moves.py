"""What a player may do in Mandamina, and what happens then."""

import numpy as np
from numpy.typing import NDArray

from ..batch import NOBODY, Numbers
from ..bits import ROW, popcount
from ..compiled import compiled
from .state import (
    ALL_COLOURS,
    CELL_COUNT,
    CLUSTERED,
    COLOUR_COUNT,
    MARBLES_PER_COLOUR,
    MOST_LEGAL,
    MOVE_LIMIT,
    NOT_ENDED,
    SIMPLE,
    SIMPLE_MOVES,
    SQUARES,
)

Flags = NDArray[np.int8]

# Why an action is refused; 0 is "it is legal". The sentences are in notation.py.
LEGAL, GAME_IS_OVER, IS_THE_HOLE = range(3)

ALL_BUT = np.array(
    [[cell for cell in range(CELL_COUNT) if cell != hole] for hole in range(CELL_COUNT)],
    dtype=np.int64,
)
"""S2.2: for every hole, the cells one may choose."""


@compiled
def to_move(state: np.record) -> int:
    """S2.3, S5.1: the seats in turn, from seat 0 on, be it one or six; NOBODY when it is over."""
    return NOBODY if state.ending != NOT_ENDED else state.moves % state.seats


@compiled
def legal_actions(state: np.record, actions: Numbers) -> int:
    """S2.2: write all cells but the hole into `actions`, ascending; return how many."""
    if state.ending != NOT_ENDED:
        return 0
    cells = ALL_BUT[state.hole]
    for i in range(MOST_LEGAL):
        actions[i] = cells[i]
    return MOST_LEGAL


@compiled
def mark_legal(state: np.record, legal: Numbers, i: int, masks: Flags) -> int:
    """S2.2: all cells but the hole, as a mask."""
    for cell in range(CELL_COUNT):
        masks[i, cell] = 1
    masks[i, state.hole] = 0
    return MOST_LEGAL


@compiled
def nth_legal(state: np.record, legal: Numbers, n: int) -> int:
    """S2.2: the cells in their order, without the hole."""
    return n + 1 if n >= state.hole else n


@compiled
def refusal(state: np.record, action: int) -> int:
    """S2.2: why this action is not legal, LEGAL if it is."""
    if state.ending != NOT_ENDED:
        return GAME_IS_OVER
    return IS_THE_HOLE if action == state.hole else LEGAL


@compiled
def apply(state: np.record, action: int) -> None:
    """S2.1, S2.4: a marble goes to the hole. That the action is legal is the caller's duty."""
    square = SQUARES[action]
    colour = colour_at(state, square)
    state.marbles[colour] ^= 1 << square | 1 << SQUARES[state.hole]
    state.hole = action
    state.moves += 1
    note_cluster(state, colour)
    note_ending(state)


@compiled
def colour_at(state: np.record, square: int) -> int:
    """The colour of the marble on a square that has one."""
    colour = 0
    for other in range(1, COLOUR_COUNT):
        # One term is not 0: a sum is faster than a search, which no processor foresees.
        colour += other * (state.marbles[other] >> square & 1)
    return colour


@compiled
def note_cluster(state: np.record, colour: int) -> None:
    """S3.1: keep `clustered` right for the one colour whose marbles have changed."""
    others = state.clustered & ~(1 << colour)
    state.clustered = others | (1 << colour if is_cluster(state.marbles[colour]) else 0)


@compiled
def is_cluster(cells: int) -> bool:
    """S3.1: whether all these cells hang together through shared edges."""
    # Six cells in one piece share at least five edges; most others are found out here.
    edges = popcount(cells & cells >> 1) + popcount(cells & cells >> ROW)
    if edges < MARBLES_PER_COLOUR - 1:
        return False
    reached = 0
    growing = cells & -cells
    while growing != reached:
        reached = growing
        growing |= cells & (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW)
    return reached == cells


@compiled
def note_ending(state: np.record) -> None:
    """S3.2, S3.3: after a move, whether the game is over, and why."""
    if state.clustered == ALL_COLOURS:
        state.ending = CLUSTERED
    elif state.goal == SIMPLE and state.moves == SIMPLE_MOVES:  # S6.2; S3.4: for score, no limit
        state.ending = MOVE_LIMIT
