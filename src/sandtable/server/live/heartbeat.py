"""The heartbeat of a process, and time in which there was none: it is given back to all clocks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from ...store.errors import Damaged, Unavailable
from ...store.store import Store
from ...tables import Step, Table, verbs
from ...tables.clock import SECOND
from ...tables.events import Paused
from .. import times
from .committer import Committer
from .room import Room
from .room_cache import RoomCache
from .standstill import BEAT, STILL, TableTime, is_too_old

logger = logging.getLogger(__name__)

KEPT = 24 * 60 * 60 * SECOND
"""Heartbeats of processes that have ended are kept for so long."""
AT_ONCE = 100
"""Tables that get time back together, so that they share transactions."""
WAIT_FOR_OTHERS = STILL
"""How long a process that starts waits to see whether others are up whose clock is ahead."""
ALL = 2**31 - 1


@dataclass(eq=False)
class Heartbeat:
    """Written every second, as long as the process serves."""

    _store: Store
    _process: str
    _time: TableTime
    _rooms: RoomCache
    _committer: Committer
    _waking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _is_starting: bool = True

    async def start(self) -> bool:
        """Before anybody is let in, give lost time back; whether no other process is up."""
        store = self._store
        last = await self._meet_others(await store.last_alive())
        now = times.now()
        is_alone = not store.is_shared or last is None or not 0 <= now - last <= STILL
        reached = now
        if last is not None and is_alone:
            reached = await self._give_back(last, await store.due_tables(None, ALL))
        await store.forget_processes(now - KEPT, now + STILL)
        await self._confirm(reached)
        self._is_starting = False
        return is_alone

    async def _meet_others(self, last: int | None) -> int | None:
        """When any process was up last, which may be later than it is now.

        Then the clock of the computer was set back: a little, or others are up whose clock is
        ahead, and their time counts; or none is, and the time is given back like any other, the
        other way round.
        """
        if last is None or last <= times.now():
            return last
        if last - times.now() > STILL:
            if not self._store.is_shared:
                return last
            before = last
            await asyncio.sleep(WAIT_FOR_OTHERS / SECOND)
            last = await self._store.last_alive()
            if last is None or last == before:
                return last
        times.go_on_from(last)
        return last

    async def run(self, then: Callable[[int], Awaitable[None]]) -> None:
        """Beat until cancelled; after each beat do something else."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                await self.check()
                await self._beat()
                await then(self._time.now())
            except Unavailable as error:
                logger.error("heartbeat failed, retrying in 1 s: %s", error)
            except Exception:
                logger.exception("heartbeat failed, retrying in 1 s")

    async def check(self) -> None:
        """If the server has stood still, give the time back: as after a start.

        Until that is done nobody is late by it (`TableTime`), whoever asks. So whoever finds
        another task at it only waits to see the right time; that it may fail is not their affair.
        """
        if not self._time.is_still:
            return
        is_being_done = self._waking.locked()
        async with self._waking:
            if not is_being_done:
                while self._time.is_still:
                    await self._wake()

    async def _wake(self) -> None:
        beat = self._time.beat
        last = await self._store.last_alive()
        if last is None or is_too_old(last, times.now()):
            names = await self._store.due_tables(None, ALL)
            reached = await self._give_back(beat if last is None else last, names)
        else:
            # Others went on, and whoever was connected to them could play.
            reached = await self._give_back(beat, [room.name for room in self._unheard()])
        for room in self._rooms:
            room.presence.restart(times.now())
        await self._confirm(reached)

    def _unheard(self) -> list[Room]:
        """Tables whose player on turn is connected here, and could not be heard."""
        return [
            room
            for room in self._rooms
            if room.table.turn is not None
            and room.table.order[room.table.turn] in room.presence.here.chairs
        ]

    async def _beat(self) -> None:
        """Write a heartbeat, unless this very look at the clock says that one was missed."""
        now = times.now()
        if not is_too_old(self._time.beat, now):
            await self._confirm(now)

    async def _confirm(self, at: int) -> None:
        await self._store.alive(self._process, at)
        self._time.confirm(at)

    # Giving time back.

    async def _give_back(self, last: int, names: Sequence[str]) -> int:
        """No clock runs from when any process was up last until now; until when that is true.

        If the server stands still meanwhile, until then: the rest is lost time again.
        """
        reached = None
        for first in range(0, len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]
            began = times.now()
            await asyncio.gather(*(self._give_back_at(last, name) for name in some))
            if is_too_old(began, times.now()) and reached is None:
                reached = began
        return times.now() if reached is None else reached

    async def _give_back_at(self, last: int, name: str) -> None:
        try:
            room = await self._rooms.get(name)
            await self._committer.commit(room, partial(give_back, last))
        except Unavailable:  # Nothing can be written: time stands still until it can.
            raise
        except Exception as error:  # One table must not hold up the others;
            if self._is_starting and isinstance(error, Damaged):
                raise  # but nothing is built on a damaged database.
            logger.error("lost time was not given back at a table", exc_info=error)


def give_back(last: int, table: Table, judged: int) -> Step:
    """The pause of a table since a time until now, unless somebody has given it back already.

    Now is what the clock says: the time by which people are judged stands still meanwhile.
    """
    now, latest = times.now(), table.events[-1]
    if isinstance(latest, Paused) and 0 <= now - latest.at < BEAT:
        return Step(table, [])
    lost = now - max(last, latest.at)
    if last <= now:
        lost = max(0, lost)  # The clock of whoever wrote the last event may be a little ahead.
    return verbs.pause(table, lost, now)
