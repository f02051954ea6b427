"""Simulated people for Mandamina who plan, and simple bots to compare the silent partner with."""

import random

import numpy as np

from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS, SQUARES
from sandtable.players import Decision, Player, SeatView
from sandtable.players.mandamina.partner.endings import steps_towards
from sandtable.players.mandamina.partner.moves import colour_on, hole_of, move_marble
from sandtable.players.mandamina.solver.annealing import NOTHING_FOUND, Wishes, descend, wishes_from
from sandtable.players.mandamina.solver.layout import Layout, Task

THOUGHTFUL = 100_000
"""Steps of annealing for a plan made with care: good, seldom the best."""
GLANCE = 5_000
"""Steps for a plan made anew each turn, as much as one sees at a glance."""
EFFORT = 300_000
"""Steps for a plan of a bot."""
TURN_OF_CHANGE = 7
"""Turns before somebody changes plan, about the middle of a game."""
PINNED = 50
"""Points: more than a plan can gain otherwise."""
TRIES = 5


class Planner(Player):
    """Somebody with a plan who makes, each turn, any of the moves that come nearer to it."""

    def __init__(self, steps: int, seed: str) -> None:
        self.name = type(self).__name__
        self.plan: Layout | None = None
        self._steps = steps
        self._random = random.Random(seed)
        self._rolls = dice(seed)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """A move towards the plan."""
        task = Task.of(view.now[0])
        self.plan = self.make_plan(view, task)
        return Decision(CELLS[self._random.choice(steps_towards(task.start, self.plan))])

    def make_plan(self, view: SeatView, task: Task) -> Layout:
        """The plan for this turn."""
        return self.good_plan(task, wishes_from(task.start, task.centre_value))

    def good_plan(self, task: Task, wishes: Wishes) -> Layout:
        """A plan that fulfils wishes, or if none is found one that makes a short line."""
        plan = np.zeros_like(task.start)
        tries = 0
        while (
            descend(task.start, wishes, task.shape_value, self._steps, self._rolls, plan)
            == NOTHING_FOUND
        ):
            tries += 1
            if tries == TRIES:
                wishes = wishes_from(task.start, task.centre_value)
        return plan


class FixedPlan(Planner):
    """Makes a good plan at the first turn and follows it to the end, whatever others do."""

    def make_plan(self, view: SeatView, task: Task) -> Layout:
        return super().make_plan(view, task) if self.plan is None else self.plan


class Replanning(Planner):
    """Looks at the board afresh each turn and follows the plan that comes to mind."""


class Noisy(FixedPlan):
    """Follows a plan of their own, but now and then makes any move at all."""

    def __init__(self, steps: int, seed: str, slip: float) -> None:
        super().__init__(steps, seed)
        self._slip = slip

    def choose(self, view: SeatView, budget: float) -> Decision:
        decision = super().choose(view, budget)
        if self._random.random() < self._slip:
            return Decision(self._random.choice(view.legal_moves))
        return decision


class ChangesPlan(FixedPlan):
    """Makes a new plan, for the board as it is, at the eighth turn."""

    def make_plan(self, view: SeatView, task: Task) -> Layout:
        if len(view.history) // view.options["seats"] == TURN_OF_CHANGE:
            self.plan = None
        return super().make_plan(view, task)


class Pinning(Planner):
    """Re-optimises each turn, but plans with every marble staying where another has put it."""

    def make_plan(self, view: SeatView, task: Task) -> Layout:
        layout = Task.of(view.start[0]).start
        pinned: dict[int, int] = {}  # cells by the colour another seat has put there
        for number, move in enumerate(view.history):
            cell = CELLS.index(move)
            pinned.pop(cell, None)
            if number % view.options["seats"] != view.seat:
                pinned[hole_of(layout)] = colour_on(layout, cell)
            move_marble(layout, cell)
        wishes = wishes_from(task.start, task.centre_value)
        for cell, colour in pinned.items():
            wishes[colour, SQUARES[cell]] += PINNED
        return self.good_plan(task, wishes)
