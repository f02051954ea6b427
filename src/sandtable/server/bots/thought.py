"""A bot's move to be thought about, from when it is queued until it is chosen."""

import asyncio
from dataclasses import dataclass
from typing import Protocol

from ...tables import Table
from .bot_jobs import Job


class BotRoom(Protocol):
    """What bots need to know of a table in memory."""

    name: str
    is_thinking: bool
    """Whether a bot of this process thinks about a move, or is queued."""

    @property
    def table(self) -> Table:
        """The table as it stands."""

    @property
    def number(self) -> int:
        """How many events it has."""

    @property
    def is_told_to_wait(self) -> bool:
        """Whether everybody there has been told that its bot waits."""

    def tell_waiting(self, before: int, seconds: int) -> None:
        """Tell everybody there that its bot waits, how many come before it, and for how long."""

    def tell_bots(self, **changed: int) -> None:
        """Tell everybody there that its bot waits no more, or had less time."""


class NoPlace(Exception):
    """A bot cannot think now: the queue is full."""


@dataclass(frozen=True)
class Chosen:
    """A move, and how many events there were when a bot chose it."""

    move: str
    number: int


@dataclass(eq=False)
class Thought:
    """It ends with a move, without one, or with NoPlace."""

    room: BotRoom
    seat: int
    level: str
    job: Job
    chosen: "asyncio.Future[Chosen | None]"
    """None if the game went on without it."""

    def end(self, chosen: Chosen | None) -> None:
        """This came of it."""
        if not self.chosen.done():
            self.chosen.set_result(chosen)

    def fail(self) -> None:
        """There was no place for it."""
        if not self.chosen.done():
            self.chosen.set_exception(NoPlace)
