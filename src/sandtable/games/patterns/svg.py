"""A Patterns position as a picture: tiles face up, groups in their owners' colours, bowls below."""

from typing import Any

import numpy as np

from ..bits import ROW, cells_of
from ..svg import EMPTY, IVORY, SEATS, SIDE, document, pips, rectangle
from ..unpacked import unpacked
from .state import NONE, ROWS, SQUARES

INKS = ("#2a2420", "#a32b10", "#ed9324", "#ffd133", "#4b937e", "#672f7d")
CELL = 50
LEFT = (SIDE - ROW * CELL) / 2
BOWL_TOP = ROWS * CELL + 14


def draw_svg(state: np.record, seat: int | None = None) -> str:
    """The whole position; everybody sees the same. Dots are the number of a group's marker."""
    plain = unpacked(state)
    shapes = [_cell(square, EMPTY) for square in SQUARES.tolist()]
    for colour, board in enumerate(plain.up):
        shapes += [_cell(square, INKS[colour]) for square in cells_of(board)]
    for owner, groups in enumerate(plain.group):
        for colour, board in enumerate(groups):
            shapes += [_claimed(square, INKS[colour], owner) for square in cells_of(board)]
        for number, cell in enumerate(plain.marker[owner], start=1):
            if cell != NONE:
                x, y = _corner(int(SQUARES[cell]))
                shapes.append(pips(x + CELL / 2, y + CELL / 2, CELL / 2, number, IVORY))
    return document([*shapes, *_bowls(plain)])


def _corner(square: int) -> tuple[float, float]:
    return LEFT + square % ROW * CELL, (ROWS - 1 - square // ROW) * CELL + 6


def _cell(square: int, fill: str) -> str:
    return rectangle(*_corner(square), CELL, CELL, fill, IVORY, 8)


def _claimed(square: int, fill: str, owner: int) -> str:
    """A tile face down: its colour within the colour of its owner."""
    x, y = _corner(square)
    inner = rectangle(x + 8, y + 8, CELL - 16, CELL - 16, fill)
    return rectangle(x, y, CELL, CELL, SEATS[owner], IVORY, 2) + inner


def _bowls(plain: Any) -> list[str]:
    """P2.1: the tile of each bowl, the starting tiles before; a bar for the seat to move."""
    tiles = plain.tiles if plain.bowl[0] == NONE else plain.bowl
    shapes = []
    for seat, tile in enumerate(tiles):
        x = LEFT if seat == 0 else SIDE - LEFT - CELL
        shapes.append(rectangle(x, BOWL_TOP, CELL, CELL, INKS[tile], SEATS[seat], 24))
        if plain.seat == seat:
            shapes.append(rectangle(x, BOWL_TOP + CELL + 4, CELL, 10, SEATS[seat]))
    return shapes
