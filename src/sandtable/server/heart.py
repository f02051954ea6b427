"""What the server does by itself: heartbeats, lost time given back, clocks that run out, tidying.

After a time in which no process lived, the clocks get that time back, and the bots move on.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..store.store import Damaged, Unavailable
from ..tables import Event, Table, verbs
from ..tables.clock import SECOND
from ..tables.events import Paused
from . import times
from .room import Room
from .standstill import BEAT, STILL, is_too_old

if TYPE_CHECKING:
    from .hub import Hub

logger = logging.getLogger(__name__)

KEPT = 24 * 60 * 60 * SECOND
"""What is needed only for a while stays for so long."""
TIDY = 10 * SECOND
"""From one round of housekeeping to the next."""
MOST_DUE = 200
"""Tables looked after in one go; the others wait for the next."""
AT_ONCE = 100
"""Tables that get time back together, so that they share transactions."""
WAIT_FOR_OTHERS = STILL
"""So long a process that starts waits to see whether others live whose clock is ahead."""
ALL = 2**31 - 1


class Heart:
    """Beats as long as the process serves."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._waking = asyncio.Lock()
        self._is_starting = True

    async def start(self) -> None:
        """Before anybody is let in: give lost time back, then let bots move on."""
        store = self._hub.store
        last = await self._meet_others(await store.last_alive())
        now = times.now()
        is_alone = not store.is_shared or last is None or not 0 <= now - last <= STILL
        reached = now
        if last is not None and is_alone:
            reached = await self._give_back(last, await store.due_tables(None, ALL))
        await store.forget_processes(now - KEPT, now + STILL)
        await self._confirm(reached)
        if is_alone:
            await self._look_after(await store.due_tables(None, ALL))
        self._is_starting = False

    async def _meet_others(self, last: int | None) -> int | None:
        """When any process lived last, which may be later than it is now.

        Then the clock of the computer was set back: a little, or others live whose clock is ahead,
        and their time counts; or nobody lives, and the time is given back like any other, the
        other way round.
        """
        if last is None or last <= times.now():
            return last
        if last - times.now() > STILL:
            if not self._hub.store.is_shared:
                return last
            before = last
            await asyncio.sleep(WAIT_FOR_OTHERS / SECOND)
            last = await self._hub.store.last_alive()
            if last is None or last == before:
                return last
        times.go_on_from(last)
        return last

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                await self.check()
                await self._beat()
                await self._hub.line.repeat(self._hub.time.now())
            except Unavailable as error:
                logger.error("a heartbeat could not be written: %s", error)
            except Exception:
                logger.exception("a heartbeat failed")

    async def tend(self) -> None:
        """Look after tables until cancelled; the heart beats on, however long that takes."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                await self.check()
                # Tables whose bots wait here are due as well, and must not hide the others.
                most = MOST_DUE + self._hub.bots.waiting
                now = self._hub.time.now()
                await self._look_after(await self._hub.store.due_tables(now, most))
            except Unavailable as error:
                logger.error("nobody knows which tables are due: %s", error)
            except Exception:
                logger.exception("nobody knows which tables are due")

    async def tidy(self) -> None:
        """Until cancelled, remove what is needed only for a while."""
        while True:
            await asyncio.sleep(TIDY / SECOND)
            await self._hub.housekeeping.round()

    async def check(self) -> None:
        """If the server has stood still, give the time back: as after a start.

        Until that is done nobody is late by it (`TableTime`), whoever asks. So whoever finds
        somebody else at it only waits to see the right time; that it may fail is not their affair.
        """
        if not self._hub.time.is_still:
            return
        is_being_done = self._waking.locked()
        async with self._waking:
            if not is_being_done:
                while self._hub.time.is_still:
                    await self._wake()

    async def _wake(self) -> None:
        store, beat = self._hub.store, self._hub.time.beat
        last = await store.last_alive()
        if last is None or is_too_old(last, times.now()):
            names = await store.due_tables(None, ALL)
            reached = await self._give_back(beat if last is None else last, names)
        else:
            # Others went on, and whoever was connected to them could play.
            reached = await self._give_back(beat, [room.name for room in self._unheard()])
        for room in self._hub.rooms:
            room.presence.restart(times.now())
        await self._confirm(reached)

    def _unheard(self) -> list[Room]:
        """Tables whose player on turn is connected here, and could not be heard."""
        return [
            room
            for room in self._hub.rooms
            if room.table.turn is not None
            and room.table.order[room.table.turn] in room.presence.here.chairs
        ]

    async def _beat(self) -> None:
        """Note that this process lives, unless this very look at the clock says it did not."""
        now = times.now()
        if not is_too_old(self._hub.time.beat, now):
            await self._confirm(now)

    async def _confirm(self, at: int) -> None:
        await self._hub.store.alive(self._hub.process, at)
        self._hub.time.confirm(at)

    async def _give_back(self, last: int, names: Sequence[str]) -> int:
        """No clock runs from when any process lived last until now; until when that is true.

        If the server stands still while it is at it, until then: the rest is lost time again.
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
            room = await self._hub.room(name)
            await self._hub.happen(room, partial(give_back, last))
        except Unavailable:  # Nothing can be written: time stands still until it can.
            raise
        except Exception as error:
            self._go_on_after(error, "time could not be given back")

    async def _look_after(self, names: Sequence[str]) -> None:
        for name in names:
            try:
                await self._hub.look_after(name)
            except Exception as error:
                self._go_on_after(error, "a table could not be looked after")

    def _go_on_after(self, error: Exception, what: str) -> None:
        """One table must not hold up the others; but nothing is built on a damaged database."""
        if self._is_starting and isinstance(error, Damaged):
            raise error
        logger.error(what, exc_info=error)


def give_back(last: int, table: Table, judged: int) -> list[Event]:
    """The pause of a table since a time until now, unless somebody has given it back already.

    Now is what the clock says: the time by which people are judged stands still meanwhile.
    """
    now, latest = times.now(), table.events[-1]
    if isinstance(latest, Paused) and 0 <= now - latest.at < BEAT:
        return []
    lost = now - max(last, latest.at)
    if last <= now:
        lost = max(0, lost)  # The clock of whoever wrote the last event may be a little ahead.
    return verbs.pause(table, lost, now)
