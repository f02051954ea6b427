"""HTTP on one connection: heads are short, and what is begun is soon finished."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sandtable.server.edge import watched
from sandtable.server.edge.guard import LONGEST_BODY
from sandtable.server.edge.http_protocol import (
    LONGEST_HEAD,
    LONGEST_URL,
    MOST_HEADERS,
    MOST_PIPELINED,
    PIECE,
)

from ..http_player import Person
from ..raw import TEXT, Raw, frame, raw, small_buffers, unsent, until
from ..serving import Served, serving

ALMOST_ALL = "x" * (LONGEST_HEAD - 2000)
JSON_CHUNKS = {"Content_Type": "application/json", "Transfer_Encoding": "chunked"}


@contextmanager
def connected(served: Served) -> Iterator[Raw]:
    with raw(served) as (one,):
        yield one


# How long a head may be.


@pytest.mark.parametrize("piece", [100, 5000, 10**6])
def test_a_head_that_is_too_long_is_refused_and_the_connection_closed(
    served: Served, piece: int
) -> None:
    with connected(served) as one:
        head = one.head(Long="x" * 100_000)
        one.send(*(head[first : first + piece] for first in range(0, len(head), piece)))
        status, answered, body = one.answer()
        assert status == 431
        assert b"connection: close" in answered.lower()
        assert json.loads(body)["code"] == "head-too-long"
        assert one.is_closed()


def test_nobody_reads_on_after_the_refusal(served: Served) -> None:
    """Not even to throw it away: 64 MB are not taken from whoever sends them."""
    with connected(served) as one:
        one.send(one.head() + b"Long: ")
        sent = 0
        try:
            while sent < 64:
                one.socket.sendall(b"x" * 2**20)
                sent += 1
        except ConnectionError:
            pass
        assert sent < 32  # Buffers of the operating system take a few.


@pytest.mark.parametrize(("more", "status"), [(0, 200), (1, 431)])
def test_the_longest_head(served: Served, more: int, status: int) -> None:
    with connected(served) as one:
        rest = LONGEST_HEAD - len(one.head(Long="") + b"\r\n")
        assert one.get(Long="x" * (rest + more)) == status


@pytest.mark.parametrize("length", [LONGEST_URL + 1, 100_000])
def test_an_address_that_is_too_long(served: Served, length: int) -> None:
    with connected(served) as one:
        one.send(f"GET /{'x' * length}".encode())
        status, _, body = one.answer()
        assert (status, json.loads(body)["code"]) == (414, "url-too-long")
        assert one.is_closed()


def test_too_many_headers(served: Served) -> None:
    with connected(served) as one:
        headers = {f"x{number}": "" for number in range(MOST_HEADERS)}
        status = one.get(**headers)  # And the host.
        assert status == 431
        headers.popitem()
    with connected(served) as one:
        assert one.get(**headers) == 200


def test_empty_lines_are_no_way_around(served: Served) -> None:
    with connected(served) as one:
        one.send(b"\r\n" * LONGEST_HEAD)
        assert one.status() == 431


def test_every_request_of_a_connection_is_counted_for_itself(served: Served) -> None:
    with connected(served) as one:
        for _ in range(4):
            assert one.get(Long=ALMOST_ALL) == 200
        one.send(one.head(Long=ALMOST_ALL * 2))
        assert one.status() == 431


def test_requests_in_a_row_are_counted_for_themselves(served: Served) -> None:
    with connected(served) as one:
        head = one.head(Long=ALMOST_ALL) + b"\r\n"
        one.send(head * 3)
        assert [one.status() for _ in range(3)] == [200] * 3


def test_a_head_that_begins_behind_another_request_has_an_end(served: Served) -> None:
    with connected(served) as one:
        first = one.head() + b"\r\n"
        one.send(first + one.head(Long="x" * (LONGEST_HEAD + PIECE)))
        answers = [one.status(), one.status()]
        assert answers in ([200, 431], [0, 0])  # Whichever is looked at first.


def test_too_many_requests_in_a_row(served: Served) -> None:
    with connected(served) as one:
        one.send((one.head() + b"\r\n") * (MOST_PIPELINED + 2))
        answers = 0
        while one.status() == 200:
            answers += 1
        assert answers < MOST_PIPELINED


# Bodies in chunks.


def begin_chunks(one: Raw) -> None:
    one.send(one.head("PUT", "/api/me/name", **JSON_CHUNKS) + b"\r\n")


def test_sizes_of_chunks_are_no_way_around(served: Served) -> None:
    with connected(served) as one:
        begin_chunks(one)
        one.send(b"1;" + b"x" * 100_000)
        assert one.status() == 431
        assert one.is_closed()


def test_trailers_are_no_way_around(served: Served) -> None:
    with connected(served) as one:
        begin_chunks(one)
        one.send(b"2\r\n{}\r\n0\r\nLong: " + b"x" * 100_000)
        assert one.status() == 431


def test_trailers_are_not_believed(served: Served) -> None:
    """They come after the origin was checked."""
    token = served.token()
    with connected(served) as one:
        begin_chunks(one)
        body = b'{"name": "Anna"}'
        trailer = f"Authorization: Bearer {token}"
        one.send(b"%x\r\n%b\r\n0\r\n%b\r\n\r\n" % (len(body), body, trailer.encode()))
        assert one.status() == 401


def test_a_body_in_small_chunks_is_read(served: Served) -> None:
    cookie = served.guest().cookies["sandtable"]
    with connected(served) as one:
        one.send(one.head("PUT", "/api/me/name", Cookie=f"sandtable={cookie}", **JSON_CHUNKS))
        chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in b'{"name": "Chunky"}')
        one.send(b"\r\n" + chunks + b"0\r\n\r\n")
        status, _, body = one.answer()
        assert (status, json.loads(body)["name"]) == (200, "Chunky")
        assert one.get() == 200


def test_a_body_that_never_ends_is_not_listened_to(served: Served) -> None:
    with connected(served) as one:
        length = str(10**10)
        one.send(one.head("PUT", "/api/me/name", Content_Length=length) + b"\r\n")
        assert one.status() == 413
        one.send(*[b"x" * LONGEST_BODY] * 200)
        assert one.is_closed()


# What opens a socket.


def asks_for_socket(one: Raw, person: Person, version: str = "1.1", **more: str) -> bytes:
    """A request for a socket at a table of somebody's own."""
    head = one.head(
        path=f"/api/tables/{person.open()}/socket",
        Authorization=f"Bearer {person.token}",
        Upgrade="websocket",
        Connection="Upgrade",
        Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
        Sec_WebSocket_Version="13",
        **more,
    )
    return head.replace(b"HTTP/1.1", f"HTTP/{version}".encode(), 1) + b"\r\n"


