"""What people lived through: how long they waited for what, and what did not heal in time."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..load.sandtable import Acknowledged

QUIET = "quiet"
ARRIVAL = "arrival"


@dataclass(eq=False)
class Wait:
    """Somebody waits for something: a page, a socket, the answer to a move."""

    kind: str
    phase: str
    _experience: "Experience"
    began: float = field(default_factory=time.monotonic)
    problem: str = ""
    """What went wrong first."""

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self.began

    def failed(self, problem: str) -> None:
        """It went wrong, and is tried again."""
        self.problem = self.problem or problem
        self._experience.phase_of(self).failures[f"{self.kind}: {problem}"] += 1

    def done(self) -> None:
        """What was waited for is there."""
        self._experience.end(self)

    def drop(self) -> None:
        """Whoever waited has left."""
        self._experience.open.discard(self)


@dataclass
class Phase:
    """A part of the evening; whoever began to wait in it belongs to it."""

    name: str
    waits: dict[str, list[float]] = field(default_factory=dict)
    """Seconds, by kind."""
    healed: list[float] = field(default_factory=list)
    """Seconds after which something was right again that had gone wrong."""
    unhealed: list[str] = field(default_factory=list)
    """What people saw that was not right again in time."""
    failures: Counter[str] = field(default_factory=Counter)
    """What was tried again, by kind."""

    def add(self, kind: str, seconds: float) -> None:
        """Somebody has waited."""
        self.waits.setdefault(kind, []).append(seconds)


class Experience:
    """Of everybody together."""

    def __init__(self, heal: float) -> None:
        self._heal = heal
        self.phases = {ARRIVAL: Phase(ARRIVAL)}
        self.phase = ARRIVAL
        """The part of the evening that is now."""
        self.open: set[Wait] = set()
        """Whoever waits now."""
        self.acknowledged: set[Acknowledged] = set()
        self.arrived = 0
        """How many people have ever come."""
        self._sent: dict[tuple[str, int], tuple[float, str]] = {}

    def enter(self, name: str) -> None:
        """From now on it is another part of the evening."""
        self.phases.setdefault(name, Phase(name))
        self.phase = name

    def phase_of(self, wait: Wait) -> Phase:
        """The part in which a wait began."""
        return self.phases[wait.phase]

    def wait(self, kind: str) -> Wait:
        """Somebody begins to wait."""
        wait = Wait(kind, self.phase, self)
        self.open.add(wait)
        return wait

    def end(self, wait: Wait) -> None:
        """The wait is over."""
        self.open.discard(wait)
        phase, seconds = self.phase_of(wait), wait.seconds
        phase.add(wait.kind, seconds)
        if seconds > self._heal:
            phase.unhealed.append(_in_words(wait))
        elif wait.problem:
            phase.healed.append(seconds)

    def bot_answered(self, phase: str, seconds: float, told: float) -> None:
        """A bot has moved, and people knew that it might take so long."""
        self.phases[phase].add("bot", seconds)
        if seconds > told + self._heal:
            words = f"bot: answered after {seconds:.1f} s, and {told:.1f} s were told"
            self.phases[phase].unhealed.append(words)

    def sent(self, table: str, number: int) -> None:
        """A move is on its way."""
        self._sent[table, number] = time.monotonic(), self.phase

    def seen(self, table: str, number: int) -> None:
        """The other player sees a move."""
        sent = self._sent.pop((table, number), None)
        if sent is not None:
            began, phase = sent
            self.phases[phase].add("seen", time.monotonic() - began)

    async def settle(self, is_waited_for: Callable[[Wait], bool]) -> None:
        """Give those who wait the time in which it must heal; who still waits then never got it."""
        end = time.monotonic() + self._heal
        while time.monotonic() < end and any(map(is_waited_for, self.open)):
            await asyncio.sleep(0.1)
        for wait in list(self.open):
            if wait.seconds > self._heal:
                self.phase_of(wait).unhealed.append(f"{_in_words(wait)}, and still not")
        self.open.clear()


def _in_words(wait: Wait) -> str:
    reason = f" ({wait.problem})" if wait.problem else ""
    return f"{wait.kind}{reason}: after {wait.seconds:.1f} s"


def percentile(values: Sequence[float], percent: int) -> float:
    """The value within which so many of 100 are; not a number if there are none."""
    if not values:
        return math.nan
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]
