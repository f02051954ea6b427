"""HTTP on one connection: the head of a request is short, and what is begun is soon finished.

uvicorn's protocol does the work. It knows no limits: a head that comes in many pieces costs time
that grows with its square, and half a request may take for ever. Here bytes are counted before
the parser gets them, and every phase of a request has a deadline.
"""

import asyncio
from collections.abc import Iterator
from enum import Enum
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..errors import ServerError
from ..operations.metrics import REJECTED
from .admission import SWEEP, Admission
from .guard import LONGEST_BODY
from .rejection import Rejection
from .watched import Watched

LONGEST_HEAD = 32 * 1024
"""Bytes of a request that are not its body: request line, headers, sizes of chunks, trailers."""
LONGEST_URL = 8000
LONGEST_SOCKET_LINE = 8000
"""What opens a socket is read by the library of sockets, whose lines have at most 8192 bytes."""
BODIES = frozenset({b"content-length", b"transfer-encoding"})
"""Headers of a request that has a body."""
MOST_HEADERS = 100
MOST_PIPELINED = 16
"""Requests that may wait for the answers to those before them."""
PIECE = 8 * 1024
"""The parser gets at most so much at a time: what is too much is found out in between."""
MOST_BODY = 2 * LONGEST_BODY
"""The application says that a body is too long. After so much nobody listens any more."""


class Phase(Enum):
    """Which part of a request comes next."""

    IDLE = 0
    HEAD = 1
    BODY = 2


class Rejected(Exception):
    """Ends the parser."""


