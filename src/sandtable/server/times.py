"""What time it is: the time of day, which goes on evenly even if somebody sets the clock back."""

import threading
import time
from collections.abc import Callable

TOLERANCE = 1_000
"""Milliseconds by which the time of day is corrected without anybody noticing."""


class SteadyTime:
    """The time of day in milliseconds since 1970, which never goes back.

    When the clock of the computer is set back this goes on as if it had not been, and is ahead
    of it from then on, until it is set forward again or the process ends. When it is set
    forward, or the computer has slept, this follows: what that means for whoever is on turn is
    decided elsewhere (`standstill.py`).
    """

    def __init__(self, time_of_day: Callable[[], int], monotonic: Callable[[], int]) -> None:
        self._time_of_day = time_of_day
        self._monotonic = monotonic
        self._lock = threading.Lock()
        self._ahead = 0
        """By how much the clock of the computer was set back."""
        self._told = time_of_day()
        self._ticks = monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        with self._lock:
            today, ticks = self._time_of_day(), self._monotonic()
            step = today + self._ahead - (self._told + ticks - self._ticks)
            if step < -TOLERANCE:
                self._ahead -= step
            elif step > TOLERANCE:
                self._ahead = max(0, self._ahead - step)
            self._told = max(self._told, today + self._ahead)
            self._ticks = ticks
            return self._told

    def go_on_from(self, earliest: int) -> None:
        """It is at least so late: others have lived through that time already."""
        now = self.now()
        with self._lock:
            if earliest > now:
                self._ahead += earliest - now
                self._told = earliest


def _time_of_day() -> int:
    return time.time_ns() // 1_000_000


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


_steady = SteadyTime(_time_of_day, _monotonic)


def now() -> int:
    """Milliseconds since 1970."""
    return _steady.now()


def go_on_from(earliest: int) -> None:
    """It is at least so late: others have lived through that time already."""
    _steady.go_on_from(earliest)
