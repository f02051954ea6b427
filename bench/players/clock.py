"""Matches by processor time: what else the machine does takes no thinking time from anybody.

Players look at `time.perf_counter` for how long they may think. In here it shows the seconds that
the processor has worked for the thread that asks, so players that think on one core are compared
fairly on a busy machine.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from sandtable.arena.match import Pair, PairTask
from sandtable.players.external import player

PATIENCE = 120.0
"""Seconds an engine may be late: a busy machine may let it wait much longer than it thinks."""


@contextmanager
def processor_clock() -> Iterator[None]:
    """Within it players think by processor time, and programs are waited for."""
    with (
        patch.object(time, "perf_counter", time.thread_time),
        patch.object(player, "GRACE", PATIENCE),
    ):
        yield


@dataclass(frozen=True)
class ByProcessorTime:
    """Two games of a match, played by processor time."""

    task: PairTask

    def play(self) -> Pair:
        """Play them, in whatever process this is."""
        with processor_clock():
            return self.task.play()
