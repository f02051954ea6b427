"""A WebSocket (RFC 6455) that costs a load test next to nothing: text both ways, no extensions."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80
SHORT = 126
"""Payloads below this have their length in one byte; this very number means: in two more."""
NO_MASK = bytes(4)
"""A mask of zeros is a mask, and nothing has to be mixed with it."""
END_OF_HEADERS = b"\r\n\r\n"
SWITCHING = b"HTTP/1.1 101 "


class Wire(asyncio.Protocol):
    """One connection; `hear` gets every text that comes, and where it came from."""

    def __init__(self, hear: "Hear") -> None:
        loop = asyncio.get_running_loop()
        self.is_open: asyncio.Future[None] = loop.create_future()
        self.is_gone: asyncio.Future[None] = loop.create_future()
        """Done when the connection has ended, whoever ended it."""
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_refused = False

    def send(self, text: bytes) -> None:
        """Send a text; nothing happens if the other side has gone."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Say goodbye and go."""
        self._send(CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < SHORT:
            head = bytes((LAST | kind, MASKED | size))
        else:
            head = bytes((LAST | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + NO_MASK + payload)

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.is_gone.done():
            self.is_gone.set_result(None)
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if self._is_refused or self.is_open.cancelled():
            return  # It may be told why, but not in frames; or nobody waits for it any more.
        if self._rest:
            data = self._rest + data
        if not self.is_open.done():
            head, end, data = data.partition(END_OF_HEADERS)
            if not end:
                self._rest = head
                return
            if not head.startswith(SWITCHING):
                answer = head.partition(b"\r\n")[0].decode()
                self.is_open.set_exception(ConnectionError(answer))
                self._is_refused = True
                return
            self.is_open.set_result(None)
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Hear all frames that have come; what is left is the beginning of the next one."""
        while len(data) >= 2:
            kind, size, begin = data[0] & 0x0F, data[1], 2
            if size >= SHORT:
                begin = 4 if size == SHORT else 10
                size = int.from_bytes(data[2:begin], "big")
            if len(data) < begin + size:
                break
            self._take(kind, data[begin : begin + size])
            data = data[begin + size :]
        return data

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()


Hear = Callable[[Wire, bytes], None]


async def connect(
    address: str,
    path: str,
    hear: Hear,
    headers: Mapping[str, str] | None = None,
    source: str | None = None,
    kind: Callable[[Hear], Wire] = Wire,
) -> Wire:
    """A WebSocket to host:port, open and ready; maybe from one of this computer's addresses."""
    host, _, port = address.rpartition(":")
    transport, wire = await asyncio.get_running_loop().create_connection(
        lambda: kind(hear), host, int(port), local_addr=(source, 0) if source else None
    )
    lines = {
        "Host": address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **(headers or {}),
    }
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    transport.write(f"GET {path} HTTP/1.1\r\n{text}\r\n".encode())
    try:
        await wire.is_open
    except BaseException:
        transport.abort()
        raise
    return wire
