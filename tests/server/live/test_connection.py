"""What is written to one socket: in order, each event once, and nobody waits for a slow reader."""

import asyncio
import json
from collections.abc import Sequence
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
from sandtable.tables import read_settings
from sandtable.tables.events import Resigned
from tests.tables.parties import NORTH, SOUTH

from ..hubs import act, play_one, run, started


class Slow:
    """A socket whose other side reads when it is told to."""

    def __init__(self, is_writable: bool = False) -> None:
        self.is_writable = is_writable
        self.heard = self.probed = 0.0
        self.asks_along = False
        self.received: list[dict[str, Any]] = []
        self.pieces = 0
        self.closed_with: int | None = None

    def send(self, texts: Sequence[bytes]) -> None:
        assert self.is_writable
        self.pieces += 1
        self.received += map(json.loads, texts)

    def probe(self) -> None:
        raise AssertionError("nobody looks for them here")

    def close(self, code: int) -> None:
        assert self.closed_with is None
        self.closed_with = code


def numbers(socket: Slow) -> list[int]:
    """The numbers of all events that came."""
    return [event["number"] for message in socket.received for event in message.get("events", [])]


def test_a_slow_reader_gets_everything_and_holds_up_nobody(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        connection = Connection(socket, room, SOUTH)
        connection.greet(since=0)
        await hub.connections.add(connection)
        for _ in range(10):
            await play_one(hub, room)
        assert not socket.received
        socket.is_writable = True
        connection.flush()
        assert sorted(numbers(socket)) == list(range(4)) + list(range(4, 14))
        assert socket.pieces == 1

    run(sqlite_url, test)


def test_the_greeting_comes_before_whatever_happens_then(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow(is_writable=True)
        connection = Connection(socket, room, SOUTH)
        connection.greet(since=2)
        await hub.connections.add(connection)
        await play_one(hub, room)
        assert [message["type"] for message in socket.received] == ["hello", "presence", "events"]
        assert numbers(socket) == [2, 3, 4]

    run(sqlite_url, test)


def test_events_that_are_sent_again_come_before_newer_ones(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        socket = Slow()
        connection = Connection(socket, room, SOUTH)
        await hub.connections.add(connection)
        connection.rewind(1)
        await play_one(hub, room)
        socket.is_writable = True
        connection.flush()
        assert numbers(socket) == [1, 2, 3, 4]
        connection.rewind(9)  # There is nothing more, and they are told so.
        assert (socket.received[-1]["type"], socket.received[-1]["events"]) == ("events", [])

    run(sqlite_url, test)


def test_whoever_moves_gets_the_events_and_the_answer_in_one_piece(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        sockets = [Slow(is_writable=True) for _ in range(2)]
        connections = [Connection(s, room, w) for s, w in zip(sockets, (NORTH, SOUTH), strict=True)]
        for connection in connections:
            await hub.connections.add(connection)
        for socket in sockets:
            socket.pieces, socket.received = 0, []
        mover = connections[0 if room.table.seat_of(NORTH.identity) == room.table.turn else 1]
        assert mover.who is not None
        move = act("play", number=room.number, move=room.table.position.legal_moves()[0])
        number = await hub.act(room, mover.who, move, mover)
        mover.answer("done", number=number)
        for connection, socket in zip(connections, sockets, strict=True):
            assert socket.pieces == 1
            kinds = ["events", "done"] if connection is mover else ["events"]
            assert [message["type"] for message in socket.received] == kinds

    run(sqlite_url, test)


def test_whoever_may_not_see_the_table_any_more_is_sent_nothing_of_it(sqlite_url: str) -> None:
    """A private game that was over goes on: those who watched are cut off before it is shown."""

    async def test(hub: Hub) -> None:
        settings = read_settings({"game": "mandamina", "visibility": "private"})
        room = await hub.open_table(settings, NORTH, [])
        await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
        playing = room.table
        room.show(playing.after([Resigned(playing.events[-1].at, 0)]))
        watcher = Slow(is_writable=True)
        await hub.connections.add(Connection(watcher, room, None))
        watcher.received.clear()
        further = playing
        for _ in range(2):
            move, now = further.position.legal_moves()[0], further.events[-1].at
            further = further.after_move(0, move, now)
        hub.rooms.show(room, further)
        assert (watcher.closed_with, watcher.received) == (NOT_ALLOWED, [])

    run(sqlite_url, test)


def test_whoever_does_not_read_at_all_is_cut_off(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        socket = Slow()
        connection = Connection(socket, await started(hub), SOUTH)
        for _ in range(MOST_WAITING):
            connection.answer("pong")
        assert not connection.is_closing
        connection.answer("pong")
        assert socket.closed_with == TOO_SLOW
        assert connection.is_closing

    run(sqlite_url, test)


def test_what_waits_for_its_turn_is_not_done_after_the_socket_is_to_be_closed(
    sqlite_url: str,
) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        connection = Connection(Slow(), room, SOUTH)
        before = room.number
        async with room.lock:
            resigning = asyncio.create_task(hub.act(room, SOUTH, act("resign"), connection))
            await asyncio.sleep(0)
            connection.close(NOT_ALLOWED)
        with pytest.raises(Unknown):
            await resigning
        assert room.number == before

    run(sqlite_url, test)


def test_a_socket_is_closed_for_the_first_reason(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        socket, room = Slow(), await started(hub)
        connection = Connection(socket, room, SOUTH)
        connection.close(NOT_ALLOWED)
        connection.close(TOO_SLOW)
        assert socket.closed_with == NOT_ALLOWED

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
        connections = [Connection(Slow(), room, SOUTH, token_hash) for token_hash in ways_in]
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
                assert not room.connections

    asyncio.run(come_and_go())
    assert not caplog.records
