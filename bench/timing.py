"""How figures are measured: side by side, several times over, and the middle one counts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Measure = Callable[[], float]
"""Takes one sample: a rate, or a time in seconds."""
Work = Callable[[], int]
"""Does a piece of work and says how much it was, in moves."""


@dataclass(frozen=True)
class Effort:
    """How much trouble to take."""

    rounds: int
    """Samples of every rate."""
    seconds: float
    """The length of one sample of a rate."""
    starts: int
    """Samples of everything that needs a fresh process."""
    compiles: int
    """Samples of a compile from nothing."""
    compared_games: int
    """Random games by which the C peer is compared with our rules."""


FULL = Effort(rounds=7, seconds=0.5, starts=5, compiles=3, compared_games=200_000)
QUICK = Effort(rounds=3, seconds=0.1, starts=3, compiles=1, compared_games=20_000)


@dataclass(frozen=True)
class Series:
    """The samples of one figure."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        """The figure itself."""
        return median(self.samples)

    @property
    def spread(self) -> tuple[float, float]:
        """The lowest and the highest sample."""
        return min(self.samples), max(self.samples)


def interleave(
    measures: Mapping[str, Measure], rounds: int, before_each: Callable[[str], None]
) -> dict[str, Series]:
    """Sample A B C A B C ...: a slow spell of the machine then hits all figures alike."""
    samples: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            before_each(name)
            samples[name].append(measure())
    return {name: Series(tuple(taken)) for name, taken in samples.items()}


def rate(work: Work, seconds: float) -> float:
    """How much is done in a second, working at least this long."""
    done = 0
    elapsed = 0.0
    start = perf_counter()
    while elapsed < seconds:
        done += work()
        elapsed = perf_counter() - start
    return done / elapsed
