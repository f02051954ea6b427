"""Which connections are let in, and how long each may keep the server waiting.

Those inside go on whoever else comes: there is room for so many connections and no more. When it
is full, the one that has kept us waiting longest makes room; if all are busy, nobody is let in.
"""

import asyncio
from collections.abc import Iterable
from http import HTTPStatus
from math import ceil

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..errors import ServerError, TooMany
from ..operations.config import Config
from ..operations.metrics import CONNECTIONS, REJECTED
from .descriptors import connections_for, most_open_files
from .handover import Handover
from .limits import Limits, address_key
from .rejection import Rejection
from .watched import Watched

SWEEP = 1.0
"""Seconds from one look at all connections to the next."""
LATE = 3 * SWEEP
"""A look that is so late: the server itself stood still, and what was sent is not read yet."""
MOST_LEAVING = 64
"""Connections that are told why they are not let in; any more are just closed."""
OPENING_AT_ONCE = 16
"""Sockets that are being opened. After a crash thousands come in the same second: if all of them
were served at the same time, none would be ready before all are, and everybody else would wait."""
COME_BACK = 5
"""Seconds after which there may be room."""


class Admission:
    """All connections of a server."""

    def __init__(
        self, config: Config, limits: Limits | None = None, handover: Handover | None = None
    ) -> None:
        """With the limits of an application they are those that its processes keep together."""
        self.config = config
        self.handover = handover
        """How connections come to the process of their table."""
        self.most = connections_for(most_open_files(), config.connections)
        self._most_of_address = ceil(config.connections_per_address * config.rate)
        # The very list that says whose X-Forwarded-For is believed.
        self._proxies = ProxyHeadersMiddleware(_nothing, config.proxies).trusted_hosts
        self.opening = asyncio.Semaphore(OPENING_AT_ONCE)
        """Held by whoever becomes a socket."""
        self._open: dict[asyncio.Transport, tuple[Watched, str | None]] = {}
        """Each with the address it counts for."""
        self._of_address = (limits or Limits(config.rate)).holds(self._most_of_address)
        self._waiting: dict[asyncio.Transport, Watched] = {}
        """Those who have not sent a whole request, the longest first."""
        self._leaving: set[Watched] = set()
        """Those who were not let in and are just told so."""
        self._timer: asyncio.TimerHandle | None = None
        self._looked = 0.0

    def __len__(self) -> int:
        return len(self._open)

    @property
    def transports(self) -> Iterable[asyncio.Transport]:
        """All that are let in."""
        return self._open.keys()

    # Coming and going.

    def admit(self, connection: Watched) -> Rejection | None:
        """Let a connection in, or say why not."""
        self._start(connection.loop)
        key = self.key(connection.client)
        if key is not None:
            try:
                self._of_address.take(key)
            except TooMany:
                error: ServerError = TooMany(COME_BACK - 1)
                return self._reject(connection, HTTPStatus.TOO_MANY_REQUESTS, error)
        if len(self._open) >= self.most and not self._make_room():
            if key is not None:
                self._of_address.give_back(key)
            error = ServerError("server-full")
            return self._reject(connection, HTTPStatus.SERVICE_UNAVAILABLE, error)
        self._open[connection.transport] = connection, key
        self._waiting[connection.transport] = connection
        CONNECTIONS.set(len(self._open))
        return None

    def hand_over(self, connection: Watched) -> None:
        """A connection has become a socket."""
        if connection.transport in self._open:
            _, key = self._open[connection.transport]
            self._open[connection.transport] = connection, key
        self._waiting.pop(connection.transport, None)

    def leave(self, connection: Watched) -> None:
        """A connection is closed."""
        self._leaving.discard(connection)
        self._waiting.pop(connection.transport, None)
        _, key = self._open.pop(connection.transport, (None, None))
        if key is not None:
            self._of_address.give_back(key)
        CONNECTIONS.set(len(self._open))

    def key(self, client: tuple[str, int] | None) -> str | None:
        """The address a connection counts for; None if it may have as many as it likes."""
        if not self._most_of_address or client is None or client[0] in self._proxies:
            return None
        return address_key({"client": client})

    def _reject(self, connection: Watched, status: HTTPStatus, error: ServerError) -> Rejection:
        if len(self._leaving) >= MOST_LEAVING:
            connection.transport.abort()
        self._leaving.add(connection)
        return Rejection(status, error, COME_BACK)

    def _make_room(self) -> bool:
        """Close the connection that has kept the server waiting longest, if there is one."""
        for connection in self._waiting.values():
            REJECTED.labels("evicted").inc()
            connection.transport.abort()
            self.leave(connection)
            return True
        return False

    # Who waits for whom.

    def wait(self, connection: Watched) -> None:
        """The server has nothing to do for a connection until more comes."""
        self._waiting.pop(connection.transport, None)
        if connection.transport in self._open:
            self._waiting[connection.transport] = connection

    def work(self, connection: Watched) -> None:
        """A whole request has come."""
        self._waiting.pop(connection.transport, None)

    # Looking after all of them.

    def _start(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None:
            self._looked = loop.time()
            self._timer = loop.call_later(SWEEP, self._sweep, loop)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now, self._timer = loop.time(), None
        is_late = now - self._looked > LATE
        if not is_late:
            for connection in [*(one for one, _ in self._open.values()), *self._leaving]:
                connection.check(now)
        if self._open or self._leaving:
            self._start(loop)


async def _nothing(*_: object) -> None:
    """No application: only the list of proxies is wanted."""
