"""What a move is worth if whoever follows looks at the board afresh."""

import numpy as np

from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ..solver.layout import HOLE, Layout, Task, all_clustered, worth
from .moves import NOT_LEGAL, Plans, Values, points, swap, write_distances

TEMPERATURE = 2.0
"""Points by which a plan has to be better to be chosen e times as often."""


def reply_values(task: Task, plans: Plans) -> Values:
    """For each move the points expected, the reply included; the hole has NOT_LEGAL."""
    values = np.full(CELL_COUNT, NOT_LEGAL)
    worths = points(task, plans)
    _write(task.start.copy(), plans, worths, task.shape_value, task.centre_value, values)
    return values - task.moves_made


@compiled
def _write(
    layout: Layout,
    plans: Plans,
    worths: Layout,
    shape_value: int,
    centre_value: int,
    values: Values,
) -> None:
    now = np.zeros(len(plans), dtype=np.int64)
    after = np.zeros((len(plans), CELL_COUNT), dtype=np.int64)
    hole = layout[HOLE]
    for cell in range(CELL_COUNT):
        both = 1 << SQUARES[cell] | hole
        if both == hole:
            continue
        swap(layout, both)
        if all_clustered(layout):
            values[cell] = worth(layout, shape_value, centre_value) - 1
        else:
            write_distances(layout, plans, now, after)
            values[cell] = _after_reply(worths, now, after) - 2
        swap(layout, both)


@compiled
def _after_reply(worths: Layout, now: Layout, after: Plans) -> float:
    """The mean, over the replies that bring some plan nearer, of the best value after each."""
    best = (worths - now).max()
    chances = np.zeros(CELL_COUNT)
    for number in range(len(worths)):
        nearer = 0
        for cell in range(CELL_COUNT):
            nearer += after[number, cell] < now[number]
        weight = np.exp((worths[number] - now[number] - best) / TEMPERATURE)
        for cell in range(CELL_COUNT):
            if after[number, cell] < now[number]:
                chances[cell] += weight / nearer
    expected = 0.0
    for cell in range(CELL_COUNT):
        if chances[cell] > 0:
            expected += chances[cell] * (worths - after[:, cell]).max()
    return float(expected / chances.sum())
