"""The silent partner: one player among people who may not talk."""

import time
from dataclasses import replace

import numpy as np

from ....games import load
from ....games.dice import dice
from ....games.warmup import Warmup
from ...clock import Clock
from ...player import Decision, Player, SeatView
from ..levels import Reads
from ..solver.layout import Task
from .past import glance
from .plans import fill_plans
from .steering import Effort, Steering
from .thinking import Thinking

RESERVE = 0.15
"""Seconds kept back for weighing the moves in the end."""

COMPILING = 60.0
"""Seconds, so many that nothing is left out for want of time when it has to be compiled."""


def _decide_once() -> None:
    position = load("mandamina").deal(seed=0, seats=2)
    for cell in ("a1", "b2"):
        position.play(cell)
    view = SeatView.of(position, 0)
    clock = Clock(0.0 if WARMUP.is_warm else COMPILING)
    Thinking(view, clock).decide(view, clock)
    _steer_once(Task.of(view.now[0]))


def _steer_once(task: Task) -> None:
    """Games are played out only with people who have no plan, which takes some moves to see."""
    rolls = dice("warm-up")
    plans = glance(task, task.start, rolls, Clock(0.0))
    steering = Steering(task, plans, np.array([0, 0]), rolls)
    steering.move_values(Effort(plans=1, best_plans=1, moves=1, games=1), Clock(0.0))


WARMUP = Warmup("the silent partner", "seconds", _decide_once, fill_plans)


class SilentPartner(Player):
    """Follows the common line while all do; else guesses what the others want, and helps."""

    warmup = WARMUP
    nbytes = 1 << 20
    """About: some hundred plans for every other seat."""

    def __init__(self, name: str = "partner", reads: Reads = Reads.HABITS) -> None:
        self.name = name
        self._reads = reads
        self._thinking: Thinking | None = None

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move that is best under most of what the others may be up to."""
        self.need_code()
        started = time.perf_counter()
        clock = Clock(budget - RESERVE)
        if self._thinking is None or not self._thinking.past.leads_to(view):
            self._thinking = Thinking(view, clock, self._reads)
        decision = self._thinking.decide(view, clock)
        return replace(decision, seconds=time.perf_counter() - started)
