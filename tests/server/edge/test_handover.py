"""Sockets of one table are at one process, whichever of them has accepted them."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.edge.handover import LONGEST, Handover, ranked
from sandtable.server.operations.siblings import Member

from ..http_player import Person
from ..raw import TEXT, Raw, frame
from ..serving import Served, serving


@pytest.fixture
def both(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two processes of one server, but for their ports."""
    with (
        serving(postgres_url, Member(tmp_path, 0, 0, 2, 0)) as first,
        serving(postgres_url, Member(tmp_path, 1, 1, 2, 1)) as second,
    ):
        yield first, second


def sockets(served: Served) -> int:
    """How many are open there."""
    return len(list(served.app.state.hub.connections))


def game_at(both: tuple[Served, Served], place: int) -> tuple[Person, Person, str]:
    """Of two people, at a table of this place."""
    host, guest = Person(both[0]), Person(both[0])
    table = next(
        name
        for name in (host.open("patterns", visibility="link") for _ in range(50))
        if ranked(name.encode(), 2)[0] == place
    )
    for one in (host, guest):
        one.sit(table)
    return host, guest, table


def test_all_processes_have_the_same_order_and_the_same_share() -> None:
    tables = [f"t{number}".encode() for number in range(4000)]
    assert all(sorted(ranked(table, 4)) == [0, 1, 2, 3] for table in tables)
    shares = Counter(ranked(table, 4)[0] for table in tables)
    # Each 1,000 of 4,000 by chance: 150 are more than five standard deviations (27).
    assert all(abs(share - 1000) < 150 for share in shares.values())


@pytest.mark.parametrize("place", [0, 1])
def test_both_at_a_table_are_at_the_same_process(both: tuple[Served, Served], place: int) -> None:
    host, guest, table = game_at(both, place)
    with host.listen(table) as north, guest.at(both[1]).listen(table) as south:
        north.hear("hello")
        south.hear("hello")
        assert [sockets(served) for served in both] == [2 - 2 * place, 2 * place]
        guest.play_first(table)
        assert [event["number"] for event in north.hear("events")["events"]] == [4]
        assert south.hear("events")["table"]["number"] == 5


def test_what_came_behind_the_request_is_passed_on_too(both: tuple[Served, Served]) -> None:
    host, _, table = game_at(both, 1)
    raw = Raw(both[0])
    try:
        raw.send(request(raw, table, host.token) + frame(TEXT, b'{"type": "ping"}'))
        heard = b""
        while b'"pong"' not in heard:
            piece = raw.socket.recv(65536)
            assert piece, heard
            heard += piece
        assert heard.startswith(b"HTTP/1.1 101 ")
        assert sockets(both[1]) == 1
    finally:
        raw.socket.close()


def test_a_process_that_is_away_is_not_waited_for(
    both: tuple[Served, Served], tmp_path: Path
) -> None:
    """The newest of its place was killed, and has left its door behind."""
    host, _, table = game_at(both, 1)
    (tmp_path / "1-7.pass").touch()
    with host.listen(table) as ear:
        ear.hear("hello")
        assert [sockets(served) for served in both] == [1, 0]


def test_the_newest_process_of_a_place_has_its_tables(
    both: tuple[Served, Served], postgres_url: str, tmp_path: Path
) -> None:
    host, _, table = game_at(both, 1)
    with (
        serving(postgres_url, Member(tmp_path, 1, 2, 2, 2)) as successor,
        host.listen(table) as ear,
    ):
        ear.hear("hello")
        assert [sockets(served) for served in (*both, successor)] == [0, 0, 1]


def test_only_sockets_of_tables_are_passed_on(tmp_path: Path) -> None:
    handover = Handover(Member(tmp_path, 0, 0, 2, 0))
    (tmp_path / "1-1.pass").touch()
    for url in (b"/api/tables/abc/events", b"/api/tables", b"/", b"/api/tables/abc/socketx"):
        assert not handover.give(url, 0, b"GET")
    assert not handover.give(b"/api/tables/abc/socket", 0, b"x" * (LONGEST + 1))


def test_whose_answer_it_is_does_not_depend_on_the_way(both: tuple[Served, Served]) -> None:
    """A socket that is refused is refused there, too."""
    _, _, table = game_at(both, 1)
    raw = Raw(both[0])
    try:
        raw.send(request(raw, table, "nobody"))
        status, _, body = raw.answer()
        assert (status, json.loads(body)["code"]) == (401, "bad-token")
    finally:
        raw.socket.close()


def request(raw: Raw, table: str, token: str) -> bytes:
    """For a socket."""
    head = raw.head(
        path=f"/api/tables/{table}/socket",
        Authorization=f"Bearer {token}",
        Connection="Upgrade",
        Upgrade="websocket",
        Sec_WebSocket_Version="13",
        Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return head + b"\r\n"