class HttpProtocol(Watched, HttpToolsProtocol):
    """A connection that has limits."""

    def __init__(self, admission: Admission, passed_on: bytes = b"", **of_uvicorn: Any) -> None:
        """`passed_on`: what another process has read before it passed the connection on."""
        super().__init__(admission.config.unread_seconds, **of_uvicorn)
        self.admission = admission
        self._passed_on = passed_on
        self._phase = Phase.HEAD
        self._deadline: float | None = None
        self._head = 0
        """Bytes of this request that are not its body."""
        self._body = 0
        self._is_begun = False
        """Whether anything of a request has come."""
        self._is_complete = False
        """Whether a request ended in the piece that is being parsed."""
        self._is_deaf = False
        """Whether everything that comes is thrown away."""
        self._rejection: Rejection | None = None

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        rejection = self.admission.admit(self)
        if rejection is not None:
            self._reject(rejection)
            return
        self._begin_head()
        if self._passed_on:
            self.data_received(self._passed_on)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.admission.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: whoever does not read is not waited for."""
        super().shutdown()
        if self.transport.is_closing():
            self.end_within(self.unread_seconds)

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Give it to the parser, never more than is allowed."""
        if self._is_deaf:
            self.discard(data)
            return
        self._unset_keepalive_if_required()
        if self._phase is Phase.IDLE:
            self._begin_head()
        fed = 0
        for piece in self._pieces(data):
            try:
                self._feed(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[fed + upgrade.args[0] :])
            fed += len(piece)
            if self._is_deaf:
                return

    def _pieces(self, data: bytes) -> Iterator[bytes | memoryview]:
        """So short that the parser never sees a byte that is too much of a head.

        How much of a body is framing is known only when it has been parsed.
        """
        if len(data) <= min(PIECE, LONGEST_HEAD - self._head):
            yield data
            return
        view, first = memoryview(data), 0
        while first < len(view):
            left, is_body = LONGEST_HEAD - self._head, self._phase is Phase.BODY
            if left < 0 or (left == 0 and not is_body):
                self._reject(self._too_long())
                return
            length = PIECE if is_body else min(PIECE, left)
            yield view[first : first + length]
            first += length

    def _feed(self, piece: bytes | memoryview) -> None:
        body, self._is_complete = self._body, False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            raise
        except httptools.HttpParserError:
            self._reject(self._rejection or not_understood("no valid HTTP"))
            return
        if not self._is_complete:
            self._head += len(piece) - (self._body - body)

    def _too_long(self) -> Rejection:
        if self._phase is Phase.HEAD and not self.headers and self._is_begun:
            return url_too_long()
        error = ServerError("head-too-long", most=LONGEST_HEAD)
        return Rejection(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)

    # What the parser finds.

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if self._phase is Phase.IDLE:  # It came together with the end of the one before.
            self._begin_head()
        self._is_begun = True

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        if len(self.url) + len(url) > LONGEST_URL:
            self._stop(url_too_long())
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; after the body a trailer, which nobody here needs or believes."""
        if self._phase is Phase.BODY:
            return
        if len(self.headers) >= MOST_HEADERS:
            error = ServerError("too-many-headers", most=MOST_HEADERS)
            self._stop(Rejection(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete; the request begins to be answered."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(Rejection(HTTPStatus.TOO_MANY_REQUESTS, ServerError("crowded")))
        super().on_headers_complete()
        self._phase = Phase.BODY
        self._deadline = self.loop.time() + self.admission.config.body_seconds

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body += len(body)
        if self._body > MOST_BODY:
            error = ServerError("too-long", most=LONGEST_BODY)
            self._stop(Rejection(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, error))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has come."""
        super().on_message_complete()
        self._phase, self._deadline = Phase.IDLE, None
        self._head = self._body = 0
        self._is_complete, self._is_begun = True, False
        if not self._is_answered:
            self.admission.work(self)

    def on_response_complete(self) -> None:
        """A request has been answered."""
        super().on_response_complete()
        if self._is_answered and not self.transport.is_closing():
            self.admission.wait(self)

    def _stop(self, rejection: Rejection) -> None:
        self._rejection = rejection
        raise Rejected

    # Sockets.

    def _upgrade(self, behind: bytes) -> None:
        """Another protocol shall be spoken from here on; what came behind the request is for it."""
        self._is_deaf = True  # Nothing more of it is for this protocol.
        if not self._should_upgrade():
            # Answered as if nobody had asked for another protocol, which HTTP allows.
            if self.cycle is not None:
                self.cycle.keep_alive = False
            return
        if (rejection := self._why_no_socket()) is not None:
            self._reject(rejection)
            return
        if self._pass_on(behind):
            return
        self.handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # They hold each other in memory.
        protocol = self.transport.get_protocol()
        if behind and isinstance(protocol, asyncio.Protocol):
            protocol.data_received(behind)

    def _pass_on(self, behind: bytes) -> bool:
        """Whether another process has it from now on."""
        handover = self.admission.handover
        if handover is None or self._passed_on:
            return False
        descriptor = self.transport.get_extra_info("socket").fileno()
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            head += [name, b": ", value, b"\r\n"]
        if not handover.give(self.url, descriptor, b"".join([*head, b"\r\n", behind])):
            return False
        self.admission.leave(self)
        self.transport.abort()  # Closed here, it stays open there.
        return True

    def _why_no_socket(self) -> Rejection | None:
        """What the library of sockets would not answer, or would take for something else."""
        if max(len(name) + len(value) for name, value in self.headers) > LONGEST_SOCKET_LINE:
            return self._too_long()
        if self.parser.get_http_version() == "1.0":
            return not_understood("a socket needs HTTP/1.1")
        if any(one in BODIES and value != b"0" for one, value in self.headers):
            return not_understood("what opens a socket has no body")
        if not self._is_answered:
            return not_understood("a socket begins before another request is answered")
        return None

    # Deadlines.

    @property
    def _is_answered(self) -> bool:
        """Whether nothing is being done for this connection."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def _is_early(self) -> bool:
        """Whether a request has begun to come while the one before is being answered."""
        return self._phase is not Phase.BODY and not self._is_answered

    def _begin_head(self) -> None:
        self._phase = Phase.HEAD
        self._deadline = self.loop.time() + self.admission.config.head_seconds

    def check(self, now: float) -> bool:
        """Whether it may stay."""
        if not super().check(now) or self._is_deaf:
            return False
        if self._deadline is None:
            if self._phase is Phase.IDLE and self._is_answered:
                self._deadline = now + self.admission.config.keep_alive_seconds
        elif self.flow.read_paused or self._is_early:  # It is they who wait for us.
            self._deadline = max(self._deadline, now + 2 * SWEEP)
        elif now >= self._deadline:
            if self._phase is Phase.BODY or self._is_begun:
                self._reject(Rejection(HTTPStatus.REQUEST_TIMEOUT, ServerError("too-slow")))
            else:
                self.transport.close()
            return False
        return True

    def _reject(self, rejection: Rejection) -> None:
        """Answer what cannot be served, and close; nothing is obeyed from now on."""
        self._is_deaf = True
        REJECTED.labels(str(rejection.status.value)).inc()
        words = rejection.answer if self._may_answer() else b""
        self.pipeline.clear()
        self._unset_keepalive_if_required()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.flow.resume_writing()
        self.say_farewell(words)

    def _may_answer(self) -> bool:
        """Whether an answer would be taken for the answer to this very request."""
        if self._is_answered:
            return self._phase is not Phase.BODY
        is_this_one = self._phase is Phase.BODY and not self.pipeline
        return is_this_one and not self.cycle.response_started


def not_understood(reason: str) -> Rejection:
    """It is no request, or none that can be served."""
    error = ServerError("not-understood", place="the request", reason=reason)
    return Rejection(HTTPStatus.BAD_REQUEST, error)


def url_too_long() -> Rejection:
    """Nobody needs an address so long."""
    error = ServerError("url-too-long", most=LONGEST_URL)
    return Rejection(HTTPStatus.REQUEST_URI_TOO_LONG, error)
