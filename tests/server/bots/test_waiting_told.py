"""A crowd plays on and on: nobody's bot begins later than they were told when they were told first.

Threads, people and their times are simulated; the queue is the real one.
"""

import heapq
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from sandtable.server.bots.bot_jobs import Job
from sandtable.server.bots.thinking import NOTICE

from .test_bot_queue import LONG, PLENTY, Machine, best, machine

ALMOST = 0.5
"""Seconds: a bot that begins so much later was told about rightly."""
ATTACKER = "attacker"
FOR = 60.0
"""Seconds that are played."""

Cost = Callable[[random.Random], float]


@dataclass
class Crowd:
    """People who each play against a bot: they answer after a while, and it thinks again."""

    at: Machine
    pause: float
    """Seconds that people think, on average."""
    cost: Cost
    """Seconds that their bots would take."""
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    moves: list[tuple[float, str]] = field(default_factory=list)
    """When people will have moved."""
    put: dict[int, float] = field(default_factory=dict)
    told: dict[int, float] = field(default_factory=dict)
    """For each job when it should have begun by what was told first."""
    late: list[float] = field(default_factory=list)
    seen: int = 0

    def play(self, people: int) -> None:
        """All of them, for a while."""
        self.moves = [(self.dice.random(), str(number)) for number in range(people)]
        heapq.heapify(self.moves)
        tell = 0.0
        while self.at.now < FOR:
            running = self.at.running[0][0] if self.at.running else FOR
            moved = self.moves[0][0] if self.moves else FOR
            if tell <= min(running, moved):
                self.at.now = tell
                self._tell()
                tell += 1.0
            elif moved <= running:
                self._move()
            else:
                (_, _, done) = self.at.running[0]
                self.at.step()
                pause = self.pause * self.dice.uniform(0.5, 1.5)
                heapq.heappush(self.moves, (self.at.now + pause, done.address))
            self._note_begun()

    def _move(self) -> None:
        self.at.now, who = heapq.heappop(self.moves)
        job = Job(who, who, usual=LONG, expected=self.cost(self.dice))
        self.put[id(job)] = self.at.now
        self.at.put(job)

    def _tell(self) -> None:
        for job, _, seconds in self.at.queue.forecast(PLENTY):
            if self.at.now - self.put.get(id(job), self.at.now) >= NOTICE:
                self.told.setdefault(id(job), self.at.now + math.ceil(seconds))

    def _note_begun(self) -> None:
        for job in self.at.begun[self.seen :]:
            if id(job) in self.told and job.address != ATTACKER:
                self.late.append(self.at.now - self.told[id(job)])
        self.seen = len(self.at.begun)


def always(seconds: float) -> Cost:
    return lambda generator: seconds


def mixed(generator: random.Random) -> float:
    return generator.choice([0.1, 0.5, LONG])


@pytest.mark.parametrize("pause", [0.3, 5.0])
@pytest.mark.parametrize("people", [12, 24, 60])
def test_a_crowd_is_told_the_truth(people: int, pause: float) -> None:
    crowd = Crowd(machine(), pause, always(LONG))
    crowd.play(people)
    assert len(crowd.late) > 20
    assert max(crowd.late) < ALMOST


def test_so_is_one_with_bots_of_all_levels() -> None:
    crowd = Crowd(machine(), 0.3, mixed)
    crowd.play(24)
    assert len(crowd.late) > 20
    assert max(crowd.late) < ALMOST


def test_so_is_somebody_whose_server_is_attacked() -> None:
    at = machine()
    at.put(*(best(ATTACKER, str(table % 17)) for table in range(388)))
    crowd = Crowd(at, 0.3, always(LONG))
    crowd.play(4)
    assert crowd.late
    assert max(crowd.late) < ALMOST
