"""The silent partner: one player among people who may not talk."""

import time
from dataclasses import replace

from ...clock import Clock
from ...player import Decision, SeatView
from .thinking import Thinking

RESERVE = 0.15
"""Seconds kept back for weighing the moves in the end."""


class SilentPartner:
    """Follows the common line while all do; else guesses what the others want, and helps."""

    def __init__(self, name: str = "partner") -> None:
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
