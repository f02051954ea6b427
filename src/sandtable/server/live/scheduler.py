"""What is due without anybody asking: clocks that run out, bots to move, seeds, housekeeping."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...store.errors import Damaged, Unavailable
from ...store.store import Store
from ...tables import Refused, verbs
from ...tables.clock import SECOND
from ..bots.bots import Bots
from .committer import Committer
from .heartbeat import ALL, Heartbeat
from .room import Room
from .room_cache import RoomCache
from .standstill import BEAT, TableTime
from .summary import BOT_PATIENCE

logger = logging.getLogger(__name__)

TIDY = 10 * SECOND
"""From one round of housekeeping to the next."""
LONGEST_THOUGHT = 10 * SECOND
"""No bot of ours may think for longer about a move."""
MOST_DUE = 200
"""Tables in one round; the others wait for the next."""
AT_ONCE = 20
"""Tables that are looked after together, so that they share transactions."""
LOOKS = (0.0, 0.5, 2.0)
"""Seconds from the death of another process to the first look for its bots, and on to the next."""


@dataclass(eq=False)
class Scheduler:
    """Asks the store every second which tables are due."""

    _store: Store
    _time: TableTime
    _rooms: RoomCache
    _committer: Committer
    _heartbeat: Heartbeat
    _bots: Bots[Room]

    async def start(self) -> None:
        """After a time in which no process was up: let bots move on at all tables."""
        await self._look_after(await self._store.due_tables(None, ALL), is_starting=True)

    async def run(self) -> None:
        """Look after tables until cancelled; the heartbeat goes on, however long that takes."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                await self._heartbeat.check()
                # Tables whose bots are queued here are due as well, and must not hide the others.
                most = MOST_DUE + self._bots.waiting
                await self._look_after(await self._store.due_tables(self._time.now(), most))
            except Unavailable as error:
                logger.error("scheduler query failed, retrying in 1 s: %s", error)
            except Exception:
                logger.exception("scheduler query failed, retrying in 1 s")

    async def take_over(self) -> None:
        """Another process has died: let bots move here that nobody here lets move yet.

        Some may be thought about by a third one too: of two moves only one counts. What the other
        one had on its way to the database when it died may be committed after that: so they are
        looked for more than once.
        """
        for pause in LOOKS:
            await asyncio.sleep(pause)
            soon = self._time.now() + BOT_PATIENCE + LONGEST_THOUGHT
            names = await self._store.due_tables(soon, MOST_DUE + self._bots.waiting)
            await self._look_after([name for name in names if not self._is_thinking(name)])

    def _is_thinking(self, name: str) -> bool:
        room = self._rooms.held(name)
        return room is not None and room.is_thinking

    async def tidy(self, housekeeping: Callable[[], Awaitable[None]]) -> None:
        """Do a round of housekeeping at intervals, until cancelled."""
        while True:
            await asyncio.sleep(TIDY / SECOND)
            await housekeeping()

    async def _look_after(self, names: Sequence[str], is_starting: bool = False) -> None:
        for first in range(0, len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]
            await asyncio.gather(*(self._try_to_look_after(name, is_starting) for name in some))

    async def _try_to_look_after(self, name: str, is_starting: bool) -> None:
        try:
            await self.look_after(name)
        except Exception as error:  # One table must not hold up the others;
            if is_starting and isinstance(error, Damaged):
                raise  # but nothing is built on a damaged database.
            logger.error("scheduled work at a table failed", exc_info=error)

    async def look_after(self, name: str) -> None:
        """A table is due: somebody's time is up, or a bot is awaited, or a seed."""
        room = await self._rooms.get(name)
        if not room.is_thinking:  # Else its bot is queued here, and sees what happens meanwhile.
            await self._rooms.catch_up(room)
        clock = room.table.clock
        if clock is not None and clock.late(self._time.now()) is not None:
            with suppress(Refused):  # Another process has just found it out.
                await self._committer.commit(room, verbs.claim_timeout)
        if verbs.seeds_due(room.table) is not None:
            with suppress(Refused):  # They have come meanwhile, or it is not yet time.
                await self._committer.commit(room, verbs.free_late)
        self._bots.look_at(room)
