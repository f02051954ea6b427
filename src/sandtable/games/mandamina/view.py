"""What anybody may know of a game of Mandamina: everything."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ..plain import plain
from .deal import draw_rows
from .scoring import score_sheet, shape_count
from .shapes import shape_number
from .state import CELLS, COLOUR_COUNT, COLOURS, SIMPLE, SIMPLE_MOVES


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """S1.5: board, count of moves, clusters and points are open to players and spectators alike."""
    fields = plain(state)
    return {
        "board": draw_rows(state),
        "hole": CELLS[fields.hole],
        "moves": fields.moves,
        "moves_left": SIMPLE_MOVES - fields.moves if fields.goal == SIMPLE else None,
        "clusters": [_cluster(fields, colour) for colour in range(COLOUR_COUNT)],
        "shapes": int(shape_count(state)),
        "points": score_sheet(state),
    }


def _cluster(fields: SimpleNamespace, colour: int) -> dict[str, Any]:
    """S3.1, S4.3: whether a colour is clustered, and in which of the 35 shapes."""
    clustered = bool(fields.clustered >> colour & 1)
    return {
        "colour": COLOURS[colour],
        "clustered": clustered,
        "shape": int(shape_number(fields.marbles[colour])) if clustered else None,
    }
