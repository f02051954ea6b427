"""The line to the other processes that serve the same tables."""

import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ..store.store import Appended, Missed, Missing, Removed, Rewritten, Said
from .presence import REPEAT, SIGNS, Crowd
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

logger = logging.getLogger(__name__)

MOST_TABLES = 150
"""Tables in one note: notes are short."""


class Line:
    """Hears what others append, and tells them who is connected here, or asks for something."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._told = 0
        self._shared = 0

    async def listen(self) -> None:
        """Follow the others for as long as this process serves."""
        async for heard in self._hub.store.heard():
            try:
                self._follow(heard)
            except Exception:  # Another version may say what this one does not understand.
                logger.exception("another process was not understood")

    def _follow(self, heard: Appended | Rewritten | Removed | Said | Missed) -> None:
        match heard:
            case Appended():
                room = self._hub.held(heard.table)
                if room is not None and room.number < heard.number:
                    self._hub.spawn(self._hub.catch_up(room))
            case Rewritten():
                self._hub.spawn(self._hub.reread([heard.table]))
            case Removed():
                self._hub.drop([heard.table])
            case Said():
                self._hear(json.loads(heard.note))
            case Missed():
                self._hub.spawn(self._hub.check_ways_in())
                self._hub.spawn(self._catch_up_everywhere())

    async def _catch_up_everywhere(self) -> None:
        now = self._hub.time.now()
        for room in self._hub.rooms:
            room.presence.since = now  # Nobody was heard of meanwhile.
            with suppress(Missing):  # It was removed, and is not asked for again.
                await self._hub.catch_up(room)

    def _hear(self, note: dict[str, Any]) -> None:
        if note["from"] == self._hub.process:
            return
        if "gone" in note:
            self._hub.cut_off_here(note["gone"])
            return
        for name, chairs in note.get("signs", {}).items():
            if (room := self._hub.held(name)) is not None:
                room.presence.heard_of(chairs, self._hub.time.now())
        for name, [chairs, watching] in note.get("tables", {}).items():
            room = self._hub.held(name)
            if room is None:
                continue
            if room.presence.told(
                note["from"], Crowd(frozenset(chairs), watching), self._hub.time.now()
            ):
                room.tell_presence()
            if note["asks"] and room.presence.here:
                self._hub.spawn(self._tell([room], asks=False))

    async def tell(self, room: Room) -> None:
        """Tell the others who is connected to a table here, and ask whom they have."""
        if self._hub.store.is_shared:
            await self._tell([room], asks=True)

    async def tell_gone(self, identity: str) -> None:
        """Tell the others that somebody's sockets must be closed."""
        if self._hub.store.is_shared:
            await self._say(gone=identity)

    async def repeat(self, now: int) -> None:
        """Now and then tell all of it again, and forget those who do not."""
        if not self._hub.store.is_shared:
            return
        if now - self._shared >= SIGNS:
            self._shared = now
            await self._share_signs()
        if now - self._told < REPEAT:
            return
        self._told = now
        for room in self._hub.rooms:
            if room.presence.forget_silent(now):
                room.tell_presence()
        busy = [room for room in self._hub.rooms if room.presence.here]
        for first in range(0, len(busy), MOST_TABLES):
            await self._tell(busy[first : first + MOST_TABLES], asks=False)

    async def _share_signs(self) -> None:
        """Tell the others who gave a sign of life here without being connected."""
        signs = {room.name: sorted(room.presence.take_signs()) for room in self._hub.rooms}
        fresh = [(name, chairs) for name, chairs in signs.items() if chairs]
        for first in range(0, len(fresh), MOST_TABLES):
            await self._say(signs=dict(fresh[first : first + MOST_TABLES]))

    async def _tell(self, rooms: list[Room], asks: bool) -> None:
        crowds = {room.name: room.presence.here for room in rooms}
        tables = {name: [sorted(crowd.chairs), crowd.watching] for name, crowd in crowds.items()}
        await self._say(asks=asks, tables=tables)

    async def _say(self, **words: Any) -> None:
        note = {"from": self._hub.process, **words}
        await self._hub.store.say(json.dumps(note, separators=(",", ":")))
