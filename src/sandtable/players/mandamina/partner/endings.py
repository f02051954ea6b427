"""The last moves of a plan: which order brings the points it promises.

S3.2: the game ends at once when all are clustered. So a plan that is nearly there can end too
early, with a shape less or the hole beside the centre, and somebody who goes straight for it may
be forced to end it so.
"""

import numpy as np

from ....games.mandamina.state import CELL_COUNT
from ..solver.layout import Layout, Task, all_clustered, worth
from .moves import NOT_LEGAL, Values, distances, ends_game, hole_of, move_marble

NEAR = 4
"""Moves: from here to the end all orders are looked at."""


def ending_values(task: Task, plan: Layout, seats: int) -> Values:
    """For each move the points to come if all others go straight for a plan."""
    values = np.full(CELL_COUNT, NOT_LEGAL)
    for cell in range(CELL_COUNT):
        if cell != hole_of(task.start):
            values[cell] = _after(task, task.start, cell, plan, 1 % seats, seats)
    return values


def _after(task: Task, layout: Layout, cell: int, plan: Layout, turn: int, seats: int) -> float:
    """The points to come with a move and all that follow it. Turn 0 is our own."""
    layout = layout.copy()
    move_marble(layout, cell)
    if all_clustered(layout):
        return int(worth(layout, task.shape_value, task.centre_value)) - 1
    steps = steps_towards(layout, plan)
    values = [_after(task, layout, step, plan, (turn + 1) % seats, seats) for step in steps]
    return (max(values) if turn == 0 else sum(values) / len(values)) - 1


def steps_towards(layout: Layout, plan: Layout) -> list[int]:
    """The moves that come nearer to a plan, if possible none that ends the game before it."""
    now, after = distances(layout, plan[None, :])
    nearer = [int(cell) for cell in np.flatnonzero(after[0] < now[0])]
    in_time = [cell for cell in nearer if after[0, cell] == 0 or not ends_game(layout, cell)]
    return in_time or nearer
