"""What the other processes say that serve the same tables: read their events, note who is there."""

import json
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ...store.errors import Missing
from ...store.store import Store
from ...store.values import Appended, Broadcast, Missed, Removed, Rewritten
from .connections import Connections
from .presence import Crowd
from .process_bus import ProcessBus
from .room import Room
from .room_cache import RoomCache
from .standstill import TableTime

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class ProcessListener:
    """Follows the others for as long as this process serves."""

    _store: Store
    _rooms: RoomCache
    _time: TableTime
    _bus: ProcessBus
    _connections: Connections
    _drop: Callable[[Iterable[str]], None]
    _look_after: Callable[[str], Coroutine[Any, Any, None]]
    """Lets the bot of a table move, if it is to."""
    _spawn: Callable[[Coroutine[Any, Any, None]], None]

    async def listen(self) -> None:
        """Until cancelled."""
        async for heard in self._store.notifications():
            try:
                self._follow(heard)
            except Exception:  # Another version may say what this one does not understand.
                logger.exception("notification from another process ignored: not understood")

    def _follow(self, heard: Appended | Rewritten | Removed | Broadcast | Missed) -> None:
        match heard:
            case Appended():
                room = self._rooms.held(heard.table)
                if room is not None and room.number < heard.number:
                    self._appended(room)
            case Rewritten():
                self._spawn(self._rooms.reread([heard.table]))
            case Removed():
                self._drop([heard.table])
            case Broadcast():
                self._hear(json.loads(heard.note))
            case Missed():
                self._spawn(self._connections.check_tokens())
                self._spawn(self._catch_up_everywhere())

    def _appended(self, room: Room) -> None:
        """Whoever is here is shown it; if nobody is, whoever comes next."""
        if self._rooms.is_in_use(room):
            self._spawn(self._rooms.catch_up(room))
        else:
            room.is_behind = True

    async def _catch_up_everywhere(self) -> None:
        now = self._time.now()
        for room in self._rooms:
            room.presence.since = now  # Nobody was heard of meanwhile.
            with suppress(Missing):  # It was removed, and is not asked for again.
                await self._rooms.catch_up(room)

    def _hear(self, note: dict[str, Any]) -> None:
        if note["from"] == self._bus.process:
            return
        if "gone" in note:
            self._connections.cut_off_here(note["gone"])
            return
        if "reaction" in note:
            name, seat, reaction = note["reaction"]
            if (room := self._rooms.held(name)) is not None:
                room.tell_reaction(seat, reaction)
            return
        for name in note.get("bots", ()):
            self._spawn(self._look_after(name))
        now = self._time.now()
        for name, chairs in note.get("signs", {}).items():
            if (room := self._rooms.held(name)) is not None:
                room.presence.heard_of(chairs, now)
        for name, [chairs, watching] in note.get("tables", {}).items():
            room = self._rooms.held(name)
            if room is None:
                continue
            if room.presence.heard(note["from"], Crowd(frozenset(chairs), watching), now):
                room.tell_presence()
            if note["asks"] and room.presence.here:
                self._bus.answer(room)
