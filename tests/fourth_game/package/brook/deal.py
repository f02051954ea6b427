"""How Brook is dealt, what a seat sees of it, and how the rest may be guessed."""

import numpy as np

from sandtable.games.batch import Numbers, States
from sandtable.games.compiled import compiled
from sandtable.games.dice import Dice, below

from .state import CELL_COUNT, COLOURS, HIDDEN, MOST_SEATS, NONE

DEAL_BOUNDS = np.full(MOST_SEATS, len(COLOURS), dtype=np.int64)  # a colour each


@compiled
def deal(state: np.record, numbers: Numbers) -> None:
    """B1.1, B1.2: an empty brook, and a pebble for each seat."""
    state.laid = 0
    for cell in range(CELL_COUNT):
        state.cells[cell] = NONE
    for seat in range(MOST_SEATS):
        state.hand[seat] = numbers[seat] if seat < state.seats else NONE
        state.points[seat] = 0


@compiled
def observe(states: States, i: int, seat: int, observations: States) -> None:
    """B1.2: everything but the pebbles in other hands."""
    observations[i] = states[i]
    for owner in range(states[i].seats):
        if owner != seat and states[i].hand[owner] != NONE:
            observations[i].hand[owner] = HIDDEN


@compiled
def resample(observations: States, i: int, rolls: Dice, states: States) -> None:
    """B1.2, B2.3: a hidden pebble has any colour."""
    states[i] = observations[i]
    for owner in range(states[i].seats):
        if states[i].hand[owner] == HIDDEN:
            states[i].hand[owner] = below(rolls, len(COLOURS))
