"""Finishes: all layouts within a few moves in which the game is over.

Plans are drawn at random, so they miss many of those that are nearest. Near the end these count:
whoever knows them all finishes whatever the others do.
"""

import numpy as np

from ....games.compiled import compiled
from ....games.mandamina.moves import is_cluster
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ..solver.layout import HOLE, Layout, Task
from .moves import Plans, move_marble, points

WITHIN = 3
"""Moves. One more takes forty times as long."""
MOST = 4096
"""Finishes that are looked at; more are there only where every move leads to one."""
KEPT = 24


def finishes(task: Task) -> Plans:
    """The best layouts in which the game can be over within a few moves, all orders tried."""
    found = np.zeros((MOST, HOLE + 1), dtype=np.int64)
    count = 0
    for most_moves in range(1, WITHIN + 1):
        count = _write_finishes(task.start.copy(), most_moves, found, count)
        if count > 0:
            break
    else:
        return found[:0]
    if most_moves < WITHIN:
        count = _write_finishes(task.start.copy(), most_moves + 1, found, count)
    plans = np.unique(found[:count], axis=0)
    best = np.argsort(-points(task, plans), kind="stable")[:KEPT]
    return plans[best]


@compiled
def scattered(layout: Layout) -> int:
    """How many colours are not clustered: each takes a move at least."""
    count = 0
    for colour in range(HOLE):
        count += not is_cluster(layout[colour])
    return count


@compiled
def _write_finishes(layout: Layout, moves: int, found: Plans, count: int) -> int:
    """Write the finishes within so many moves; return how many are written by now."""
    if scattered(layout) > moves:
        return count
    for cell in range(CELL_COUNT):
        if 1 << SQUARES[cell] == layout[HOLE]:
            continue
        back = layout.copy()
        move_marble(layout, cell)
        left = scattered(layout)
        if left == 0:
            if count < len(found):
                found[count] = layout
                count += 1
        elif left < moves:
            count = _write_finishes(layout, moves - 1, found, count)
        layout[:] = back
    return count
