"""What a player may do in Brook, what happens then, and what chance brings."""

import numpy as np

from sandtable.games.batch import CHANCE, NOBODY, Numbers
from sandtable.games.compiled import compiled

from .state import CELL_COUNT, COLOURS, NONE

LEGAL, IS_OVER, FISH_FIRST, NOT_IN_HAND, IS_TAKEN = range(5)


@compiled
def to_move(state: np.record) -> int:
    """B2.1, B2.3, B3.1: whose decision it is; CHANCE while somebody fishes."""
    if state.laid == CELL_COUNT:
        return NOBODY
    is_fishing = state.hand[(state.laid - 1) % state.seats] == NONE
    return CHANCE if is_fishing else state.laid % state.seats


@compiled
def refusal(state: np.record, action: int) -> int:
    """B2.1: why this action is not legal, LEGAL if it is."""
    seat = to_move(state)
    if seat < 0:
        return IS_OVER if seat == NOBODY else FISH_FIRST
    if state.hand[seat] != action // CELL_COUNT:
        return NOT_IN_HAND
    return LEGAL if state.cells[action % CELL_COUNT] == NONE else IS_TAKEN


@compiled
def legal_actions(state: np.record, actions: Numbers) -> int:
    """B2.1: the pebble in the hand on any empty place."""
    count = 0
    for action in range(len(COLOURS) * CELL_COUNT):
        if refusal(state, action) == LEGAL:
            actions[count] = action
            count += 1
    return count


@compiled
def apply(state: np.record, action: int) -> None:
    """B2.1, B2.2: a pebble is laid and brings its points."""
    colour, cell = action // CELL_COUNT, action % CELL_COUNT
    seat = state.laid % state.seats
    for other in range(CELL_COUNT):
        steps = abs(cell % 3 - other % 3) + abs(cell // 3 - other // 3)
        if steps == 1 and state.cells[other] == colour:
            state.points[seat] += 1
    state.cells[cell] = colour
    state.hand[seat] = NONE
    state.laid += 1


@compiled
def chance_weights(state: np.record, weights: Numbers) -> int:
    """B2.3: each colour is as likely."""
    for colour in range(len(COLOURS)):
        weights[colour] = 1
    return len(COLOURS)


@compiled
def apply_chance(state: np.record, colour: int) -> None:
    """B2.3: a pebble comes to whoever has just laid one."""
    state.hand[(state.laid - 1) % state.seats] = colour


@compiled
def scores(state: np.record, points: Numbers) -> None:
    """B2.2: the points so far."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
