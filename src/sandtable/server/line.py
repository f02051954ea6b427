"""The line to the other processes that serve the same tables."""

import json
import logging
from typing import TYPE_CHECKING, Any

from ..store.store import Appended, Missed, Rewritten, Said
from . import times
from .presence import REPEAT, Crowd
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

logger = logging.getLogger(__name__)

MOST_TABLES = 150
"""Tables in one note: notes are short."""


class Line:
    """Hears what others append, and tells them who is connected here."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._told = 0

    async def listen(self) -> None:
        """Follow the others for as long as this process serves."""
        async for heard in self._hub.store.heard():
            try:
                self._follow(heard)
            except Exception:  # Another version may say what this one does not understand.
                logger.exception("another process was not understood")

    def _follow(self, heard: Appended | Rewritten | Said | Missed) -> None:
        match heard:
            case Appended():
                room = self._hub.held(heard.table)
                if room is not None and room.number < heard.number:
                    self._hub.spawn(self._hub.catch_up(room))
            case Rewritten():
                self._hub.spawn(self._hub.reread([heard.table]))
            case Said():
                self._hear(json.loads(heard.note))
            case Missed():
                self._hub.spawn(self._catch_up_everywhere())

    async def _catch_up_everywhere(self) -> None:
        for room in self._hub.rooms:
            await self._hub.catch_up(room)

    def _hear(self, note: dict[str, Any]) -> None:
        if note["from"] == self._hub.process:
            return
        if "gone" in note:
            self._hub.cut_off_here(note["gone"])
            return
        for name, [chairs, watching] in note["tables"].items():
            room = self._hub.held(name)
            if room is None:
                continue
            if room.presence.told(note["from"], Crowd(frozenset(chairs), watching), times.now()):
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
            await self._hub.store.say(json.dumps({"from": self._hub.process, "gone": identity}))

    async def repeat(self, now: int) -> None:
        """Now and then tell all of it again, and forget those who do not."""
        if not self._hub.store.is_shared or now - self._told < REPEAT:
            return
        self._told = now
        for room in self._hub.rooms:
            if room.presence.forget_silent(now):
                room.tell_presence()
        busy = [room for room in self._hub.rooms if room.presence.here]
        for first in range(0, len(busy), MOST_TABLES):
            await self._tell(busy[first : first + MOST_TABLES], asks=False)

    async def _tell(self, rooms: list[Room], asks: bool) -> None:
        crowds = {room.name: room.presence.here for room in rooms}
        tables = {name: [sorted(crowd.chairs), crowd.watching] for name, crowd in crowds.items()}
        note = {"from": self._hub.process, "asks": asks, "tables": tables}
        await self._hub.store.say(json.dumps(note, separators=(",", ":")))
