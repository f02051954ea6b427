"""Texts are sent compressed to those who can read that, and nothing else is touched."""

import gzip
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from sandtable.server.edge.compression import LONG, MOST_PADDING, Compression
from tests.server.serving import Served

LONG_TEXT = b'{"sand": "grain of sand"},' * 3000
assert len(LONG_TEXT) > LONG
TEXTS = {
    "/long": (LONG_TEXT, "application/json", {}),
    "/middle": (b"sand " * 400, "text/plain; charset=utf-8", {}),
    "/short": (b"sand " * 40, "application/json", {}),
    "/picture": (b"sand " * 400, "image/png", {}),
    "/packed": (b"sand " * 400, "text/css", {"Content-Encoding": "br"}),
    "/empty": (b"", "application/json", {}),
}


async def answer(request: Any) -> Response:
    body, kind, headers = TEXTS[request.url.path]
    return Response(body, media_type=kind, headers=headers)


async def stream(request: Any) -> StreamingResponse:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(5):
            yield b"grain of sand, " * 10

    return StreamingResponse(pieces(), media_type="application/json")


@pytest.fixture(name="client")
def _client() -> TestClient:
    routes = [Route(path, answer, methods=["GET", "POST"]) for path in TEXTS]
    app = Starlette(routes=[*routes, Route("/stream", stream)])
    app.add_middleware(Compression)
    return TestClient(app)


def raw(client: TestClient, path: str, accepted: str = "gzip", method: str = "GET") -> Any:
    headers = {"Accept-Encoding": accepted}
    with client.stream(method, path, headers=headers) as answer:
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/long", "/middle"])
def test_a_text_is_sent_compressed(client: TestClient, path: str) -> None:
    headers, body = raw(client, path)
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "Accept-Encoding"
    assert "content-length" not in headers or int(headers["content-length"]) == len(body)
    assert gzip.decompress(body) == TEXTS[path][0]
    assert len(body) < len(TEXTS[path][0]) / 3


@pytest.mark.parametrize("accepted", ["br", "gzip;q=0", "identity"])
def test_who_cannot_read_that_gets_it_plain_and_caches_know(
    client: TestClient, accepted: str
) -> None:
    headers, body = raw(client, "/long", accepted)
    assert "content-encoding" not in headers
    assert headers["vary"] == "Accept-Encoding"
    assert int(headers["content-length"]) == len(body)
    assert body == LONG_TEXT


@pytest.mark.parametrize("path", ["/short", "/picture", "/packed", "/empty"])
def test_what_would_not_shrink_is_left_as_it_is(client: TestClient, path: str) -> None:
    headers, body = raw(client, path)
    assert body == TEXTS[path][0]
    assert headers.get("content-encoding") == TEXTS[path][2].get("Content-Encoding")
    assert int(headers["content-length"]) == len(body)


def test_answers_to_what_changes_something_are_plain(client: TestClient) -> None:
    """They may hold a token."""
    headers, body = raw(client, "/long", method="POST")
    assert "content-encoding" not in headers
    assert body == LONG_TEXT


def test_what_comes_in_pieces_is_compressed_in_pieces(client: TestClient) -> None:
    headers, body = raw(client, "/stream")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == b"grain of sand, " * 50


def test_the_length_of_the_same_text_differs(client: TestClient) -> None:
    lengths = {len(raw(client, "/middle")[1]) for _ in range(40)}
    assert len(lengths) > 5
    assert max(lengths) - min(lengths) <= MOST_PADDING


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/demo/mandala", "/api/openapi.json", "/api/docs", "/metrics"]
)
def test_every_text_of_the_server_is_compressed(served: Served, path: str) -> None:
    answer = served.client().get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert len(answer.content) > 1000
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = served.client().get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    if path != "/metrics":
        assert plain.content == answer.content
