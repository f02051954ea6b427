"""Which connections are let in: so many of an address, so many in all, and those inside go on."""

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from sandtable.server.edge.admission import LATE, Admission
from sandtable.server.operations.config import Config

from ..http_player import Ear, Person, game_of_two
from ..raw import ATTACKER, Raw, raw, until
from ..serving import Served, serving

MOST, MOST_OF_ADDRESS = 40, 20


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for few."""
    with serving(
        database(tmp_path_factory.mktemp("small")),
        rate=1.0,
        connections=MOST,
        connections_per_address=MOST_OF_ADDRESS,
    ) as server:
        yield server


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'sandtable.db'}"


@pytest.fixture(autouse=True)
def _empty(small: Served) -> Iterator[None]:
    """Nobody of the test before is left."""
    yield
    small.clients.close()
    until(lambda: len(small.admission) == 0)


def bystander(served: Served) -> int:
    """The status that somebody else gets."""
    with raw(served) as (one,):
        return one.get("/api/games")


def test_300_half_requests_of_one_address_shut_nobody_out(small: Served) -> None:
    host, guest, table = game_of_two(small)
    with (
        host.listen(table) as north,
        guest.listen(table) as south,
        raw(small, 300, ATTACKER) as attackers,
    ):
        for one in attackers:
            one.send(one.head())
        for _ in range(20):
            assert bystander(small) == 200
        assert len(small.admission) <= MOST
        move = south.hear("hello")["table"]["position"]["legal_moves"][0]
        south.say("play", key="k", number=4, move=move)
        assert south.hear("done")
        assert north.hear("events")


def test_one_address_has_so_many_connections(small: Served) -> None:
    with raw(small, MOST_OF_ADDRESS, ATTACKER) as inside:
        until(lambda: len(small.admission) == MOST_OF_ADDRESS)
        with raw(small, 1, ATTACKER) as (one,):
            status, head, body = one.answer()
            assert status == 429
            assert b"retry-after: 5" in head
            assert json.loads(body)["code"] == "too-many"
            assert one.is_closed()
        assert bystander(small) == 200
        assert {one.get() for one in inside} == {200}
        inside.pop().socket.close()
        until(lambda: len(small.admission) < MOST_OF_ADDRESS)
        with raw(small, 1, ATTACKER) as (one,):
            assert one.get() == 200


def test_whoever_has_sent_a_request_already_is_told_too(small: Served) -> None:
    """To close with bytes unread would take the answer away."""
    with raw(small, MOST_OF_ADDRESS, ATTACKER):
        until(lambda: len(small.admission) == MOST_OF_ADDRESS)
        for _ in range(5):
            with raw(small, 1, ATTACKER) as (one,):
                assert one.get(Long="x" * 20_000) == 429


def test_who_keeps_the_server_waiting_makes_room(small: Served) -> None:
    """From many addresses: each has few connections, and all together would fill the server."""
    with socket_of(small) as inside:
        attackers = [Raw(small, f"127.0.1.{number % 100}") for number in range(MOST + 20)]
        try:
            for one in attackers:
                one.send(one.head())
            assert {bystander(small) for _ in range(10)} == {200}
            assert len(small.admission) <= MOST
            inside.say("ping")
            assert inside.hear("pong")
            assert attackers[0].status() == 0  # It was the first to come.
            assert attackers[0].is_closed()
        finally:
            for one in attackers:
                one.socket.close()


def socket_of(served: Served) -> AbstractContextManager[Ear]:
    """Somebody inside."""
    host = Person(served)
    return host.listen(host.open())


def test_when_all_are_busy_nobody_more_is_let_in(small: Served) -> None:
    table = Person(small).open()
    small.clients.close()
    sockets = [Raw(small, f"127.0.2.{number % 4 + 1}") for number in range(MOST)]
    try:
        for one in sockets:
            one.open_socket(table)
        until(lambda: len(small.admission) == MOST)
        with raw(small) as (late,):
            status, head, body = late.answer()
            assert status == 503
            assert b"retry-after" in head
            assert json.loads(body)["code"] == "server-full"
            assert late.is_closed()
        sockets.pop().socket.close()
        until(lambda: len(small.admission) < MOST)
        assert bystander(small) == 200
    finally:
        for one in sockets:
            one.socket.close()


def test_a_trusted_proxy_speaks_for_many(tmp_path: Path) -> None:
    with serving(
        database(tmp_path),
        rate=1.0,
        connections_per_address=2,
        trusted_proxies="127.0.0.0/29",
    ) as server:
        with raw(server, 10, ATTACKER) as proxied:
            assert {one.get() for one in proxied} == {200}
        with raw(server, 3, "127.0.0.200") as others:
            assert sorted(one.get() for one in others) == [200, 200, 429]


class StoppedLoop:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.later: list[tuple[object, ...]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, run: object, *words: object) -> object:
        self.later.append((run, *words))
        return self.later[-1]


def test_time_in_which_the_server_stood_still_is_charged_to_nobody() -> None:
    """What was sent meanwhile is read before anybody is found to be late."""
    loop, admission = StoppedLoop(), Admission(Config(connections=5))
    checked = []

    class Connected:
        client = ("192.0.2.1", 1)
        transport = object()

        def check(self, now: float) -> bool:
            checked.append(now)
            return True

    one = Connected()
    one.loop = loop  # type: ignore[attr-defined]
    assert admission.admit(one) is None  # type: ignore[arg-type]
    for passed in (1.0, LATE + 1, 1.0):
        loop.now += passed
        run, *words = loop.later.pop()
        run(*words)  # type: ignore[operator]
    assert checked == [1.0, 1.0 + LATE + 1 + 1.0]


def test_connections_are_counted(small: Served) -> None:
    with raw(small, MOST_OF_ADDRESS + 1, ATTACKER) as connections:
        assert connections[-1].status() == 429
        text = small.client().get("/metrics").text
        assert f"sandtable_connections {MOST_OF_ADDRESS + 1}.0" in text
        assert 'sandtable_rejected_total{reason="429"}' in text


def test_a_network_of_ipv6_addresses_counts_as_one() -> None:
    admission = Admission(Config())
    clients = [("2001:db8::1", 1), ("2001:db8::2", 2)]
    assert len({admission.key(client) for client in clients}) == 1
