"""Moves on layouts, and how far plans are before and after them."""

import numpy as np
from numpy.typing import NDArray

from ....games.bits import ROW, popcount
from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, SIDE, SQUARES
from ..solver.distance import distance
from ..solver.layout import HOLE, Layout, Task, all_clustered, worth

Plans = NDArray[np.int64]
"""Final layouts, one in each row."""
Values = NDArray[np.float64]
CELL_OF_SQUARE: NDArray[np.int64] = np.zeros(SIDE * ROW, dtype=np.int64)
CELL_OF_SQUARE[SQUARES] = np.arange(CELL_COUNT)
NOT_LEGAL = -1e9
"""The value of the hole, which cannot be moved."""


@compiled
def move_marble(layout: Layout, cell: int) -> None:
    """S2.1: the marble of a cell goes to the hole."""
    swap(layout, 1 << SQUARES[cell] | layout[HOLE])


@compiled
def swap(layout: Layout, both: int) -> None:
    """The hole and a marble, on these two squares, change places."""
    for colour in range(HOLE + 1):
        if layout[colour] & both:
            layout[colour] ^= both


@compiled
def ends_game(layout: Layout, cell: int) -> bool:
    """S3.2: whether all are clustered once the marble of a cell has gone to the hole."""
    after = layout.copy()
    move_marble(after, cell)
    return all_clustered(after)


def distances(layout: Layout, plans: Plans) -> tuple[Layout, Plans]:
    """How far each plan is from a layout, and (a row for each plan) after each move from it."""
    now = np.zeros(len(plans), dtype=np.int64)
    after = np.zeros((len(plans), CELL_COUNT), dtype=np.int64)
    write_distances(layout.copy(), plans, now, after)
    return now, after


@compiled
def write_distances(layout: Layout, plans: Plans, now: Layout, after: Plans) -> None:
    """The same, into arrays. The layout is changed on the way and is the same again after it."""
    for number in range(len(plans)):
        now[number] = distance(layout, plans[number])
    hole = layout[HOLE]
    for cell in range(CELL_COUNT):
        both = 1 << SQUARES[cell] | hole
        if both == hole:
            after[:, cell] = now
            continue
        swap(layout, both)
        for number in range(len(plans)):
            after[number, cell] = distance(layout, plans[number])
        swap(layout, both)


def points(task: Task, plans: Plans) -> Layout:
    """S4.1: what each plan is worth before moves count."""
    worths = np.zeros(len(plans), dtype=np.int64)
    _write_worths(plans, task.shape_value, task.centre_value, worths)
    return worths


@compiled
def _write_worths(plans: Plans, shape_value: int, centre_value: int, worths: Layout) -> None:
    for number in range(len(plans)):
        worths[number] = worth(plans[number], shape_value, centre_value)


def colour_on(layout: Layout, cell: int) -> int:
    """The colour of the marble on a cell."""
    return int(np.flatnonzero(layout >> SQUARES[cell] & 1)[0])


def hole_of(layout: Layout) -> int:
    """The cell without a marble."""
    return int(np.flatnonzero(layout[HOLE] >> SQUARES & 1)[0])


def neighbours_of_own_colour(layout: Layout, cell: int) -> int:
    """How many marbles of its colour the marble of a cell will have beside it, in the hole."""
    hole = int(layout[HOLE])
    beside = hole << 1 | hole >> 1 | hole << ROW | hole >> ROW
    others = int(layout[colour_on(layout, cell)]) & ~(1 << int(SQUARES[cell]))
    return popcount(beside & others)
