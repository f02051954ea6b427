"""How somebody reaches the server: from an address of their own, maybe by a slow network."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

import orjson

from ..load.wire import Hear, Wire, connect

DELAY = 0.15
"""Seconds each way on a slow network."""
BYTES_PER_SECOND = 50_000
"""On a slow network."""
PIECE = 8192
PATIENCE = 10.0
"""Seconds until a request, or opening a socket, is given up."""
WAYS = (OSError, TimeoutError, EOFError)
"""How a network fails."""


@dataclass(frozen=True)
class Answer:
    """To a request."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> object:
        """What it says."""
        return orjson.loads(self.body)


@dataclass(frozen=True)
class Network:
    """Of one person."""

    server: str
    """host:port"""
    source: str
    """One of this computer's addresses: the server takes each for another household."""
    is_slow: bool

    async def request(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """One request on a connection of its own; raises one of WAYS."""
        async with asyncio.timeout(PATIENCE):
            host, _, port = self.server.rpartition(":")
            if self.is_slow:
                await asyncio.sleep(DELAY)
            reader, writer = await asyncio.open_connection(
                host, int(port), local_addr=(self.source, 0), limit=PIECE
            )
            try:
                writer.write(self._head(method, path, headers, len(body)) + body)
                return _parse(await self._read(reader))
            finally:
                writer.close()

    def _head(self, method: str, path: str, headers: Mapping[str, str], size: int) -> bytes:
        every = {"Host": self.server, "Connection": "close", **headers}
        if method == "POST":
            every |= {"Content-Type": "application/json", "Content-Length": str(size)}
        lines = "".join(f"{name}: {value}\r\n" for name, value in every.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()

    async def _read(self, reader: asyncio.StreamReader) -> bytes:
        if not self.is_slow:
            return await reader.read()
        pieces = []
        while piece := await reader.read(PIECE):
            pieces.append(piece)
            await asyncio.sleep(len(piece) / BYTES_PER_SECOND)
        await asyncio.sleep(DELAY)
        return b"".join(pieces)

    async def connect(self, path: str, hear: Hear, headers: Mapping[str, str]) -> Wire:
        """A socket; raises one of WAYS."""
        async with asyncio.timeout(PATIENCE):
            kind = SlowWire if self.is_slow else Wire
            return await connect(self.server, path, hear, headers, self.source, kind)


class SlowWire(Wire):
    """Texts take their time both ways; what is not read yet waits at the server."""

    def send(self, text: bytes) -> None:
        """Send a text, which arrives later."""
        asyncio.get_running_loop().call_later(DELAY, super().send, text)

    def data_received(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.pause_reading()
        loop = asyncio.get_running_loop()
        loop.call_later(DELAY + len(data) / BYTES_PER_SECOND, self._arrive, data)

    def _arrive(self, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return  # Whoever waited for it has gone.
        super().data_received(data)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()


def _parse(answer: bytes) -> Answer:
    head, end, body = answer.partition(b"\r\n\r\n")
    status, _, lines = head.partition(b"\r\n")
    if not end or not status.startswith(b"HTTP/1.1 "):
        raise EOFError("the server hung up")
    headers: dict[str, str] = {}
    for line in lines.decode().split("\r\n"):
        name, _, value = line.partition(": ")
        headers[name.lower()] = value
    if "content-length" in headers and len(body) < int(headers["content-length"]):
        raise EOFError("the server hung up in the middle of an answer")
    return Answer(int(status[9:12]), headers.get("set-cookie", "").partition(";")[0], body)
