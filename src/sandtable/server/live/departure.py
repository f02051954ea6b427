"""A process whose successor serves sends people there table by table, and not all at once.

To open a socket costs many times what a move does. If everybody whose socket was closed came back
at the same moment, all would wait for all, with their moves and pages.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from ...store.errors import StoreError
from ..operations.siblings import RETIRE_SECONDS
from .connection import GOING_AWAY
from .room import Room
from .room_cache import RoomCache

TABLES_PER_SECOND = 20.0
"""Or more, if there are so many that it would take longer than that."""
STEP = 0.1
"""Seconds from some tables to the next."""


async def depart(
    rooms: RoomCache, hand_over: Callable[[Sequence[str]], Awaitable[None]], hurry: asyncio.Event
) -> None:
    """Close all sockets, those of a table at the same time; `hurry`: the server stops.

    Bots that think here are handed over as well: their people are told elsewhere how long they
    have to wait. If one has its move before, that move counts.
    """
    loop = asyncio.get_running_loop()
    began, closed = loop.time(), 0
    busy = [room for room in rooms if room.connections]
    rate = max(TABLES_PER_SECOND, len(busy) / (RETIRE_SECONDS - 2 * STEP))
    while busy and not hurry.is_set() and loop.time() - began < RETIRE_SECONDS:
        gone: list[Room] = []
        while busy and closed < (loop.time() - began + STEP) * rate:
            closed += 1
            gone.append(room := busy.pop())
            for connection in tuple(room.connections):
                connection.close(GOING_AWAY)
        with suppress(StoreError):  # Then they are found when they are overdue.
            await hand_over([room.name for room in gone if room.is_thinking])
        with suppress(TimeoutError):
            async with asyncio.timeout(STEP):
                await hurry.wait()
        if not busy:  # Whoever has come meanwhile, or is still on the way out.
            busy = [room for room in rooms if any(not c.is_closing for c in room.connections)]
