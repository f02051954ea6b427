"""The best plans known."""

import numpy as np

from sandtable.games.dice import dice
from sandtable.players.clock import Clock
from sandtable.players.mandamina.partner.moves import distances, points
from sandtable.players.mandamina.partner.past import Made
from sandtable.players.mandamina.partner.pool import Pool, careful_plans, near_plans
from sandtable.players.mandamina.solver.layout import Task, all_clustered

from ..solver.layouts import deal, task
from .test_habits import after

TASK = Task(after("a1", "g7"), moves_made=30, shape_value=5, centre_value=5)
FURTHER = Made(1, after("a1"), after("a1", "g7"))
"""Seat 1 took orange away from its cluster."""


def test_near_the_end_the_finish_is_the_best_plan() -> None:
    """Two moves to the board of S4.6, whose seven shapes and centre no other finish beats."""
    rolls = dice(1)
    pool = Pool(careful_plans(task(deal(1)), rolls, Clock(1000))[0], seats=2, own_seat=0)
    pool.refresh(TASK, [], rolls, Clock(1000))
    now, _ = distances(TASK.start, pool.plans)
    values = points(TASK, pool.plans) - now
    assert values[0] == values.max() >= 35 + 5 - 2
    assert all(all_clustered(plan) for plan in pool.plans)


def test_somebody_who_undoes_everything_makes_the_near_plans_the_best() -> None:
    rolls = dice(1)
    pool = Pool(careful_plans(TASK, rolls, Clock(1000))[0], seats=2, own_seat=0)
    assert pool.pace == 1
    pool.refresh(TASK, [FURTHER] * 8, rolls, Clock(1000))
    assert pool.pace > 2
    now, _ = distances(TASK.start, pool.plans)
    assert (np.diff(points(TASK, pool.plans) - pool.pace * now) <= 0).all()


def test_near_plans_leave_more_marbles_where_they_are() -> None:
    asked = task(deal(2))
    near = near_plans(asked, dice(1), Clock(1000))
    good = np.concatenate(careful_plans(asked, dice(1), Clock(1000)))
    assert distances(asked.start, near)[0].min() <= distances(asked.start, good)[0].min()
