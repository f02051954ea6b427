"""What anybody may know of a game of Mandamina: everything."""

from typing import Any

import numpy as np

from ..unpacked import unpacked
from .deal import draw_rows
from .scoring import cluster_shapes, score_sheet
from .state import CELLS, COLOURS, SIMPLE, SIMPLE_MOVES


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """S1.5: board, count of moves, clusters and points are open to players and spectators alike."""
    plain = unpacked(state)
    shapes = cluster_shapes(plain)
    return {
        "board": draw_rows(state),
        "hole": CELLS[plain.hole],
        "moves": plain.moves,
        "moves_left": SIMPLE_MOVES - plain.moves if plain.goal == SIMPLE else None,
        "clusters": [
            {"colour": colour, "clustered": shape is not None, "shape": shape}
            for colour, shape in zip(COLOURS, shapes, strict=True)
        ],
        "shapes": len({shape for shape in shapes if shape is not None}),
        "points": score_sheet(plain),
    }
