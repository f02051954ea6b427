"""Let everybody at a server play, and note what it costs and how late moves are seen."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Protocol

from .process import Process
from .rhythm import Rhythm

SETTLE = 3.0
"""Seconds at a new pace before anything is measured."""
PUNCTUAL = 0.1
"""Seconds within which 99 of 100 moves must be seen."""
ENOUGH = 0.95
"""A server that makes less than this share of the moves that are wanted cannot keep up."""
TRIES = 2
"""A pace is given up when it fails this often."""
RATES = (
    *(50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500),
    *(3000, 3500, 4000),
)
"""Moves a second that are tried one after the other."""


class House(Protocol):
    """A server process and everybody who plays there."""

    name: str
    process: Process

    async def open_tables(self, count: int) -> None:
        """Pairs of players, whose sockets are open."""

    async def prepare(self, moves: int) -> None:
        """Open ahead of time what so many moves need."""


@dataclass(frozen=True)
class Step:
    """What was measured at one pace."""

    wanted: float
    """Moves a second."""
    seconds: float
    latencies: Sequence[float]
    processor: float
    """Seconds the server used."""
    memory: float
    """Bytes of the server for each table."""
    refused: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """Seconds of the server's processor time for each move."""
        return self.processor / max(len(self.latencies), 1)

    def percentile(self, percent: int) -> float:
        """Seconds within which so many of 100 moves were seen."""
        if len(self.latencies) < 2:
            return float("inf")
        return quantiles(self.latencies, n=100)[percent - 1]

    @property
    def is_punctual(self) -> bool:
        """Whether the server kept up, and almost every move was seen in time."""
        return self.rate >= ENOUGH * self.wanted and self.percentile(99) < PUNCTUAL


class Measurement:
    """One server with a fixed number of tables."""

    def __init__(self, house: House, rhythm: Rhythm, tables: int, seconds: float) -> None:
        self._house = house
        self._rhythm = rhythm
        self._tables = tables
        self._seconds = seconds
        self._empty = house.process.memory()

    async def step(self, rate: float) -> Step:
        """Play at a pace for a while."""
        house, rhythm = self._house, self._rhythm
        await house.prepare(int(rate * (SETTLE + self._seconds)))
        rhythm.pace = self._tables / rate
        rhythm.play()
        # The last move of the old pace may still be far away.
        await asyncio.sleep(SETTLE)
        rhythm.forget()
        used, began = house.process.processor_seconds(), time.monotonic()
        await asyncio.sleep(self._seconds)
        return Step(
            wanted=rate,
            seconds=time.monotonic() - began,
            latencies=tuple(rhythm.latencies),
            processor=house.process.processor_seconds() - used,
            memory=(house.process.memory() - self._empty) / self._tables,
            refused=rhythm.refused,
        )

    async def climb(
        self, first: Step, rates: Sequence[float], tell: Callable[[Step], None]
    ) -> Step | None:
        """The fastest pace at which the server is punctual; None if it never is.

        From a first pace upwards as long as it is, or downwards until it is.
        """
        if not first.is_punctual:
            for rate in reversed([rate for rate in rates if rate < first.wanted]):
                step = await self._try(rate, tell)
                if step.is_punctual:
                    return step
            return None
        best = first
        for rate in (rate for rate in rates if rate > first.wanted):
            step = await self._try(rate, tell)
            if not step.is_punctual:
                break
            best = step
        return best

    async def _try(self, rate: float, tell: Callable[[Step], None]) -> Step:
        """A pace; once more if the server was late, as any is on a machine with other work."""
        for _ in range(TRIES):
            step = await self.step(rate)
            tell(step)
            if step.is_punctual:
                break
        return step
