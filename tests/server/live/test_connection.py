"""What is written to one socket: in order, each event once, and nobody waits for a slow reader."""

import asyncio
import json
from typing import Any

import pytest

from sandtable.server.app import create_app
from sandtable.server.errors import Unknown
from sandtable.server.live.connection import MOST_WAITING, NOT_ALLOWED, TOO_SLOW, Connection
from sandtable.server.live.hub import Hub
from sandtable.server.operations.config import Config
from sandtable.server.people.identity import new_token
from sandtable.store.store import create_store
from sandtable.store.values import Person
from tests.tables.parties import SOUTH

from ..hubs import act, play_one, run, started


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


def numbers(socket: Slow) -> list[int]:
    """The numbers of all events that came."""
    return [event["number"] for message in socket.received for event in message.get("events", [])]


def test_a_slow_reader_gets_everything_and_holds_up_nobody(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        connection = Connection(socket, room, SOUTH)  # type: ignore[arg-type]
        connection.greet(since=0)
        await hub.connections.add(connection)
        writer = asyncio.create_task(connection.write_on())
        for _ in range(10):
            await asyncio.sleep(0)
            await play_one(hub, room)
        socket.may_read.set()
        while room.number > connection.number or room.number > len(numbers(socket)):
            await asyncio.sleep(0)
        assert numbers(socket) == list(range(14))
        assert len(socket.received) < 10
        writer.cancel()

    run(sqlite_url, test)


def test_the_greeting_comes_before_whatever_happens_while_somebody_connects(
    sqlite_url: str,
) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        socket.may_read.set()
        connection = Connection(socket, room, SOUTH)  # type: ignore[arg-type]
        connection.greet(since=2)
        await hub.connections.add(connection)
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
        await hub.connections.add(connection)
        connection.rewind(1)
        await play_one(hub, room)
        writer = asyncio.create_task(connection.write_on())
        while len(numbers(socket)) < 4:
            await asyncio.sleep(0)
        assert numbers(socket) == [1, 2, 3, 4]
        connection.rewind(9)  # There is nothing more, and they are told so.
        while socket.received[-1]["type"] != "events" or socket.received[-1]["events"]:
            await asyncio.sleep(0)
        writer.cancel()

    run(sqlite_url, test)


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


def test_what_waits_for_its_turn_is_not_done_after_the_socket_is_to_be_closed(
    sqlite_url: str,
) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        connection = Connection(Slow(), room, SOUTH)  # type: ignore[arg-type]
        before = room.number
        async with room.lock:
            resigning = asyncio.create_task(hub.act(room, SOUTH, act("resign"), connection))
            await asyncio.sleep(0)
            connection.close(NOT_ALLOWED)
        with pytest.raises(Unknown):
            await resigning
        assert room.number == before

    run(sqlite_url, test)


def test_a_socket_is_closed_for_the_first_reason_and_its_connection_ended(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        ended: list[bool] = []
        socket, room = Slow(), await started(hub)
        connection = Connection(
            socket,  # type: ignore[arg-type]
            room,
            SOUTH,
            hang_up=lambda: ended.append(True),
        )
        connection.close(NOT_ALLOWED)
        connection.close(TOO_SLOW)
        await connection.write_on()
        assert (socket.closed_with, ended) == (NOT_ALLOWED, [True])

    run(sqlite_url, test)


def test_a_revocation_that_was_not_heard_is_found_out(sqlite_url: str) -> None:
    """The notification of the other process was missed."""

    async def test(hub: Hub) -> None:
        room = await started(hub)
        person = Person(SOUTH.identity, SOUTH.name, None, 0)
        _, kept = new_token(person.identity, "program")
        await hub.store.add_person(person, kept)
        _, revoked = new_token(person.identity, "program")
        await hub.store.add_token(revoked)
        ways_in = [kept.hash, revoked.hash, None]
        connections = [
            Connection(Slow(), room, SOUTH, token_hash)  # type: ignore[arg-type]
            for token_hash in ways_in
        ]
        for connection in connections:
            await hub.connections.add(connection)
        await hub.store.remove_token(revoked.hash)
        await hub.connections.check_tokens()
        assert [one.is_closing for one in connections] == [False, True, False]

    run(sqlite_url, test)


def test_whoever_goes_before_they_are_let_in_is_no_trouble(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def come_and_go() -> None:
        async with create_store(sqlite_url) as store:
            app = create_app(Config(), store)
            async with app.router.lifespan_context(app):
                room = await started(app.state.hub)
                came = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect"}])

                async def receive() -> dict[str, Any]:
                    return next(came)

                async def send(message: Any) -> None:
                    raise OSError("they have gone")

                scope = {
                    "type": "websocket",
                    "path": f"/api/tables/{room.name}/socket",
                    "query_string": b"",
                    "headers": [(b"host", b"localhost")],
                    "client": ("127.0.0.1", 1),
                }
                await app(scope, receive, send)
                assert next(came, None) is None
                assert not room.connections

    asyncio.run(come_and_go())
    assert not caplog.records
