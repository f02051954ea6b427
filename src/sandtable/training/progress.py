"""How far a step of a training is, how fast it goes, and how long it still takes."""

import time
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Progress:
    """A step under way."""

    step: str
    """Which one, in a few words."""
    done: int
    total: int
    unit: str
    """What is counted; empty: the hundredths of it."""
    rate: float
    """So many a second in this run; 0: not known yet."""

    @property
    def seconds_left(self) -> float | None:
        """None: not known yet."""
        return (self.total - self.done) / self.rate if self.rate else None


class Watcher(Protocol):
    """Whoever wants to know how a training goes."""

    def tell(self, sentence: str) -> None:
        """Something that stays true."""
        ...

    def show(self, progress: Progress) -> None:
        """How far it is now."""
        ...


class Stopwatch:
    """The pace of a step; what was done before this run does not count."""

    def __init__(self, watcher: Watcher, step: str, total: int, unit: str, before: int = 0) -> None:
        self._watcher = watcher
        self._step, self._total, self._unit, self._before = step, total, unit, before
        self._started = time.monotonic()
        self.show(before)

    @property
    def seconds(self) -> float:
        """Since it began."""
        return max(time.monotonic() - self._started, 1e-6)

    def rate(self, done: int) -> float:
        """How many a second, if so many are done in all."""
        return (done - self._before) / self.seconds

    def show(self, done: int) -> None:
        """So many are done."""
        rate = self.rate(done)
        self._watcher.show(Progress(self._step, done, self._total, self._unit, rate))


def duration(seconds: float) -> str:
    """`40 s`, `12 min`, `3 h 05 min`."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02} min"
