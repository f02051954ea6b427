"""A game played on from a position: what it comes to, and where its points come from."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....games.batch import States
from ....games.compiled import compiled
from ....games.dice import Dice
from ....games.mandala.state import CLAIM, COLOUR_COUNT, MANDALAS, OVER, SEATS, TURN
from .rolling import MEASURES, Weights, judge_state, step_on

Table = NDArray[np.float64]

# The columns of a game that was played to its end, after its measures: the points of each seat by
# colour; whether each seat got its sixth colour; and for each Mandala whether each seat chose
# first when it was next completed.
BY_COLOUR = MEASURES
SIXTH = BY_COLOUR + SEATS * COLOUR_COUNT
FIRST = SIXTH + SEATS
COLUMNS = FIRST + MANDALAS * SEATS


@compiled
def _note_claim(state: np.record, row: Any) -> None:
    """Who chooses first, the first time that this Mandala is completed."""
    at = FIRST + state.mandala * SEATS
    if state.phase == CLAIM and row[at] + row[at + 1] == 0:
        row[at + state.claimer] = 1.0


@compiled
def _note_points(state: np.record, row: Any) -> None:
    """M7.1: the points of each seat by colour, and who has all six."""
    for seat in range(SEATS):
        for colour in range(COLOUR_COUNT):
            cards = state.cup[seat, colour] + state.hidden_cup[seat, colour]
            points = cards * state.river[seat, colour]
            row[BY_COLOUR + seat * COLOUR_COUNT + colour] = points
        row[SIXTH + seat] = state.river_size[seat] == COLOUR_COUNT


@compiled
def play_out(
    states: States, rolls: Dice, draws: Dice, mind: Any, margins: Weights, turns: int, row: Any
) -> None:
    """Play states[0] on for so many turns, or to the end, and fill the row.

    It has the measures alone, or all the columns.
    """
    row[:] = 0.0
    with_sources = len(row) == COLUMNS
    while states[0].phase != OVER:
        if states[0].phase == TURN:
            if turns == 0:
                break
            turns -= 1
        if with_sources:
            _note_claim(states[0], row)
        step_on(states, rolls, draws, mind)
    judge_state(states[0], mind, margins, row)
    if with_sources:
        _note_points(states[0], row)
