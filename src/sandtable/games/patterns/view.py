"""What anybody may know of a game of Patterns: everything."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ..bits import squares
from ..plain import plain
from .deal import draw_rows
from .scoring import score_sheet
from .state import CELL_OF_SQUARE, CELLS, COLOURS, MARKERS, NONE, SEATS

PHASES = ("bowls", "turn", "final-flips", "over")


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """P1.5: board, groups, markers and bowls are open to players and spectators alike."""
    fields = plain(state)
    return {
        "phase": PHASES[fields.phase],
        "board": draw_rows(state),
        "groups": [_groups(fields, owner) for owner in range(SEATS)],
        "tiles": "".join(COLOURS[tile] for tile in fields.tiles),
        "bowls": [None if bowl == NONE else COLOURS[bowl] for bowl in fields.bowl],
        "points": score_sheet(state),
    }


def _groups(fields: SimpleNamespace, seat: int) -> list[dict[str, Any]]:
    """A seat's groups in the order of their numbers."""
    colours = {number: colour for colour, number in enumerate(fields.number[seat])}
    return [
        {
            "number": number,
            "colour": COLOURS[colours[number]],
            "marker": CELLS[fields.marker[seat][number - 1]],
            "cells": cell_names(fields.group[seat][colours[number]]),
        }
        for number in range(1, MARKERS + 1)
        if number in colours
    ]


def cell_names(cells: int) -> list[str]:
    """The names of the cells in a bitboard, row by row from c1."""
    return [CELLS[CELL_OF_SQUARE[square]] for square in squares(cells)]
