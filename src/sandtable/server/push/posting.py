"""One POST by https to a push service, and nothing that an HTTP client would add to it.

No redirect is followed, no proxy asked, no body read, and the address that was checked is the one
that is connected to.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass

from .hosts import Target, are_public

SECONDS = 10.0
"""For all of it: a service that is slower has failed."""
LONGEST_LINE = 8 * 1024
MOST_HEADERS = 100
MOST_ADDRESSES = 4
"""Of a service that are tried."""
LONGEST_WAIT = 60 * 60
"""Seconds; a service that asks for more gets this."""


class NotSent(Exception):
    """The service could not be asked, or did not answer; it may help to try again."""


class Forbidden(Exception):
    """Nothing is sent to where this name leads."""


@dataclass(frozen=True)
class Reply:
    """What a push service says."""

    status: int
    wait: float | None = None
    """Seconds after which it may be tried again."""


@dataclass(frozen=True)
class Poster:
    """Sends by a TLS context; names are looked up in threads of its own."""

    tls: ssl.SSLContext
    threads: Executor
    private: bool = False
    """Whether it may connect to addresses that are not of the open internet."""
    seconds: float = SECONDS

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send it; NotSent or Forbidden if there is no answer."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._post(target, headers, body)
        except TimeoutError:
            raise NotSent("timeout") from None
        except (OSError, EOFError, ValueError) as error:  # `ssl.SSLError` is one.
            raise NotSent(type(error).__name__) from None

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Reply:
        reader, writer = await self._connect(target)
        try:
            writer.write(_head(target, headers, len(body)) + body)
            await writer.drain()
            return await _read_reply(reader)
        finally:
            writer.transport.abort()  # What else it might send nobody waits for.

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first address of the service that answers; all of them are checked first."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.threads, _look_up, target.host, target.port)
        if not self.private and not are_public(found):
            raise Forbidden(target.service)
        for address in found[:MOST_ADDRESSES]:
            with suppress(ConnectionRefusedError):
                return await asyncio.open_connection(
                    address,
                    target.port,
                    ssl=self.tls,
                    server_hostname=target.host,
                    limit=LONGEST_LINE,
                )
        raise ConnectionRefusedError


def _look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def _head(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.netloc}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


async def _read_reply(reader: asyncio.StreamReader) -> Reply:
    version, status, *_ = (await _read_line(reader)).split(" ")
    if not version.startswith("HTTP/1.") or not (len(status) == 3 and status.isdecimal()):
        raise ValueError("this is not HTTP")
    for _ in range(MOST_HEADERS):
        line = await _read_line(reader)
        if not line:
            return Reply(int(status))
        name, _, value = line.partition(":")
        if name.lower() == "retry-after" and value.strip().isdecimal():
            return Reply(int(status), min(float(value.strip()[:9]), LONGEST_WAIT))
    raise ValueError("too many headers")


async def _read_line(reader: asyncio.StreamReader) -> str:
    line = await reader.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line.decode("latin-1").strip()
