"""The hub itself: tables in memory, appends that fail, readers that are slow."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandtable.server import hub as hubs
from sandtable.server.config import Config
from sandtable.server.connection import MOST_WAITING, TOO_SLOW, Connection
from sandtable.server.hub import Hub
from sandtable.server.messages import MESSAGES, Act
from sandtable.server.room import Room
from sandtable.store.database import create_store
from sandtable.store.store import Missing
from sandtable.tables import read_settings
from tests.tables.parties import NORTH, SOUTH


@asynccontextmanager
async def new_hub(database: str, **settings: Any) -> AsyncIterator[Hub]:
    async with create_store(database) as store:
        hub = Hub(store, Config(**settings))
        await hub.start()
        yield hub
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


def test_tables_that_nobody_uses_make_space(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "IN_USE", -1)

    async def test(hub: Hub) -> None:
        rooms = [await started(hub) for _ in range(5)]
        assert len(hub.rooms) == 2
        for room in rooms:
            again = await hub.room(room.name)
            assert again.table.events == room.table.events
        assert len(hub.rooms) == 2

    run(sqlite_url, test, tables_in_memory=2)


def test_a_table_that_is_missing_leaves_nothing_behind(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        with pytest.raises(Missing):
            await hub.room("nowhere")
        assert hub.held("nowhere") is None

    run(sqlite_url, test)


def test_many_ask_for_a_table_at_once_and_it_is_read_once(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        name = (await started(hub)).name
        hub._rooms.clear()
        rooms = await asyncio.gather(*(hub.room(name) for _ in range(10)))
        assert len(set(map(id, rooms))) == 1

    run(sqlite_url, test)


def test_a_table_that_could_not_be_read_is_read_again_by_all_who_wait_for_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        name = (await started(hub)).name
        hub._rooms.clear()
        events = hub.store.events

        async def fail_once(*values: Any) -> Any:
            monkeypatch.setattr(hub.store, "events", events)
            await asyncio.sleep(0)  # The second one comes.
            raise OSError("the line broke")

        monkeypatch.setattr(hub.store, "events", fail_once)
        first, second = await asyncio.gather(
            hub.room(name), hub.room(name), return_exceptions=True
        )
        assert isinstance(first, OSError)
        assert second is await hub.room(name)

    run(sqlite_url, test)


def test_an_append_that_fails_and_was_written_is_found_and_not_repeated(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        append = hub.store.append

        async def lose_the_answer(*values: Any) -> None:
            await append(*values)
            raise OSError("the line broke")

        move = room.table.position.legal_moves()[0]
        play = act("play", number=4, move=move)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub.store, "append", lose_the_answer)
            with pytest.raises(OSError, match="the line broke"):
                await hub.act(room, NORTH, play)
        assert await hub.act(room, NORTH, play) == 4
        assert room.number == 5

    run(sqlite_url, test)


def test_what_is_not_safe_is_not_shown(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        before = room.seen(0, 0)
        append = hub.store.append
        shown: list[dict[str, Any]] = []

        async def look_first(*values: Any) -> None:
            shown.append(room.seen(0, 0))
            await append(*values)

        move = room.table.position.legal_moves()[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub.store, "append", look_first)
            await hub.act(room, NORTH, act("play", number=4, move=move))
        assert shown == [before]
        assert room.number == 5

    run(sqlite_url, test)


class Slow:
    """A socket whose other side reads when it is told to."""

    def __init__(self) -> None:
        self.may_read = asyncio.Event()
        self.received: list[dict[str, Any]] = []
        self.closed_with: int | None = None

    async def send_text(self, text: str) -> None:
        await self.may_read.wait()
        self.received.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed_with = code


def test_a_slow_reader_gets_everything_and_holds_up_nobody(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        connection = Connection(socket, room, SOUTH)  # type: ignore[arg-type]
        connection.greet(since=0)
        await hub.come(connection)
        writer = asyncio.create_task(connection.write_on())
        for number, who in enumerate((NORTH, SOUTH) * 5):
            await asyncio.sleep(0)
            move = room.table.position.legal_moves()[0]
            play = act("play", number=room.number, move=move, key=f"k{number}")
            await hub.act(room, who, play)
        socket.may_read.set()
        while room.number > connection.number or room.number > len(numbers(socket)):
            await asyncio.sleep(0)
        assert numbers(socket) == list(range(14))
        assert len(socket.received) < 10
        writer.cancel()

    run(sqlite_url, test)


async def play_one(hub: Hub, room: Room) -> None:
    """The first legal move of whoever is on turn."""
    assert room.table.turn is not None
    who = room.table.player(room.table.turn)
    move = room.table.position.legal_moves()[0]
    await hub.act(room, who, act("play", number=room.number, move=move, key=f"k{room.number}"))


def test_the_greeting_comes_before_whatever_happens_while_somebody_connects(
    sqlite_url: str,
) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        socket.may_read.set()
        connection = Connection(socket, room, SOUTH)  # type: ignore[arg-type]
        connection.greet(since=2)
        await hub.come(connection)
        await play_one(hub, room)
        writer = asyncio.create_task(connection.write_on())
        while len(numbers(socket)) < 3:
            await asyncio.sleep(0)
        assert [message["type"] for message in socket.received] == ["hello", "presence", "events"]
        assert numbers(socket) == [2, 3, 4]
        writer.cancel()

    run(sqlite_url, test)


def test_events_that_are_sent_again_come_before_newer_ones(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        socket.may_read.set()
        connection = Connection(socket, room, SOUTH)  # type: ignore[arg-type]
        await hub.come(connection)
        await connection.rewind(hub, 1)
        await play_one(hub, room)
        writer = asyncio.create_task(connection.write_on())
        while len(numbers(socket)) < 4:
            await asyncio.sleep(0)
        assert numbers(socket) == [1, 2, 3, 4]
        await connection.rewind(hub, 9)  # There is nothing more, and they are told so.
        while socket.received[-1]["type"] != "events" or socket.received[-1]["events"]:
            await asyncio.sleep(0)
        writer.cancel()

    run(sqlite_url, test)


def numbers(socket: Slow) -> list[int]:
    """The numbers of all events that came."""
    return [event["number"] for message in socket.received for event in message.get("events", [])]


def test_whoever_does_not_read_at_all_is_cut_off(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        socket = Slow()
        connection = Connection(socket, await started(hub), SOUTH)  # type: ignore[arg-type]
        writer = asyncio.create_task(connection.write_on())
        for _ in range(MOST_WAITING + 2):
            connection.answer("pong")
        socket.may_read.set()
        await writer
        assert socket.closed_with == TOO_SLOW

    run(sqlite_url, test)
