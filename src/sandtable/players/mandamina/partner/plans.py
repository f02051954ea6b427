"""Plans that people may have: final layouts, drawn at random, the better the likelier.

A plan is a layout in which all colours are clustered. It is drawn by annealing, like the solver's
targets, but towards wishes: for each colour and square how many points it is worth to have the
colour there. What a player has done so far shapes the wishes, so the plans drawn agree with it.
"""

import numpy as np

from ....games.compiled import compiled
from ....games.dice import Dice
from ...clock import Clock
from ..solver.annealing import NOTHING_FOUND, Wishes, descend
from ..solver.layout import HOLE, Layout, Task
from .moves import Plans

TRIES = 2
"""Descents for each plan wanted: wishes that contradict each other leave few to be found."""
CHUNK = 8
"""Plans drawn between two looks at the clock: some 20 ms."""


def draw_plans(
    task: Task, layout: Layout, wishes: Wishes, count: int, steps: int, rolls: Dice, clock: Clock
) -> Plans:
    """So many plans from a layout; fewer, or none, if they are hard to find or time is up."""
    drawn: list[Plans] = []
    for _ in range(0, count, CHUNK):
        if drawn and clock.is_up():
            break
        plans = np.zeros((CHUNK, HOLE + 1), dtype=np.int64)
        found = fill_plans(layout, wishes, task.shape_value, steps, rolls, plans)
        drawn.append(plans[:found])
    return np.concatenate(drawn)


@compiled
def fill_plans(
    layout: Layout, wishes: Wishes, shape_value: int, steps: int, rolls: Dice, plans: Plans
) -> int:
    """Fill the rows of `plans`; return how many were found."""
    count = 0
    for _ in range(len(plans) * TRIES):
        if count == len(plans):
            break
        if descend(layout, wishes, shape_value, steps, rolls, plans[count]) > NOTHING_FOUND:
            count += 1
    return count
