"""A process that is replaced sends people to its successor table by table."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.live import departure
from sandtable.server.live.connection import GOING_AWAY
from sandtable.server.live.departure import depart

from ..http_player import Person
from ..serving import serving


class Sockets:
    """Tables with two sockets each, and when which was closed."""

    def __init__(self, tables: int) -> None:
        self.closed: list[tuple[float, str]] = []
        self.began = 0.0
        self.rooms: Any = [self._room(f"t{number}") for number in range(tables)]

    def _room(self, name: str) -> Any:
        room = SimpleNamespace(name=name, connections=set(), is_thinking=name == "t3")
        for _ in range(2):
            connection: Any = type("Socket", (), {"is_closing": False})()
            connection.close = lambda code, room=room, one=connection: self._close(room, one, code)
            room.connections.add(connection)
        return room

    def _close(self, room: Any, connection: Any, code: int) -> None:
        assert code == GOING_AWAY
        connection.is_closing = True
        room.connections.discard(connection)
        self.closed.append((asyncio.get_running_loop().time() - self.began, room.name))

    def depart(self, hurry: asyncio.Event) -> list[str]:
        """Close them all; the tables whose bots were handed over."""
        handed: list[str] = []

        async def hand_over(names: Sequence[str]) -> None:
            handed.extend(names)

        async def all_of_it() -> None:
            self.began = asyncio.get_running_loop().time()
            await depart(self.rooms, hand_over, hurry)

        asyncio.run(all_of_it())
        return handed


def test_never_more_tables_than_it_may_and_those_of_a_table_together() -> None:
    """By the rate, 20 a second, after t seconds at most 20 (t + 0.1) tables, and one begun."""
    sockets = Sockets(tables=15)
    assert sockets.depart(asyncio.Event()) == ["t3"]
    names = [name for _, name in sockets.closed]
    assert names[::2] == names[1::2]
    assert len(set(names)) == 15
    for number, (at, _) in enumerate(sockets.closed[::2], 1):
        assert number <= (at + 0.1) * 20 + 1


def test_many_tables_are_closed_quicker_so_that_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departure, "RETIRE_SECONDS", 0.5)
    sockets = Sockets(tables=300)
    sockets.depart(asyncio.Event())
    assert len(sockets.closed) == 600
    assert sockets.closed[0][0] < 0.2 < sockets.closed[-1][0]


def test_a_server_that_stops_leaves_the_rest_to_whoever_stops_it() -> None:
    hurry = asyncio.Event()
    hurry.set()
    sockets = Sockets(tables=5)
    sockets.depart(hurry)
    assert not sockets.closed


def test_a_process_that_is_replaced_closes_its_sockets_and_ends(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        host = Person(served)
        with host.listen(host.open()) as ear:
            ear.hear("hello")
            server: Any = served.server
            server.retire()
            with pytest.raises(ConnectionClosed) as closed:
                ear.hear("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == GOING_AWAY
