"""Steering: which move is best if the others have habits, or plans, that we can foresee.

For the plans within reach games are played out against them. The plans that come out best are
tried again after every move that promises something with the likely reply to it.
"""

from dataclasses import dataclass

import numpy as np

from ....games.compiled import compiled
from ....games.dice import Dice, roll
from ....games.mandamina.state import CELL_COUNT
from ...clock import Clock
from ..solver.layout import Layout, Task, all_clustered, worth
from .moves import NOT_LEGAL, Plans, Values, hole_of, move_marble, points
from .rollouts import Minds, after_reply, roll_out

HORIZON = 40
"""Moves: a game that lasts longer is given up and its end guessed."""
NEXT = 1
"""The place in `minds` of who moves after us."""
WORSE = 2.0
"""Points that a move is thought to be worse than all that were tried out."""


@dataclass(frozen=True)
class Effort:
    """How much is tried out: first many plans, then moves with the best plans."""

    plans: int = 24
    best_plans: int = 5
    moves: int = 12
    games: int = 12
    """For each plan, and for each move with each of the best plans. Fewer let luck decide."""


class Steering:
    """One position, with others of certain minds; `plans` has the best plans first."""

    def __init__(self, task: Task, plans: Plans, minds: Minds, rolls: Dice) -> None:
        self._task = task
        self._plans = plans
        self._minds = minds
        self._rolls = rolls
        self._values = np.array([task.shape_value, task.centre_value])

    def move_values(self, effort: Effort, clock: Clock) -> Values:
        """For each move the score expected, from -1e9 for the hole to that of the best."""
        roll(self._rolls)  # All that is compared meets the same luck, another move other luck.
        best = self._best_plans(effort, clock)
        quick = first_sight(self._task, best, self._minds, self._plans, self._values)
        moves = [int(cell) for cell in np.argsort(-quick, kind="stable")[: effort.moves]]
        expected = {moves[0]: self._after(moves[0], best, effort.games)}
        for cell in moves[1:]:
            if not clock.is_up():
                expected[cell] = self._after(cell, best, effort.games)
        values = np.full(CELL_COUNT, min(expected.values()) - WORSE)
        for cell, value in expected.items():
            values[cell] = value
        values[hole_of(self._task.start)] = NOT_LEGAL
        return values - 1 - self._task.moves_made

    def _best_plans(self, effort: Effort, clock: Clock) -> Plans:
        """The plans that come out best from here."""
        scores: list[float] = []
        for plan in self._plans[: effort.plans]:
            if scores and clock.is_up():
                break
            scores.append(self._points(self._task.start, 0, plan, effort.games))
        order = np.argsort(-np.array(scores), kind="stable")
        return self._plans[order[: effort.best_plans]]

    def _after(self, cell: int, plans: Plans, games: int) -> float:
        """The points to come after a move, with the plan that suits it best."""
        layout = self._task.start.copy()
        move_marble(layout, cell)
        turn = NEXT % len(self._minds)
        return max(self._points(layout, turn, plan, games) for plan in plans)

    def _points(self, layout: Layout, turn: int, plan: Layout, games: int) -> float:
        return mean_points(
            layout, turn, plan, self._minds, self._plans, self._values, games, self._rolls
        )


def first_sight(task: Task, best: Plans, minds: Minds, plans: Plans, values: Layout) -> Values:
    """For each move the points to come after the likely reply, if all is straight after that."""
    gains, cells = np.zeros(CELL_COUNT), np.zeros(CELL_COUNT, dtype=np.int64)
    worths = points(task, best)
    quick = np.full(CELL_COUNT, NOT_LEGAL)
    for cell in range(CELL_COUNT):
        if cell == hole_of(task.start):
            continue
        layout = task.start.copy()
        move_marble(layout, cell)
        if all_clustered(layout):
            quick[cell] = worth(layout, values[0], values[1])
        else:
            mind = minds[NEXT % len(minds)]
            left = [after_reply(layout, plan, mind, plans, gains, cells) for plan in best]
            quick[cell] = (worths - np.array(left)).max() - 1
    return quick


@compiled
def mean_points(
    start: Layout,
    turn: int,
    plan: Layout,
    minds: Minds,
    plans: Plans,
    values: Layout,
    games: int,
    rolls: Dice,
) -> float:
    """The points to come with a plan, over so many games."""
    own = rolls.copy()
    total = 0.0
    for _ in range(games):
        total += roll_out(start, turn, plan, minds, plans, values, HORIZON, own)
    return total / games
