"""What this process tells the others that serve the same tables: who is connected here, and what
lasts no longer than a moment."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...store.store import Store
from .presence import REPEAT, SIGNS
from .room import Room
from .room_cache import RoomCache

MOST_TABLES = 150
"""Tables in one note: notes are short."""
GATHER = 0.05
"""Seconds in which those who come and go are gathered for one note."""


@dataclass(eq=False)
class ProcessBus:
    """Notes to the other processes; what they say is read by `ProcessListener`."""

    _store: Store
    _rooms: RoomCache
    process: str
    """The name of this process."""
    _spawn: Callable[[Coroutine[Any, Any, None]], None]
    _changed: dict[str, Room] = field(default_factory=dict)
    """Tables of which the others are about to be told, and asked whom they have."""
    _asked: dict[str, Room] = field(default_factory=dict)
    """Those of which they have asked."""
    _told: int = 0
    _shared: int = 0

    def tell(self, room: Room) -> None:
        """Tell the others soon who is connected to a table here, and ask whom they have."""
        if self._store.is_shared:
            self._note(self._changed, room, asks=True)

    def answer(self, room: Room) -> None:
        """Tell the others soon who is connected to a table here: they have asked."""
        self._note(self._asked, room, asks=False)

    def _note(self, rooms: dict[str, Room], room: Room, asks: bool) -> None:
        rooms[room.name] = room
        if len(rooms) == 1:
            self._spawn(self._tell_soon(rooms, asks))

    async def _tell_soon(self, rooms: dict[str, Room], asks: bool) -> None:
        await asyncio.sleep(GATHER)
        gathered = list(rooms.values())
        rooms.clear()
        for first in range(0, len(gathered), MOST_TABLES):
            await self._tell(gathered[first : first + MOST_TABLES], asks)

    async def tell_gone(self, identity: str) -> None:
        """Tell the others that somebody's sockets must be closed."""
        if self._store.is_shared:
            await self._say(gone=identity)

    async def tell_reaction(self, room: Room, seat: int, reaction: str) -> None:
        """Tell the others of a sign that a player gives."""
        if self._store.is_shared:
            await self._say(reaction=[room.name, seat, reaction])

    async def hand_over(self, tables: Sequence[str]) -> None:
        """This process stops: bots at these tables shall think at another one."""
        if self._store.is_shared:
            for first in range(0, len(tables), MOST_TABLES):
                await self._say(bots=tables[first : first + MOST_TABLES])

    async def repeat(self, now: int) -> None:
        """Repeat all of it at intervals, and expire the processes that do not."""
        if not self._store.is_shared:
            return
        if now - self._shared >= SIGNS:
            self._shared = now
            await self._share_signs()
        if now - self._told < REPEAT:
            return
        self._told = now
        for room in self._rooms:
            if room.presence.forget_silent(now):
                room.tell_presence()
        busy = [room for room in self._rooms if room.presence.here]
        for first in range(0, len(busy), MOST_TABLES):
            await self._tell(busy[first : first + MOST_TABLES], asks=False)

    async def _share_signs(self) -> None:
        """Tell the others who gave a sign of life here without being connected."""
        signs = {room.name: sorted(room.presence.take_signs()) for room in self._rooms}
        fresh = [(name, chairs) for name, chairs in signs.items() if chairs]
        for first in range(0, len(fresh), MOST_TABLES):
            await self._say(signs=dict(fresh[first : first + MOST_TABLES]))

    async def _tell(self, rooms: list[Room], asks: bool) -> None:
        crowds = {room.name: room.presence.here for room in rooms}
        tables = {name: [sorted(crowd.chairs), crowd.watching] for name, crowd in crowds.items()}
        await self._say(asks=asks, tables=tables)

    async def _say(self, **words: Any) -> None:
        note = {"from": self.process, **words}
        await self._store.broadcast(json.dumps(note, separators=(",", ":")))
