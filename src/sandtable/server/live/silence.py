"""Who is connected and does not answer: away within five seconds, and back when they are heard.

A network that is gone closes no socket. Whoever plays people is pinged when nothing was heard of
them for a while, along with whatever they are sent or else by itself; if nothing comes then either,
the others are told that they are away. Their socket stays: a network that was only slow goes on
where it was, and uvicorn's own pings end what is lost.
"""

import asyncio
import logging
from dataclasses import dataclass

from ..edge.open_socket import LATELY
from .connections import Connections
from .room import Room
from .room_cache import RoomCache

logger = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds from one look at all lines to the next."""
PROBE = 2.0
"""Seconds of silence after which a line is pinged, and between its pings."""
SILENT = 4.0
"""Seconds of silence after which somebody is away: a slow network has two of them to answer."""


@dataclass(eq=False)
class Silence:
    """Looks at the lines of this process; other processes look at theirs."""

    _rooms: RoomCache
    _connections: Connections
    _listens_since: float = 0.0
    """Nobody could be heard before."""

    async def run(self) -> None:
        """Until cancelled."""
        loop = asyncio.get_running_loop()
        looked = self._listens_since = loop.time()
        while True:
            await asyncio.sleep(LOOK)
            now = loop.time()
            if now - looked > LOOK + PROBE:  # The server stood still, and not the others.
                self._listens_since = now
            looked = now
            try:
                for room in self._rooms.connected():
                    if self.look_at(room, now):
                        await self._connections.tell_presence(room)
            except Exception:
                logger.exception("looking for silent connections failed")

    def look_at(self, room: Room, now: float) -> bool:
        """Ping those of whom nothing is heard; whether anybody has gone silent or is back."""
        changed, lately = False, now - LATELY
        for connection in room.connections:
            line = connection.line
            if line.heard > lately and not connection.is_silent:
                continue  # As most.
            quiet = now - max(line.heard, self._listens_since)
            if quiet < PROBE and not connection.is_silent:
                if quiet >= LATELY and not line.asks_along and room.is_among_people:
                    line.asks_along = connection.chair is not None
                continue
            is_silent = connection.is_silent and quiet >= PROBE
            if room.is_among_people and quiet >= PROBE and connection.chair is not None:
                is_silent = quiet >= SILENT
                if now - line.probed >= PROBE:
                    line.probe()
            if is_silent != connection.is_silent:
                connection.is_silent, changed = is_silent, True
        return changed
