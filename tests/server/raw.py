"""Connections that behave as no browser does: they send what and when they like."""

import base64
import os
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .serving import PATIENCE, Served

ATTACKER = "127.0.0.2"
"""Another address of this computer."""
FIN, TEXT, BINARY, PING = 0x80, 0x1, 0x2, 0x9


class Raw:
    """One connection."""

    def __init__(
        self, served: Served, source: str = "127.0.0.1", receive_buffer: int | None = None
    ) -> None:
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((source, 0))
        self.socket.connect(served.listener.getsockname()[:2])
        self.host = served.address.removeprefix("http://")
        self._left = b""

    def send(self, *pieces: bytes) -> None:
        """All of it, or as much as the other side takes before it hangs up."""
        try:
            for piece in pieces:
                self.socket.sendall(piece)
        except ConnectionError:
            pass

    def head(self, method: str = "GET", path: str = "/healthz", **headers: str) -> bytes:
        """The head of a request, but for the line that ends it."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, ""]).encode()

    def get(self, path: str = "/healthz", **headers: str) -> int:
        """A request; the status of its answer."""
        self.send(self.head(path=path, **headers) + b"\r\n")
        return self.status()

    def status(self) -> int:
        """The status of the next answer, which is read to its end; 0 if there is none."""
        return self.answer()[0]

    def answer(self) -> tuple[int, bytes, bytes]:
        """Status, head and body of the next answer."""
        while b"\r\n\r\n" not in self._left:
            if not self._read_on():
                assert not self._left, self._left
                return 0, b"", b""
        head, _, rest = self._left.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        size = 0 if length is None else int(length[1])
        while len(rest) < size:
            self._left = rest
            assert self._read_on(), "the answer is cut short"
            rest = self._left
        self._left = rest[size:]
        return int(head.split()[1]), head, rest[:size]

    def _read_on(self) -> bool:
        try:
            came = self.socket.recv(65536)
        except ConnectionError:
            return False
        self._left += came
        return bool(came)

    def is_closed(self) -> bool:
        """Whether the other side hangs up, sooner or later, without another word."""
        return not self._read_on() and not self._left

    def hears(self, words: bytes) -> bool:
        """Whether this comes, sooner or later."""
        while words not in self._left:
            if not self._read_on():
                return False
        return True

    def ends_with(self, words: bytes) -> bool:
        """Whether these are the last that have come."""
        return self._left.endswith(words)

    # Sockets.

    def open_socket(self, table: str, token: str | None = None) -> None:
        """Become a socket at a table."""
        who = {} if token is None else {"Authorization": f"Bearer {token}"}
        key = base64.b64encode(os.urandom(16)).decode()
        head = self.head(
            path=f"/api/tables/{table}/socket",
            Upgrade="websocket",
            Connection="Upgrade",
            Sec_WebSocket_Key=key,
            Sec_WebSocket_Version="13",
            **who,
        )
        self.send(head + b"\r\n")
        assert self.status() == 101

    def closing_code(self) -> int:
        """The code with which a socket is closed; 0 if it just ends."""
        while True:
            if len(self._left) >= 2:
                size, first = self._left[1], 2
                if size == 126:
                    size, first = struct.unpack("!H", self._left[2:4].rjust(2, b"\0"))[0], 4
                elif size == 127:
                    size, first = struct.unpack("!Q", self._left[2:10].rjust(8, b"\0"))[0], 10
                if len(self._left) >= first + size:
                    frame, self._left = self._left[: first + size], self._left[first + size :]
                    if frame[0] == FIN | 0x8:
                        return int(struct.unpack("!H", frame[first : first + 2])[0])
                    continue
            if not self._read_on():
                return 0


def frame(opcode: int, data: bytes = b"", first: int = FIN) -> bytes:
    """A frame of a client, which is masked (here with nothing)."""
    assert len(data) < 126
    return bytes([first | opcode, 0x80 | len(data)]) + bytes(4) + data


@contextmanager
def raw(served: Served, count: int = 1, source: str = "127.0.0.1") -> Iterator[list[Raw]]:
    """So many connections."""
    connections = [Raw(served, source) for _ in range(count)]
    try:
        yield connections
    finally:
        for one in connections:
            one.socket.close()


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)


def small_buffers(served: Served) -> None:
    """From now on the operating system takes little from the server that nobody reads."""
    served.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def unsent(served: Served) -> int:
    """Bytes that the server holds in memory for those who do not read."""
    transports = list(served.admission.transports)
    return sum(transport.get_write_buffer_size() for transport in transports)