@pytest.mark.parametrize(
    "wrong",
    [
        {"version": "1.0"},
        {"Content_Length": "5"},
        {"Transfer_Encoding": "chunked"},
        {"SEC_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="},
        {"SEC_WebSocket_Version": "13"},
    ],
    ids=["old", "body", "chunks", "two keys", "two versions"],
)
def test_what_opens_no_socket_is_told_so(served: Served, wrong: dict[str, str]) -> None:
    with connected(served) as one:
        one.send(asks_for_socket(one, Person(served), **wrong) + b"0\r\n\r\n")
        assert one.status() == 400
        assert one.is_closed()


def test_an_empty_body_is_none(served: Served) -> None:
    with connected(served) as one:
        one.send(asks_for_socket(one, Person(served), Content_Length="0"))
        assert one.status() == 101


@pytest.mark.parametrize("cut", [0, 1, 10])
def test_what_comes_right_behind_the_request_is_heard(served: Served, cut: int) -> None:
    """In one piece with it, or half of it."""
    with connected(served) as one:
        message = frame(TEXT, b'{"type": "ping"}')
        one.send(asks_for_socket(one, Person(served)) + message[: len(message) - cut])
        assert one.status() == 101
        one.send(message[len(message) - cut :])
        assert one.hears(b'"pong"')


def test_a_socket_does_not_open_before_another_request_is_answered(served: Served) -> None:
    """Its answer would come in the middle of frames."""
    with connected(served) as one:
        one.send(one.head() + b"\r\n" + asks_for_socket(one, Person(served)))
        assert one.status() != 101
        assert one.is_closed()


