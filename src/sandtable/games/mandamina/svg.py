"""A Mandamina position as a picture: marbles, the hole, and a bar of the moves of a simple game."""

import numpy as np

from ..bits import ROW, cells_of
from ..svg import EMPTY, INK, SIDE, WOOD, circle, document, rectangle
from ..unpacked import unpacked
from .state import SIDE as CELLS
from .state import SIMPLE, SIMPLE_MOVES

INKS = ("#faf8f3", "#ffd133", "#ed9324", "#a32b10", "#7a4aac", "#4b937e", "#8ac4e6", "#1a2d66")
CELL = 64
EDGE = (SIDE - CELLS * CELL) / 2
RADIUS = 26
BAR = 8


def draw_svg(state: np.record, seat: int | None = None) -> str:
    """The whole position; everybody sees the same. A clustered colour has a ring."""
    plain = unpacked(state)
    shapes = [rectangle(EDGE, EDGE, CELLS * CELL, CELLS * CELL, WOOD, "none", 12)]
    for row in range(CELLS):
        for column in range(CELLS):
            shapes.append(circle(*_centre(row * ROW + column), RADIUS / 2, EMPTY))
    for colour, board in enumerate(plain.marbles):
        ring = INK if plain.clustered >> colour & 1 else "none"
        shapes += [
            circle(*_centre(square), RADIUS, INKS[colour], ring) for square in cells_of(board)
        ]
    if plain.goal == SIMPLE:
        shapes.append(rectangle(0, SIDE - BAR, SIDE * plain.moves / SIMPLE_MOVES + 2, BAR, INK))
    return document(shapes)


def _centre(square: int) -> tuple[float, float]:
    x = EDGE + (square % ROW + 0.5) * CELL
    return x, EDGE + (CELLS - 1 - square // ROW + 0.5) * CELL
