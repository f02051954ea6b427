"""The best plans known for the board as it is, whoever may have them."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ....games.dice import Dice
from ...clock import Clock
from ..solver.annealing import NOTHING_FOUND, anneal, wishes_from
from ..solver.layout import Task
from .finishes import finishes
from .moves import Plans, distances, points
from .pace import Pace
from .past import Made, glance
from .plans import draw_plans

CAREFUL_PLANS = 2
CAREFUL_STEPS = 200_000
PLANS_KEPT = 60
SLOW = 1.5
"""Moves for a cell, from which on near plans are wanted more than good ones."""
NEAR_PLANS = 8
NEAR_STEPS = 50_000


class Pool:
    """Plans of one game, the best first, and the pace at which the others let us reach them."""

    def __init__(self, plans: Plans, seats: int, own_seat: int) -> None:
        self.plans = plans
        self.glances: Plans = plans[:0]
        """What may come to somebody's mind who looks at the board afresh."""
        self._pace = Pace()
        self._seats = seats
        self._own_seat = own_seat

    @property
    def pace(self) -> float:
        """How many moves of all seats it takes to come a cell nearer to a plan."""
        return self._pace.moves_for_a_cell(self._seats, self._own_seat)

    def refresh(self, task: Task, made: Sequence[Made], rolls: Dice, clock: Clock) -> None:
        """Plans for the board as it is, after these moves of the others; the best are kept."""
        self.glances = glance(task, task.start, rolls, clock)
        plans = [self.plans, self.glances, finishes(task)]
        plans += careful_plans(task, rolls, clock)
        if self.pace > SLOW:
            plans.append(near_plans(task, rolls, clock))
        known = np.unique(np.concatenate(plans), axis=0)
        for move in made:
            self._pace.note(task, move, self.plans, known)
        now, _ = distances(task.start, known)
        by_value = np.argsort(self.pace * now - points(task, known), kind="stable")
        self.plans = known[by_value[:PLANS_KEPT]]


def careful_plans(task: Task, rolls: Dice, clock: Clock) -> list[Plans]:
    """Plans as good as can be had in a moment."""
    plans = []
    for _ in range(CAREFUL_PLANS):
        plan = np.zeros((1, len(task.start)), dtype=np.int64)
        values = task.shape_value, task.centre_value
        if anneal(task.start, *values, CAREFUL_STEPS, rolls, plan[0]) > NOTHING_FOUND:
            plans.append(plan)
        if clock.is_up():
            break
    return plans


def near_plans(task: Task, rolls: Dice, clock: Clock) -> Plans:
    """Plans for which as many marbles as possible stay where they are: shapes count half."""
    hasty = replace(task, shape_value=task.shape_value // 2, centre_value=task.centre_value // 2)
    wishes = wishes_from(task.start, hasty.centre_value)
    return draw_plans(hasty, task.start, wishes, NEAR_PLANS, NEAR_STEPS, rolls, clock)
