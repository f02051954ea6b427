"""Texts that are made for one request are sent compressed: lists, replays, descriptions.

Files of the client are compressed when they are built (`api/client_files.py`), with more effort.
Here little time is spent: on what is long, in a thread, so that nobody else waits.

The length of a compressed text says a little about what is in it. So that nobody who watches the
line learns from many such lengths, every answer is longer by a random number of bytes: a file
name in its head, which gzip allows and everybody skips.
"""

import asyncio
import secrets
import struct
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .encodings import choose_encoding

SMALLEST = 1000
"""Bytes below which a packet is not smaller for it."""
LEVEL = 4
"""A third of the time of the usual one, for some percent more bytes."""
LONG = 32 * 1024
"""Bytes that are compressed in a thread: about a millisecond."""
MOST_PADDING = 100
TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml")
UNFINISHED = "text/event-stream"

HEAD = b"\x1f\x8b\x08\x08\x00\x00\x00\x00\x00\xff"
"""Of a gzip file with a name: https://www.rfc-editor.org/rfc/rfc1952"""


class Gzip:
    """A gzip file, piece by piece."""

    def __init__(self, padding: int) -> None:
        self._deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        self._check = 0
        self._length = 0
        self._head = HEAD + b"x" * padding + b"\0"

    def write(self, piece: bytes, is_last: bool) -> bytes:
        """What the next piece adds to the file."""
        self._check = zlib.crc32(piece, self._check)
        self._length += len(piece)
        written = self._head + self._deflate.compress(piece)
        self._head = b""
        if is_last:
            tail = struct.pack("<II", self._check, self._length & 0xFFFFFFFF)
            written += self._deflate.flush() + tail
        return written


def padding() -> int:
    """How many bytes longer an answer is than it must be."""
    return secrets.randbelow(MOST_PADDING)


class Compression:
    """Compresses answers to GET that are texts, for those who can read that."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        accepted = ",".join(Headers(scope=scope).getlist("accept-encoding"))
        is_wanted = choose_encoding(accepted, ("gzip",)) is not None
        await self._app(scope, receive, Answer(send, is_wanted).send)


class Answer:
    """One answer on its way out."""

    def __init__(self, send: Send, is_wanted: bool) -> None:
        self._send = send
        self._is_wanted = is_wanted
        self._start: Message | None = None
        self._gzip: Gzip | None = None

    async def send(self, message: Message) -> None:
        """Its head is held back until it is known how long it is."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] != "http.response.body":
            await self._send(message)
            return
        start, self._start = self._start, None
        if start is not None:
            self._begin(start, message)
            await self._send(start)
        await self._send(message if self._gzip is None else await self._written(message))

    def _begin(self, start: Message, first: Message) -> None:
        headers = MutableHeaders(scope=start)
        if not _is_plain_text(headers):
            return
        headers.add_vary_header("Accept-Encoding")
        has_more = first.get("more_body", False)
        if not self._is_wanted or (not has_more and len(first.get("body", b"")) < SMALLEST):
            return
        self._gzip = Gzip(padding())
        headers["Content-Encoding"] = "gzip"
        if "content-length" in headers:
            del headers["content-length"]

    async def _written(self, message: Message) -> Message:
        assert self._gzip is not None
        piece, is_last = message.get("body", b""), not message.get("more_body", False)
        if len(piece) < LONG:
            body = self._gzip.write(piece, is_last)
        else:
            body = await asyncio.to_thread(self._gzip.write, piece, is_last)
        return {**message, "body": body}


def _is_plain_text(headers: Headers) -> bool:
    kind = headers.get("content-type", "")
    return (
        kind.startswith(TEXTS)
        and not kind.startswith(UNFINISHED)
        and "content-encoding" not in headers
        and "accept-encoding" not in headers.get("vary", "").lower()  # Has been decided already.
    )