@pytest.mark.parametrize("length", [9000, 30_000])
def test_a_socket_with_a_long_header_is_answered(served: Served, length: int) -> None:
    """The library of sockets has limits of its own, and would say nothing."""
    table = Person(served).open()
    with connected(served) as one:
        status = one.get(
            f"/api/tables/{table}/socket",
            Upgrade="websocket",
            Connection="Upgrade",
            Sec_WebSocket_Key="x" * 24,
            Sec_WebSocket_Version="13",
            Long="x" * length,
        )
        assert status == 431
        assert one.is_closed()


def test_what_opens_no_socket_after_all_is_closed(served: Served) -> None:
    with connected(served) as one:
        one.send(one.head("POST", "/", Upgrade="websocket", Connection="Upgrade") + b"\r\n")
        one.status()
        assert one.is_closed()


def test_another_protocol_is_not_spoken(served: Served) -> None:
    with connected(served) as one:
        assert one.get(Upgrade="h2c", Connection="Upgrade") == 200
        assert one.is_closed()


def test_what_is_no_http_is_told_so(served: Served) -> None:
    with connected(served) as one:
        one.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        status, _, body = one.answer()
        assert (status, json.loads(body)["code"]) == (400, "not-understood")
        assert one.is_closed()


# How long it may take.


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without patience."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'sandtable.db'}"
    with serving(
        database, head_seconds=1.0, body_seconds=1.0, keep_alive_seconds=3.0, unread_seconds=1.0
    ) as server:
        yield server


def drip(one: Raw, data: bytes) -> bool:
    """Byte by byte for a long time; whether the other side has hung up."""
    one.socket.settimeout(0.2)
    for byte in data:
        try:
            one.socket.sendall(bytes([byte]))
            while one.socket.recv(1000):
                pass
            return True
        except TimeoutError:
            continue
        except ConnectionError:
            return True
    return False


def test_half_a_head(strict: Served) -> None:
    with connected(strict) as one:
        one.send(one.head())
        status, _, body = one.answer()
        assert (status, json.loads(body)["code"]) == (408, "too-slow")
        assert one.is_closed()


def test_a_head_byte_by_byte(strict: Served) -> None:
    with connected(strict) as one:
        assert drip(one, one.head(Long="x" * 200))


def test_nothing_at_all(strict: Served) -> None:
    with connected(strict) as one:
        assert one.is_closed()


def test_the_second_request_of_a_connection_byte_by_byte(strict: Served) -> None:
    with connected(strict) as one:
        assert one.get() == 200
        assert drip(one, one.head(Long="x" * 200))


def test_half_a_body(strict: Served) -> None:
    with connected(strict) as one:
        headers = {"Content_Type": "application/json", "Content_Length": "100"}
        one.send(one.head("PUT", "/api/me/name", **headers) + b'\r\n{"name"')
        assert one.status() == 408
        assert one.is_closed()


def test_a_body_byte_by_byte_although_it_is_answered_already(strict: Served) -> None:
    with connected(strict) as one:
        headers = {"Content_Type": "text/plain", "Content_Length": "1000"}
        one.send(one.head("PUT", "/api/me/name", **headers) + b"\r\n")
        assert one.status() == 415
        assert drip(one, b"x" * 200)


def test_no_second_request(strict: Served) -> None:
    with connected(strict) as one:
        assert one.get() == 200
        assert one.is_closed()


def test_a_slow_request_hurts_nobody_who_is_at_work(strict: Served) -> None:
    """Requests that follow each other, and sockets, last longer than any deadline."""
    host = Person(strict)
    with host.listen(host.open()) as ear, connected(strict) as one:
        end = time.monotonic() + 4
        while time.monotonic() < end:
            assert one.get() == 200
            time.sleep(0.1)
        ear.hear("hello")
        ear.say("ping")
        assert ear.hear("pong")


def test_whoever_does_not_read_the_answer_is_cut_off(
    strict: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched, "SLOWEST", 2**20)
    small_buffers(strict)
    one = Raw(strict, receive_buffer=4096)
    try:
        one.send(one.head(path="/api/openapi.json") + b"\r\n")
        until(lambda: unsent(strict) > 0)
        until(lambda: len(strict.admission) == 0)
    finally:
        one.socket.close()
