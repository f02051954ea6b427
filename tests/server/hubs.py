"""A hub without a server around it, for tests."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sandtable.server.live.hub import Hub
from sandtable.server.live.messages import MESSAGES, Act
from sandtable.server.live.room import Room
from sandtable.server.operations.config import Config
from sandtable.store.store import create_store
from sandtable.tables import read_settings
from tests.tables.parties import NORTH, SOUTH


@asynccontextmanager
async def new_hub(database: str, **settings: Any) -> AsyncIterator[Hub]:
    async with create_store(database) as store:
        hub = Hub(store, Config(**settings))
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()


def act(kind: str, **words: Any) -> Act:
    message = MESSAGES.validate_json(json.dumps({"type": kind, "key": "k", **words}))
    assert isinstance(message, Act)
    return message


async def started(hub: Hub) -> Room:
    """A Mandamina game of two."""
    settings = read_settings({"game": "mandamina", "options": {"seats": 2}, "starter": "host"})
    room = await hub.open_table(settings, NORTH, [])
    for who in (NORTH, SOUTH):
        await hub.act(room, who, act("take-seat", seed="seed", key="sit"))
    return room


def run(database: str, test: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    async def all_of_it() -> None:
        async with new_hub(database, **settings) as hub:
            await test(hub)

    asyncio.run(all_of_it())


async def play_one(hub: Hub, room: Room) -> None:
    """The first legal move of whoever is on turn."""
    assert room.table.turn is not None
    who = room.table.player(room.table.turn)
    move = room.table.position.legal_moves()[0]
    await hub.act(room, who, act("play", number=room.number, move=move, key=f"k{room.number}"))
