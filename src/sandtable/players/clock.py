"""Time that runs out."""

import time


class Clock:
    """Counts down from some seconds."""

    def __init__(self, seconds: float) -> None:
        self._end = time.perf_counter() + seconds

    @property
    def left(self) -> float:
        """Seconds left; less than nothing when it is late."""
        return self._end - time.perf_counter()

    def is_up(self) -> bool:
        """Whether no time is left."""
        return self.left <= 0

    def part(self, share: float) -> "Clock":
        """A clock for a share of the time left."""
        return Clock(self.left * share)
