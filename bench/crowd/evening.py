"""The whole evening: people arrive, live through it, and at the end every move is looked for."""

import asyncio
import sys
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from ..load.sandtable import Acknowledged, missing_of
from .disturbances import Disturbances, Happened
from .experience import QUIET, Experience, percentile
from .house import House
from .person import Person
from .plan import Plan
from .visits import browse, meet, play_bots, watch

AT_ONCE = 50
"""People who arrive at the same time in the beginning."""
LATEST_ARRIVAL = 900.0
"""Seconds: then a machine is too small for so many."""
SAMPLE = 1.0
TELL = 5.0
"""Seconds from one line of progress to the next."""


@dataclass(frozen=True)
class Found:
    """What came of it."""

    plan: Plan
    experience: Experience
    happened: list[Happened]
    arrival: float
    """Seconds until all were there."""
    seconds: float
    """From then to the end."""
    lost: set[Acknowledged]
    server: float
    """Processors that the server used, all of its processes together."""
    crowd: float
    """Processors that the people used."""
    lateness: float
    """Seconds by which the people themselves were late, in 1 of 100 moments."""
    memory: int
    """Most bytes of the server."""


class Evening:
    """One run."""

    def __init__(self, plan: Plan, house: House) -> None:
        self._plan = plan
        self._house = house
        self._experience = Experience(plan.heal)
        self._disturbances = Disturbances(plan, house, self._experience)
        self._lateness: list[float] = []

    async def run(self) -> Found:
        """From the first to the last."""
        watching = [asyncio.create_task(work) for work in (self._sample(), self._tell())]
        crowd: list[asyncio.Task[Any]] = []
        try:
            began = time.monotonic()
            crowd = [asyncio.create_task(life) for life in self._lives()]
            await self._among(crowd, self._all_arrive())
            arrival = time.monotonic() - began
            self._experience.enter(QUIET)
            self._house.sample()
            start, used, own = time.monotonic(), sum(self._house.used.values()), time.process_time()
            self._lateness.clear()
            await self._among(crowd, self._live_through_it())
            self._house.sample()
            seconds = time.monotonic() - start
            server = (sum(self._house.used.values()) - used) / seconds
            own = (time.process_time() - own) / seconds
            # Whoever asks for something now still gets it; nobody begins anything new after that.
            now = set(self._experience.open)
            await self._among(crowd, self._experience.settle(lambda wait: wait in now))
        finally:
            for task in (*watching, *crowd):
                task.cancel()
            await asyncio.gather(*watching, *crowd, return_exceptions=True)
        return Found(
            self._plan,
            self._experience,
            self._disturbances.happened,
            arrival,
            seconds,
            await self._lost(),
            server,
            own,
            percentile(self._lateness, 99),
            max(self._house.memory),
        )

    def _lives(self) -> list[Coroutine[Any, Any, None]]:
        plan, arrival = self._plan, asyncio.Semaphore(AT_ONCE)
        address = self._house.process.address
        people = iter(
            Person(plan, self._experience, address, number) for number in range(plan.people)
        )
        lives = [meet([next(people), next(people)], arrival) for _ in range(plan.tables)]
        lives += [play_bots(next(people), arrival) for _ in range(plan.against_bots)]
        lives += [watch(next(people), arrival) for _ in range(plan.watchers)]
        return lives + [browse(next(people), arrival) for _ in range(plan.browsers)]

    async def _among(self, crowd: list[asyncio.Task[Any]], work: Coroutine[Any, Any, None]) -> None:
        """Do something while all these go on; a failure of one of them is ours."""
        task = asyncio.create_task(work)
        try:
            while not task.done():
                done, _ = await asyncio.wait({task, *crowd}, return_when=asyncio.FIRST_COMPLETED)
                for each in done:
                    each.result()
        finally:
            task.cancel()

    async def _all_arrive(self) -> None:
        here = 2 * self._plan.tables + self._plan.against_bots
        here += self._plan.watchers + self._plan.browsers
        async with asyncio.timeout(LATEST_ARRIVAL):
            while self._experience.arrived < here:
                await asyncio.sleep(SAMPLE / 10)

    async def _live_through_it(self) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._disturbances.run())
            both.create_task(asyncio.sleep(self._plan.seconds))

    async def _lost(self) -> set[Acknowledged]:
        """Everything is killed; what is not in the database then is lost."""
        self._house.end()
        return await missing_of(self._house.database, self._experience.acknowledged)

    # Watching.

    async def _sample(self) -> None:
        while True:
            self._house.sample()
            for _ in range(10):
                at = time.monotonic()
                await asyncio.sleep(SAMPLE / 10)
                self._lateness.append(time.monotonic() - at - SAMPLE / 10)

    async def _tell(self) -> None:
        began = time.monotonic()
        while True:
            await asyncio.sleep(TELL)
            experience = self._experience
            unhealed = sum(len(phase.unhealed) for phase in experience.phases.values())
            print(
                f"{time.monotonic() - began:5.0f} s  {experience.phase:20}"
                f"  {experience.arrived:,} arrived, {len(experience.acknowledged):,} moves,"
                f" {len(experience.open):,} wait, {unhealed:,} not healed,"
                f" {self._house.memory[-1] / 2**20:,.0f} MiB",
                file=sys.stderr,
            )
