"""The silent partner: one player among people who may not talk."""

import time
from dataclasses import replace
from functools import cache

from ....games import load
from ...clock import Clock
from ...compiling import announce
from ...player import Decision, SeatView
from .plans import fill_plans
from .thinking import Thinking

RESERVE = 0.15
"""Seconds kept back for weighing the moves in the end."""

COMPILING = 60.0
"""Seconds, so many that nothing is left out for want of time when it has to be compiled."""


@cache
def prepare() -> None:
    """Have all code compiled before a move is timed, and say why if that takes a while."""
    is_compiled = announce(fill_plans, "the silent partner", "seconds")
    position = load("mandamina").deal(seed=0, seats=2)
    for cell in ("a1", "b2"):
        position.play(cell)
    view = SeatView.of(position, 0)
    clock = Clock(0.0 if is_compiled else COMPILING)
    Thinking(view, clock).decide(view, clock)


class SilentPartner:
    """Follows the common line while all do; else guesses what the others want, and helps."""

    def __init__(self, name: str = "partner") -> None:
        prepare()
        self.name = name
        self._thinking: Thinking | None = None

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move that is best under most of what the others may be up to."""
        started = time.perf_counter()
        clock = Clock(budget - RESERVE)
        if self._thinking is None or not self._thinking.is_about(view):
            self._thinking = Thinking(view, clock)
        decision = self._thinking.decide(view, clock)
        return replace(decision, seconds=time.perf_counter() - started)
