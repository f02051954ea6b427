"""The tables in memory: read from their logs when somebody asks, evicted when nobody does."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ...store.store import Store
from ...tables import Table
from ...tables.clock import DAY
from ..operations.metrics import TABLES
from .connection import GOING_AWAY, Connection
from .room import Room
from .standstill import TableTime

IN_USE = 60_000
"""Milliseconds for which a room is kept after somebody asked for it."""
FOLLOWED = 10_000
"""Milliseconds for which it goes on with what other processes append, if nobody is connected."""


@dataclass(eq=False)
class RoomCache:
    """A cache: no process owns a table, what counts is the log in the store."""

    _store: Store
    _time: TableTime
    _most: int
    _wait_for: Callable[[str], Awaitable[None]]
    """Returns when the rules of a game are warm."""
    _changed: Callable[[Room, Table], None]
    """Is told of a room whose table has gone on, and the table before."""
    _rooms: OrderedDict[str, Room] = field(default_factory=OrderedDict)
    """The longest unused first."""

    def __iter__(self) -> Iterator[Room]:
        """All that are loaded; they may come and go meanwhile."""
        return iter([room for room in self._rooms.values() if room.is_loaded])

    def connected(self) -> list[Room]:
        """All to which somebody is connected."""
        return [room for room in self._rooms.values() if room.connections]

    def held(self, name: str) -> Room | None:
        """A table if it is in memory."""
        room = self._rooms.get(name)
        return room if room is not None and room.is_loaded else None

    async def get(self, name: str) -> Room:
        """A table, from memory or from its log; Missing if there is none."""
        while True:
            room = self._rooms.get(name)
            if room is None:
                room = self._rooms[name] = Room(name, self._time)
                self._evict()
            room.used = self._time.now()
            self._rooms.move_to_end(name)
            if room.is_loaded:
                if room.is_behind:
                    await self.catch_up(room)
                return room
            async with room.lock:
                # If whoever read it first has failed, this is not the room others will be in.
                if not room.is_loaded and self._rooms.get(name) is room:
                    await self._load(room)

    async def up_to_date(self, name: str) -> Room:
        """The same, with all that any process has appended."""
        room = self.held(name)
        if room is None:
            return await self.get(name)
        room.used = self._time.now()
        if self._store.is_shared:
            await self.catch_up(room)
        return room

    async def _load(self, room: Room) -> None:
        try:
            room.show(await self.read_table(room.name))
        except BaseException:
            self._rooms.pop(room.name, None)
            raise

    async def read_table(self, name: str) -> Table:
        """A table as its log has it, when its rules are warm; Missing if there is none."""
        events = await self._store.events(name)
        await self._wait_for(Table(events[:1]).settings.game)
        return Table(events)

    def _evict(self) -> None:
        oldest = next(iter(self._rooms.values()))
        if len(self._rooms) > self._most:
            if oldest.connections or oldest.is_thinking or self._time.now() - oldest.used < IN_USE:
                self._rooms.move_to_end(oldest.name)
            else:
                del self._rooms[oldest.name]
        TABLES.set(len(self._rooms))

    def is_in_use(self, room: Room) -> bool:
        """Whether somebody would miss what happens at a table: people, a bot, the push messages of
        a game with days for a move, or whoever watches over rated positions."""
        settings = room.table.settings
        is_slow = settings.limit is not None and settings.limit.per_move >= DAY
        is_fresh = self._time.now() - room.used < FOLLOWED
        is_needed = room.is_thinking or is_slow or settings.is_rated
        return bool(room.connections) or is_needed or is_fresh

    # Changes.

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have appended."""
        async with room.lock:
            await self.read_on(room)

    async def read_on(self, room: Room) -> None:
        """The same for whoever has locked the room."""
        room.is_behind = False
        try:
            events = await self._store.events(room.name, room.number)
        except BaseException:
            room.is_behind = True
            raise
        if events:
            self.show(room, room.table.after(events))

    def show(self, room: Room, after: Table, by: Connection | None = None) -> None:
        """The table has gone on; everybody who may see it is sent the events.

        Whoever asked for them (`by`) is sent them together with the answer.
        """
        before = room.table
        room.show(after)
        self._changed(room, before)
        room.send_events(but=by)

    async def reread(self, names: Iterable[str]) -> None:
        """Read tables anew whose events read differently now: an account was deleted."""
        for name in names:
            room = self.held(name)
            if room is not None:
                async with room.lock:
                    room.show(await self.read_table(name))
                    room.send_events()

    def drop(self, names: Iterable[str]) -> None:
        """Tables that were removed from the store: whoever connects again is told so."""
        for name in names:
            room = self._rooms.pop(name, None)
            for connection in tuple(room.connections) if room is not None else ():
                connection.close(GOING_AWAY)
