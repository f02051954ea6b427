"""A socket on one connection: floods close it, and it ends when it is to end, read or not."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.api import dependencies, socket_routes
from sandtable.server.edge import open_socket
from sandtable.server.edge.open_socket import FLOOD
from sandtable.server.edge.websocket_frames import MOST_FRAGMENTS
from sandtable.server.live.connection import NOT_ALLOWED

from ..http_player import Person, game_of_two
from ..raw import BINARY, FIN, PING, TEXT, Raw, frame, small_buffers, unsent, until
from ..serving import Served, serving

CONTINUED = 0
FULL = 64 * 1024
"""Bytes unread after which the application waits."""
A_PING = b'{"type": "ping"}'


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder / 'sandtable.db'}", rate=1.0) as server:
        yield server


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for those who do not read."""
    monkeypatch.setattr(open_socket, "GRACE", 0.5)


def socket_at(served: Served, person: Person, table: str, **settings: Any) -> Raw:
    one = Raw(served, **settings)
    one.open_socket(table, person.token)
    return one


# Floods.


@pytest.mark.parametrize(
    "flood",
    [
        frame(TEXT, A_PING),
        frame(TEXT, b"no json"),
        frame(BINARY, b"x"),
        frame(PING, b"x" * 125),
        frame(TEXT, b"", first=0) + frame(CONTINUED, b"", first=0) * 1000,
    ],
    ids=["text", "nonsense", "binary", "pings", "fragments"],
)
def test_a_flood_closes_the_socket(limited: Served, flood: bytes) -> None:
    host = Person(limited)
    one = socket_at(limited, host, host.open())
    try:
        one.send(*[flood] * 1000)
        assert one.closing_code() == FLOOD
    finally:
        one.socket.close()


def test_whoever_is_a_little_too_quick_is_told_so_and_may_go_on(limited: Served) -> None:
    host = Person(limited)
    with host.listen(host.open()) as ear:
        for _ in range(70):
            ear.say("ping")
        refused = ear.hear("refused")
        assert refused["code"] == "too-many"
        time.sleep(refused["words"]["seconds"])
        ear.say("why", key="last", move="c4")
        assert ear.hear("why")["key"] == "last"


def test_fragments_without_end_close_the_socket_without_rate_limits(served: Served) -> None:
    host = Person(served)
    one = socket_at(served, host, host.open())
    try:
        one.send(frame(TEXT, b"{", first=0), *[frame(CONTINUED, b"", 0)] * (MOST_FRAGMENTS + 1))
        assert one.closing_code() == FLOOD
    finally:
        one.socket.close()


def test_a_message_in_fragments_is_understood(served: Served) -> None:
    host = Person(served)
    one = socket_at(served, host, host.open())
    try:
        one.send(frame(TEXT, A_PING[:5], first=0), frame(CONTINUED, A_PING[5:], first=FIN))
        until(lambda: b"pong" in one.socket.recv(65536))
    finally:
        one.socket.close()


def test_a_message_that_is_too_long_closes_the_socket(served: Served) -> None:
    host = Person(served)
    one = socket_at(served, host, host.open())
    try:
        long = b"x" * 5000
        one.send(bytes([FIN | TEXT, 0x80 | 126]) + len(long).to_bytes(2, "big") + bytes(4) + long)
        assert one.closing_code() == 1009
    finally:
        one.socket.close()


# Whoever does not read.


def stop_reading(served: Served, person: Person, table: str) -> Raw:
    """A socket for which the server has more to say than anybody takes from it."""
    small_buffers(served)
    before = unsent(served)
    one = socket_at(served, person, table, receive_buffer=4096)
    since = frame(TEXT, json.dumps({"type": "since", "number": 0}).encode())

    def is_stuck() -> bool:
        one.send(*[since] * 5)
        return unsent(served) > before + FULL

    until(is_stuck)
    return one


def test_pings_of_somebody_who_does_not_read_take_no_memory(served: Served) -> None:
    host = Person(served)
    one = stop_reading(served, host, host.open())
    try:
        before = unsent(served)
        one.socket.settimeout(5)
        for _ in range(100):
            try:
                one.socket.sendall(frame(PING, b"x" * 125) * 100)
            except (TimeoutError, ConnectionError):
                break  # Nobody takes them any more.
        for _ in range(20):  # It takes a moment until they are all looked at.
            assert unsent(served) < before + 100_000
            time.sleep(0.05)
    finally:
        one.socket.close()
        until(lambda: unsent(served) == 0)


def wait_until_gone(served: Served, table: str) -> None:
    hub = served.app.state.hub
    until(lambda: not hub.rooms.held(table).connections)
    until(lambda: unsent(served) == 0)


@pytest.mark.parametrize("how", ["revoked", "logged out", "new passphrase", "forgotten"])
def test_whoever_is_cut_off_acts_no_more_and_is_gone_soon(served: Served, how: str) -> None:
    """Even if they do not read, so that they cannot be told."""
    host, _, table = game_of_two(served)
    one = stop_reading(served, host, table)
    try:
        match how:
            case "revoked":
                (token,) = host.browser.get("/api/me/tokens").json()
                host.browser.delete(f"/api/me/tokens/{token['id']}").raise_for_status()
            case "logged out":
                host.browser.post("/api/logout").raise_for_status()
            case "new passphrase":
                wish = {"passphrase": "correct horse battery"}
                host.browser.put("/api/me/passphrase", json=wish).raise_for_status()
            case "forgotten":
                host.browser.delete("/api/me").raise_for_status()
        number = Person(served).see(table)["number"]
        resign = json.dumps({"type": "resign", "key": "after"}).encode()
        one.send(frame(TEXT, resign))
        wait_until_gone(served, table)
        seen = Person(served).see(table)
        assert (seen["number"], seen["table"]["status"]) == (number, "playing")
    finally:
        one.socket.close()


def test_whoever_is_cut_off_by_another_process_is_gone_too(postgres_url: str) -> None:
    with serving(postgres_url) as here, serving(postgres_url) as there:
        host, _, table = game_of_two(here)
        one = stop_reading(there, host, table)
        try:
            host.browser.post("/api/logout").raise_for_status()
            wait_until_gone(there, table)
        finally:
            one.socket.close()


def test_a_token_that_is_revoked_while_a_socket_opens(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was valid when it was looked at, and nobody knew of the socket when it was revoked."""
    host, _, table = game_of_two(served)
    room_of = dependencies.room_of

    async def revoke_meanwhile(connection: Any, name: str, visitor: Any) -> Any:
        hub = served.app.state.hub
        for token in await hub.store.tokens_of(host.identity):
            await hub.store.remove_token(token.hash)
        await hub.connections.cut_off(host.identity)
        return await room_of(connection, name, visitor)

    monkeypatch.setattr(socket_routes, "room_of", revoke_meanwhile)
    one = socket_at(served, host, table)
    try:
        assert one.closing_code() == NOT_ALLOWED
    finally:
        one.socket.close()


def test_a_server_that_stops_does_not_wait_for_whoever_does_not_read(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'sandtable.db'}") as server:
        host = Person(server)
        one = stop_reading(server, host, host.open())
        began = time.monotonic()
    assert time.monotonic() - began < 9  # After ten seconds it would have gone anyway.
    one.socket.close()
