"""A network that is gone closes no socket: whoever does not answer is away within five seconds."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from sandtable.server.edge.open_socket import LATELY
from sandtable.server.edge.websocket_frames import A_PING
from sandtable.server.live.connection import Connection
from sandtable.server.live.hub import Hub
from sandtable.server.live.silence import LOOK, PROBE, SILENT, Silence
from tests.tables.parties import NORTH, SOUTH

from ..http_player import Ear, Person, game_of_two
from ..hubs import run, started
from ..raw import PING, Raw, frame, raw
from ..serving import Served

SOON = 5.0
"""Seconds within which people must know."""


@contextmanager
def mute(served: Served, table: str, person: Person) -> Iterator[Raw]:
    """Their socket, which answers no ping: as if their network were gone."""
    with raw(served) as (connection,):
        connection.open_socket(table, person.token)
        yield connection


def presence(ear: Ear, chair: int, is_there: bool) -> float:
    """When it is said that somebody is there, or is not."""
    while ear.hear("presence")["chairs"][chair] is not is_there:
        pass
    return time.monotonic()


def test_whoever_goes_silent_is_away_within_five_seconds_and_comes_back(
    two_servers: tuple[Served, Served],
) -> None:
    host, guest, table = game_of_two(two_servers[0])
    with host.listen(table) as ear:
        ear.hear("hello")
        with mute(two_servers[1], table, guest.at(two_servers[1])) as socket:
            began = presence(ear, 1, True)
            assert presence(ear, 1, False) - began < SOON
            socket.send(frame(PING))
            back = time.monotonic()
            assert presence(ear, 1, True) - back < 1.5
            assert presence(ear, 1, False) - back < SOON


def test_whoever_answers_stays_though_they_say_nothing(served: Served) -> None:
    """Libraries answer pings by themselves."""
    host, guest, table = game_of_two(served)
    with host.listen(table) as ear, guest.listen(table):
        presence(ear, 1, True)
        with pytest.raises(TimeoutError):
            ear.socket.recv(timeout=SOON + 1)
        assert host.see(table)["presence"]["chairs"] == [True, True]


def test_a_ping_goes_along_with_what_they_are_sent(served: Served) -> None:
    """Before it is time for one by itself, which that saves."""
    host, guest, table = game_of_two(served, "mandala", starter="host")
    with mute(served, table, guest) as socket:
        time.sleep(LATELY + LOOK + 0.2)
        assert LATELY + LOOK + 0.2 < PROBE
        host.play_first(table)
        assert socket.hears(b'"type":"events"')
        assert socket.ends_with(A_PING)
        host.do(table, "resign")
        assert socket.hears(b'"kind":"resigned"')
        assert not socket.ends_with(A_PING), "it has been asked"


@dataclass
class Line:
    """A line to somebody."""

    heard: float
    probed: float = 0.0
    pings: int = 0
    asks_along: bool = False
    is_writable: bool = False

    def send(self, texts: Sequence[bytes]) -> None:
        raise AssertionError("it cannot be written to")

    def probe(self) -> None:
        self.pings += 1

    def close(self, code: int) -> None:
        """The server stops."""


def test_only_people_who_play_people_are_pinged(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        silence = Silence(hub.rooms, hub.connections)
        lines = [Line(0.0) for _ in range(3)]
        for who, line in zip((NORTH, SOUTH, None), lines, strict=True):
            room.connections.add(Connection(line, room, who))
        assert not silence.look_at(room, PROBE - 0.1)
        assert not silence.look_at(room, PROBE)
        assert [line.pings for line in lines] == [1, 1, 0]
        lines[0].heard = 3.0
        assert silence.look_at(room, SILENT)
        assert room.crowd().chairs == {0}
        assert room.crowd().watching == 1
        room.is_among_people = False
        lines[1].heard = SILENT
        assert silence.look_at(room, SILENT + 0.1), "who was away is back, though nobody waits"
        assert not silence.look_at(room, 3 * SILENT)
        assert [line.pings for line in lines] == [1, 2, 0]

    run(sqlite_url, test)


def test_a_server_that_stood_still_takes_nobody_for_silent(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        silence = Silence(hub.rooms, hub.connections, _listens_since=100.0)
        line = Line(0.0)
        room.connections.add(Connection(line, room, NORTH))
        assert not silence.look_at(room, 100.0 + PROBE - 0.1)
        assert line.pings == 0

    run(sqlite_url, test)
