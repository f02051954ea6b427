"""What happens to a server in the course of an evening, each time with how long it took."""

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..attack import ATTACKS, quiet
from .experience import QUIET, Experience
from .house import House
from .plan import Plan

ATTACK_SECONDS = 10.0


@dataclass(frozen=True)
class Happened:
    """One disturbance."""

    name: str
    began: float
    """Seconds since everybody was there."""
    seconds: float
    """Until everything was whole again."""
    what: str


Act = Callable[[], Coroutine[Any, Any, str]]


class Disturbances:
    """One after the other, each when the evening has gone on for a while."""

    def __init__(self, plan: Plan, house: House, experience: Experience) -> None:
        self._plan = plan
        self._house = house
        self._experience = experience
        self._dice = random.Random(plan.seed)
        self.happened: list[Happened] = []

    async def run(self) -> None:
        """Until all have happened, and everything is whole."""
        acts = self._acts()
        began = time.monotonic()
        for number, (name, act) in enumerate(acts, 1):
            due = began + self._plan.seconds * number / (len(acts) + 1)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self._experience.enter(name)
            at = time.monotonic()
            what = await act()
            self.happened.append(Happened(name, at - began, time.monotonic() - at, what))
            await asyncio.sleep(self._plan.heal)  # Whatever it has led to belongs to it.
            self._experience.enter(QUIET)

    def _acts(self) -> list[tuple[str, Act]]:
        acts: list[tuple[str, Act]] = [
            ("deploy", self.deploy),
            ("process killed", self.kill),
            ("database restarted", self.restart_database),
        ]
        if self._plan.attack:
            attacks = [attack for attack in ATTACKS if attack is not quiet]
            acts += [(_title(attack), partial(self._attack, attack)) for attack in attacks]
        return acts

    async def deploy(self) -> str:
        """A new version: every process is replaced, one after the other."""
        before = self._house.workers
        os.kill(self._house.process.pid, signal.SIGHUP)
        await self._house.whole(without=before)
        return f"{len(before)} processes replaced"

    async def kill(self) -> str:
        """A process dies in the middle of whatever it does."""
        victim = self._dice.choice(sorted(self._house.workers))
        os.kill(victim, signal.SIGKILL)
        await self._house.whole(without={victim})
        return f"1 of {self._house.processes} processes, SIGKILL"

    async def restart_database(self) -> str:
        """All connections to it break, and for a moment there is none."""
        began = time.monotonic()
        await asyncio.to_thread(self._house.postgres.stop)
        await asyncio.to_thread(self._house.postgres.start)
        away = time.monotonic() - began
        await self._house.whole(without=set())
        return f"PostgreSQL away for {away:.1f} s"

    async def _attack(self, attack: Callable[[int, float], str]) -> str:
        port = int(self._house.process.address.rpartition(":")[2])
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=context) as attacker:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(attacker, attack, port, ATTACK_SECONDS)


def _title(attack: Callable[[int, float], str]) -> str:
    return f"attack: {str(attack.__doc__).rstrip('.')}"
