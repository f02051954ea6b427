"""Commit what a verb decides: append it to the log of its table, then show it."""

import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ...errors import SandtableError
from ...store.errors import Conflict
from ...store.store import Store
from ...store.values import Rating
from ...tables import Step, Table
from ...tables.events import Rematched
from ..errors import NotNow
from ..operations.metrics import APPEND_SECONDS, EVENTS
from .connection import Connection
from .opening import new_secret, rematch_of
from .ratings import is_rated_now, new_ratings
from .results import results_of
from .room import Room
from .room_cache import RoomCache
from .standstill import TableTime
from .summary import summary_of

MOST_TRIES = 20
"""How often something is decided again after a conflict: other processes were faster."""

Decide = Callable[[Table, int], Step]
"""The step that a table takes at a time."""


@dataclass(eq=False)
class Committer:
    """Optimistic: the store refuses an append that is not based on the latest event."""

    _store: Store
    _rooms: RoomCache
    _time: TableTime
    _spawn: Callable[[Coroutine[Any, Any, None]], None]
    _committed: Callable[[Room, Table], None]
    """Is told of every commit, after it was shown, and of the table before it."""

    async def create(self, name: str, opening: Step) -> None:
        """A new table with its first events."""
        await self._store.append(name, 0, opening.events, summary_of(name, opening.after))
        EVENTS.inc(len(opening.events))

    async def commit(
        self,
        room: Room,
        decides: Decide,
        key: tuple[str, str] | None = None,
        by: Connection | None = None,
    ) -> int:
        """Append what a verb decides, and show it when it is safe; the number of its first event.

        With the key of a commit that was made before, the number of that one. Whoever asked for it
        by a connection must be answered there, and is sent the events with the answer.
        """
        async with room.lock:
            for _ in range(MOST_TRIES):
                number = room.number
                try:
                    step = decides(room.table, self._later(room.table))
                except SandtableError:
                    if (answered := await self._answered(room, key)) is not None:
                        return answered
                    raise
                if not step.events or await self._append(room, step, key, by):
                    return number
                if (answered := await self._answered(room, key)) is not None:
                    return answered
        raise NotNow("crowded")

    def _later(self, table: Table) -> int:
        """What time it is; never before the last event, whatever the clocks of others say."""
        return max(self._time.now(), table.events[-1].at)

    async def _answered(self, room: Room, key: tuple[str, str] | None) -> int | None:
        """The number under which something was committed before."""
        return None if key is None else await self._store.answered(room.name, *key)

    async def _append(
        self, room: Room, step: Step, key: tuple[str, str] | None, by: Connection | None
    ) -> bool:
        """Make a step safe and show it; False on a conflict, after reading on."""
        events, after = step.events, step.after
        ratings: Sequence[Rating] = ()
        if is_rated_now(room.table, after):
            ratings = await new_ratings(self._store, after)
        began = time.perf_counter()
        try:
            for event in events:
                if isinstance(event, Rematched):
                    await self._open_rematch(step.before, event)
            summary = summary_of(room.name, after)
            is_over_now = room.table.outcome is None and after.outcome is not None
            results = results_of(after) if is_over_now else ()
            await self._store.append(room.name, room.number, events, summary, key, ratings, results)
        except Conflict:
            await self._rooms.read_on(room)
            return False
        except BaseException:
            # It is not known whether it was written.
            self._spawn(self._rooms.catch_up(room))
            raise
        APPEND_SECONDS.observe(time.perf_counter() - began)
        EVENTS.inc(len(events))
        self._rooms.show(room, after, by)
        self._committed(room, step.before)
        return True

    async def _open_rematch(self, before: Table, event: Rematched) -> None:
        """The next table is there before anybody is told of it."""
        with suppress(Conflict):  # It was opened by an earlier try.
            await self.create(event.table, rematch_of(before, new_secret(), event.at))
