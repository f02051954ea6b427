"""What anybody may know of a game of Patterns: everything."""

from typing import Any

import numpy as np

from ..bits import lowest
from .deal import draw_rows
from .scoring import score_sheet
from .state import CELL_OF_SQUARE, CELLS, COLOUR_COUNT, COLOURS, MARKERS, NONE, SEATS

PHASES = ("bowls", "turn", "final-flips", "over")


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """P1.5: board, groups, markers and bowls are open to players and spectators alike."""
    return {
        "phase": PHASES[state.phase],
        "board": draw_rows(state),
        "groups": [_groups(state, owner) for owner in range(SEATS)],
        "tiles": "".join(COLOURS[tile] for tile in state.tiles.tolist()),
        "bowls": [None if bowl == NONE else COLOURS[bowl] for bowl in state.bowl.tolist()],
        "points": score_sheet(state),
    }


def _groups(state: np.record, seat: int) -> list[dict[str, Any]]:
    """A seat's groups in the order of their numbers."""
    colours = {int(state.number[seat, colour]): colour for colour in range(COLOUR_COUNT)}
    return [
        {
            "number": number,
            "colour": COLOURS[colours[number]],
            "marker": CELLS[state.marker[seat, number - 1]],
            "cells": cell_names(int(state.group[seat, colours[number]])),
        }
        for number in range(1, MARKERS + 1)
        if number in colours
    ]


def cell_names(cells: int) -> list[str]:
    """The names of the cells in a bitboard, row by row from c1."""
    names = []
    while cells:
        names.append(CELLS[CELL_OF_SQUARE[lowest(cells)]])
        cells &= cells - 1
    return names
