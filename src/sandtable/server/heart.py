"""What the server does by itself, every second: it notes that it lives, and looks after tables.

After a time in which no process lived, the clocks get that time back, and the bots move on.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..tables import Event, Table, verbs
from ..tables.clock import SECOND
from ..tables.events import Paused
from . import times

if TYPE_CHECKING:
    from .hub import Hub

logger = logging.getLogger(__name__)

BEAT = 1 * SECOND
STILL = 3 * BEAT
"""A heart that has not beaten for so long has stood still."""
KEPT = 24 * 60 * 60 * SECOND
"""What is needed only for a while stays for so long."""
TIDY = 10 * SECOND
"""From one round of housekeeping to the next."""
MOST_DUE = 200
"""Tables looked after in one go; the others wait for the next."""
ALL = 2**31 - 1


class Heart:
    """Beats as long as the process serves."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._last = times.now()
        self._waking = asyncio.Lock()

    async def start(self) -> None:
        """Before anybody is let in: give lost time back, then let bots move on."""
        store = self._hub.store
        last = await store.last_alive()
        now = times.now()
        is_alone = not store.is_shared or last is None or now - last > STILL
        if last is not None and is_alone:
            await self._give_back(last)
        await self._beat()
        await store.forget_processes(now - KEPT)
        if is_alone:
            await self._look_after(await store.due_tables(None, ALL))

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                await self.check()
                await self._beat()
                await self._hub.line.repeat(times.now())
            except Exception:
                logger.exception("a beat failed")

    async def tend(self) -> None:
        """Look after tables until cancelled; the heart beats on, however long that takes."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            try:
                # Tables whose bots wait here are due as well, and must not hide the others.
                most = MOST_DUE + self._hub.bots.waiting
                await self._look_after(await self._hub.store.due_tables(times.now(), most))
            except Exception:
                logger.exception("nobody knows which tables are due")

    async def tidy(self) -> None:
        """Until cancelled, remove what is needed only for a while."""
        while True:
            await asyncio.sleep(TIDY / SECOND)
            await self._hub.housekeeping.round()

    async def check(self) -> None:
        """See whether this process has stood still (a computer that slept): then as after a start.

        Whoever acts checks first, so that nobody loses by the time that was lost.
        """
        if times.now() - self._last <= STILL:
            return
        async with self._waking:
            now = times.now()
            if now - self._last > STILL:
                last = await self._hub.store.last_alive()
                if last is not None and now - last > STILL:
                    await self._give_back(last)
                await self._beat()

    async def _beat(self) -> None:
        now = times.now()
        await self._hub.store.alive(self._hub.process, now)
        self._last = now

    async def _give_back(self, last: int) -> None:
        """No clock runs from when any process lived last until now."""
        for name in await self._hub.store.due_tables(None, ALL):
            try:
                room = await self._hub.room(name)
                await self._hub.happen(room, partial(give_back, last))
            except Exception:
                logger.exception("time could not be given back")

    async def _look_after(self, names: Sequence[str]) -> None:
        for name in names:
            try:
                await self._hub.look_after(name)
            except Exception:
                logger.exception("a table could not be looked after")


def give_back(last: int, table: Table, now: int) -> list[Event]:
    """The pause of a table since a time, unless another process has given it back already."""
    if any(isinstance(event, Paused) and event.at > last for event in table.events):
        return []
    return verbs.pause(table, now - max(last, table.events[-1].at), now)
