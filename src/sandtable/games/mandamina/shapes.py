"""The shapes of clusters: six cells in one piece, turned and mirrored as you like."""

import numpy as np
from numpy.typing import NDArray

from ..bits import ROW, lowest
from ..compiled import compiled
from .state import MARBLES_PER_COLOUR

Cells = frozenset[tuple[int, int]]
"""Cells as (row, column)."""

NO_SHAPE = -1


def _in_corner(cells: Cells) -> Cells:
    """The same form, as far down and left as it goes."""
    bottom = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return frozenset((row - bottom, column - left) for row, column in cells)


def _forms() -> set[Cells]:
    """All forms of six cells in one piece, each in the corner: grown from one cell."""
    forms = {frozenset({(0, 0)})}
    for _ in range(MARBLES_PER_COLOUR - 1):
        forms = {
            _in_corner(form | {beside})
            for form in forms
            for row, column in form
            for up, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (beside := (row + up, column + right)) not in form
        }
    return forms


def _bitboard(form: Cells) -> int:
    return sum(1 << row * ROW + column for row, column in form)


def _images(form: Cells) -> list[Cells]:
    """S4.3: the form turned four ways, and its mirror image turned four ways."""
    images = []
    for _ in range(4):
        form = _in_corner(frozenset((column, -row) for row, column in form))
        images += [form, _in_corner(frozenset((row, -column) for row, column in form))]
    return images


def _shape_numbers() -> dict[int, int]:
    """S4.3: for the bitboard of every form the number of its shape: 35 shapes in 216 forms."""
    leaders = {
        _bitboard(form): min(_bitboard(image) for image in _images(form)) for form in _forms()
    }
    shapes = sorted(set(leaders.values()))
    return {form: shapes.index(leader) for form, leader in leaders.items()}


SHAPE_NUMBERS = _shape_numbers()
SHAPE_COUNT = len(set(SHAPE_NUMBERS.values()))

FORM_DIVISOR = 2494
"""The smallest number by which all forms, as bitboards, leave different remainders."""


def _table() -> NDArray[np.int64]:
    table = np.full(FORM_DIVISOR, NO_SHAPE, dtype=np.int64)
    for form, shape in SHAPE_NUMBERS.items():
        table[form % FORM_DIVISOR] = shape
    return table


SHAPE_OF_REMAINDER = _table()


@compiled
def shape_number(cells: int) -> int:
    """S4.3: the number of a cluster's shape. That it is a cluster is the caller's duty."""
    bottom = lowest(cells) // ROW
    cells >>= bottom * ROW
    columns = cells | cells >> 4 * ROW  # all rows, folded onto the lowest
    columns |= columns >> 2 * ROW
    columns |= columns >> ROW
    shape: int = SHAPE_OF_REMAINDER[(cells >> lowest(columns)) % FORM_DIVISOR]
    return shape
