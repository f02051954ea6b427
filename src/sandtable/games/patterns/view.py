"""What anybody may know of a game of Patterns: everything."""

from functools import lru_cache
from typing import Any

import numpy as np

from ..bits import cells_of
from ..unpacked import unpacked
from .deal import draw_rows
from .scoring import score_sheet
from .state import CELLS, COLOURS, NONE, SEATS, SQUARES

NAMES = dict(zip(SQUARES.tolist(), CELLS, strict=True))
"""The cell of every square."""
PHASES = ("bowls", "turn", "final-flips", "over")


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """P1.5: board, groups, markers and bowls are open to players and spectators alike."""
    plain = unpacked(state)
    return {
        "phase": PHASES[plain.phase],
        "board": draw_rows(state),
        "groups": [_groups(plain, owner) for owner in range(SEATS)],
        "tiles": "".join(COLOURS[tile] for tile in plain.tiles),
        "bowls": [None if bowl == NONE else COLOURS[bowl] for bowl in plain.bowl],
        "points": score_sheet(plain),
    }


def _groups(plain: Any, seat: int) -> list[dict[str, Any]]:
    """A seat's groups in the order of their numbers."""
    rows = sorted(zip(plain.number[seat], COLOURS, plain.group[seat], strict=True))
    return [
        {
            "number": number,
            "colour": colour,
            "marker": CELLS[plain.marker[seat][number - 1]],
            "cells": list(_names_of(group)),
        }
        for number, colour, group in rows
        if number
    ]


@lru_cache(maxsize=8_192)
def _names_of(group: int) -> tuple[str, ...]:
    """The cells of a group. Most of what is seen was seen a move before."""
    return tuple(NAMES[square] for square in cells_of(group))
