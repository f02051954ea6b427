"""The processes that serve one port on this computer, and what they tell each other.

Each answers on a socket in a folder that only their owner can open. So whichever of them is asked
by `/metrics` or `/healthz` speaks for all.
"""

import asyncio
import re
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from .metrics import write_metrics

PATIENCE = 2.0
"""Seconds that a process may take to answer."""
SUFFIX = ".sock"
DIED = signal.SIGUSR1
"""What the supervisor says to those that go on when one has ended."""
RETIRE = signal.SIGUSR2
"""What it says to one whose successor serves: send people there, a few at a time, and end."""
RETIRE_SECONDS = 60.0
"""After which the last of them is sent away."""
SAMPLE = re.compile(r"^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+.*)$")


@dataclass(frozen=True)
class Member:
    """One of several processes."""

    folder: Path
    """Where they meet."""
    place: int
    """Its number; a process that replaces another has the same one."""
    generation: int
    """How many were started before it."""
    processes: int
    """How many there shall be."""
    column: int
    """Its own column in what they count together."""

    @property
    def door(self) -> Path:
        """The socket on which it answers the others."""
        return self.folder / f"{self.place}-{self.generation}{SUFFIX}"


class Siblings:
    """The other processes, as one of them sees them."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self._server: asyncio.Server | None = None

    @classmethod
    async def join(cls, member: Member) -> "Siblings":
        """From now on the others hear of this process."""
        siblings = cls(member)
        siblings._server = await asyncio.start_unix_server(_answer, member.door)
        return siblings

    def leave(self) -> None:
        """It ends."""
        if self._server is not None:
            self._server.close()
        self.member.door.unlink(missing_ok=True)

    @property
    def processes(self) -> int:
        """How many there shall be."""
        return self.member.processes

    async def count(self) -> int:
        """How many answer, this one among them."""
        return len(await self._ask())

    async def metrics(self) -> bytes:
        """The metrics of all, each with the number of its process."""
        answers = await self._ask()
        return merged({str(place): text for place, text in sorted(answers.items())}).encode()

    async def _ask(self) -> dict[int, str]:
        doors: dict[int, tuple[int, Path]] = {}
        for door in self.member.folder.glob(f"*{SUFFIX}"):
            place, generation = map(int, door.stem.split("-"))
            doors[place] = max(doors.get(place, (-1, door)), (generation, door))
        found = await asyncio.gather(*(_ask(door) for _, door in doors.values()))
        return {place: text for place, text in zip(doors, found, strict=True) if text is not None}


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        writer.write(write_metrics())
        await writer.drain()
    writer.close()


async def _ask(door: Path) -> str | None:
    """What a process says; None if it does not."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(door)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    return None


def merged(texts: dict[str, str]) -> str:
    """Several texts in Prometheus' format as one: each sample says which process it is from."""
    families: dict[str, list[str]] = {}
    for process, text in texts.items():
        family: list[str] = []
        is_new = False
        for line in text.splitlines():
            if line.startswith("# HELP"):
                name = line.split(" ", 3)[2]
                is_new = name not in families
                family = families.setdefault(name, [])
            if line.startswith("#"):
                if is_new:
                    family.append(line)
            elif (sample := SAMPLE.match(line)) is not None:
                name, labels, value = sample.groups()
                own = f'process="{process}"' + (f",{labels}" if labels else "")
                family.append(f"{name}{{{own}}} {value}")
    return "".join(f"{line}\n" for family in families.values() for line in family)
