"""What anybody may know of a game of Mandamina: everything."""

from typing import Any

import numpy as np

from ..unpacked import unpacked
from .deal import draw_rows
from .scoring import score_sheet, shape_count
from .shapes import shape_number
from .state import CELLS, COLOUR_COUNT, COLOURS, SIMPLE, SIMPLE_MOVES


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """S1.5: board, count of moves, clusters and points are open to players and spectators alike."""
    plain = unpacked(state)
    return {
        "board": draw_rows(plain),
        "hole": CELLS[plain.hole],
        "moves": plain.moves,
        "moves_left": SIMPLE_MOVES - plain.moves if plain.goal == SIMPLE else None,
        "clusters": [_cluster(plain, colour) for colour in range(COLOUR_COUNT)],
        "shapes": int(shape_count(state)),
        "points": score_sheet(state),
    }


def _cluster(plain: Any, colour: int) -> dict[str, Any]:
    """S3.1, S4.3: whether a colour is clustered, and in which of the 35 shapes."""
    clustered = bool(plain.clustered >> colour & 1)
    return {
        "colour": COLOURS[colour],
        "clustered": clustered,
        "shape": int(shape_number(plain.marbles[colour])) if clustered else None,
    }
