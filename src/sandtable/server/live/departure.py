"""A process whose successor serves sends people there table by table, and not all at once.

To open a socket costs many times what a move does. If everybody whose socket was closed came back
at the same moment, all would wait for all, with their moves and pages.
"""

import asyncio
from contextlib import suppress

from ..operations.siblings import RETIRE_SECONDS
from .connection import GOING_AWAY
from .room_cache import RoomCache

TABLES_PER_SECOND = 20.0
"""Or more, if there are so many that it would take longer than that."""
STEP = 0.1
"""Seconds from some tables to the next."""


async def depart(rooms: RoomCache, hurry: asyncio.Event) -> None:
    """Close all sockets, those of a table at the same time; `hurry`: the server stops."""
    loop = asyncio.get_running_loop()
    began, closed = loop.time(), 0
    busy = [room for room in rooms if room.connections]
    rate = max(TABLES_PER_SECOND, len(busy) / (RETIRE_SECONDS - 2 * STEP))
    while busy and not hurry.is_set() and loop.time() - began < RETIRE_SECONDS:
        while busy and closed < (loop.time() - began + STEP) * rate:
            closed += 1
            for connection in tuple(busy.pop().connections):
                connection.close(GOING_AWAY)
        with suppress(TimeoutError):
            async with asyncio.timeout(STEP):
                await hurry.wait()
        if not busy:  # Whoever has come meanwhile, or is still on the way out.
            busy = [room for room in rooms if any(not c.is_closing for c in room.connections)]
