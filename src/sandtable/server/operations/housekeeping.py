"""What is done now and then so that nothing is kept for ever that nobody needs.

Every step is short, for moves wait for it; what is left is done in the next round.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...store.store import Store
from ...store.values import Place
from ...tables.clock import SECOND
from .. import times
from .config import Config

logger = logging.getLogger(__name__)

MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
KEPT = DAY
"""Idempotency keys are kept for so long after a game."""
MOST_TABLES = 100
"""In one round."""
MOST_GUESTS = 200
"""Looked through in one round."""
MOST_HOSTS = 5000
"""Of open tables, the newest; in one round."""
GRACE = 10 * MINUTE
"""After a time without a server hosts have so long to come back before their tables are closed."""
STILL = MINUTE
"""A server that did nothing for so long was not there."""
FIRST = Place(0, "")


@dataclass(eq=False)
class Housekeeping:
    """Goes round by round, for as long as the process serves."""

    _config: Config
    _store: Store
    _present_since: Callable[[int], set[str]]
    """Everybody who was here since a time."""
    _drop: Callable[[Iterable[str]], None]
    """Tables that were removed are dropped from memory."""
    _keys: Place = FIRST
    _guests: Place = FIRST

    def __post_init__(self) -> None:
        self._last = self._serves_since = times.now()

    async def round(self) -> None:
        """Do a little of everything; what fails does not keep the rest from being done."""
        now = times.now()
        if now - self._last > STILL:
            self._serves_since = now
        for step in (self._note_hosts, self._close_tables, self._forget_guests, self._forget_keys):
            try:
                await step(now)
            except Exception:
                logger.exception("housekeeping failed: %s", step.__name__)
        self._last = now

    async def _note_hosts(self, now: int) -> None:
        """Whose table is listed as open: of those whom it waits with, all processes know."""
        hosts = await self._store.waiting_hosts(MOST_HOSTS)
        here = hosts & self._present_since(self._last)
        await self._store.note_seen(sorted(here), now)

    async def _close_tables(self, now: int) -> None:
        hours, days = self._config.waiting_hours, self._config.link_days
        grace = min(GRACE, int(hours * HOUR))
        public = None if not hours or now - self._serves_since < grace else now - int(hours * HOUR)
        by_link = None if not days else now - int(days * DAY)
        idle = await self._store.idle_tables(public, by_link, MOST_TABLES)
        self._drop(await self._store.remove_waiting(idle))

    async def _forget_guests(self, now: int) -> None:
        if self._config.guest_days:
            before = now - int(self._config.guest_days * DAY)
            reached = await self._store.forget_guests(self._guests, before, MOST_GUESTS)
            self._guests = reached or FIRST  # Some may have become idle since.

    async def _forget_keys(self, now: int) -> None:
        self._keys = await self._store.forget_keys(self._keys, now - KEPT, MOST_TABLES)
