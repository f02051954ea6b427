"""A socket on one connection: floods close it, and whoever does not read makes nothing grow.

uvicorn's protocol does the work. It answers every ping, keeps every fragment, and once it has been
asked to close it waits for the other side to read. Here frames are counted, the queue of messages
is bounded, and a socket that is to be closed hears nothing more and is gone soon.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..operations.metrics import REJECTED
from .admission import Admission
from .watched import LINGER, Watched

FLOOD = 4429
"""Why a socket is closed: too many messages or frames. Of the codes for applications (RFC 6455),
after the status 429."""
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 100, 300
"""Of any kind: pings and fragments too. Messages have a limit of their own, which is lower."""
MOST_QUEUED = 100
"""Messages that may wait to be looked at."""
MOST_FRAGMENTS = 64
"""Of one message."""
PIECE = 4 * 1024
"""What comes is parsed so much at a time: a flood is found out in between."""
HANG_UP = "hang_up"
"""In the state of a connection: how the application ends it."""
LINE = "line"
"""In the state of a connection: what the application knows of the line to the other side."""
GRACE = 3.0
"""Seconds in which a socket that is to be closed may still read why."""


class SocketProtocol(Watched, WebSocketsSansIOProtocol):
    """A socket that has limits."""

    def __init__(self, admission: Admission, **of_uvicorn: Any) -> None:
        super().__init__(admission.config.unread_seconds, **of_uvicorn)
        self.admission = admission
        self._is_deaf = False
        """Whether messages are thrown away: the socket is to be closed."""
        self._is_cut_off = False
        """Whether everything is."""
        self._frames_left = FRAMES_AT_ONCE * admission.config.rate
        self._counted = self.loop.time()
        self.heard = self.probed = self._counted
        """When anything came last, and when something was sent last that is answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request is to become a socket."""
        super().connection_made(transport)
        self.admission.hand_over(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.admission.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: whoever does not read is not waited for."""
        super().shutdown()
        self.end_within(GRACE)

    def hang_up(self) -> None:
        """The application closes the socket: from now on nothing is heard, and soon it is gone."""
        self._is_deaf = True
        self.end_within(GRACE)

    def probe(self) -> None:
        """Send a ping, which whatever speaks this protocol answers at once; not if it would wait.

        uvicorn's own pings go on, and end a connection that is lost for good.
        """
        self.probed = self.loop.time()
        if self.writable.is_set() and not (self.close_sent or self.transport.is_closing()):
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Parse it, never much at a time."""
        self.heard = self.loop.time()
        for first in range(0, len(data), PIECE):
            if self._is_cut_off:
                self.discard(data[first:])
                return
            super().data_received(data if len(data) <= PIECE else data[first : first + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.close()  # uvicorn would wait for ever.
                return

    def handle_connect(self, event: Request) -> None:
        """The request is understood: the application learns how to end the socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][HANG_UP] = self.hang_up
            self.scope["state"][LINE] = self

    def handle_events(self) -> None:
        """Whatever has been parsed, if it is not too much."""
        if self._is_flood(len(self.conn.events)):
            self._cut_off()
            return
        super().handle_events()
        if self.queue.qsize() > MOST_QUEUED or len(self.frames) > MOST_FRAGMENTS:
            self._cut_off()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self._is_deaf:
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping; whoever does not read needs no answer, and gets none."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _is_flood(self, frames: int) -> bool:
        rate = self.admission.config.rate
        if not rate:
            return False
        now = self.loop.time()
        earned = (now - self._counted) * FRAMES_PER_SECOND * rate
        self._counted = now
        self._frames_left = min(self._frames_left + earned, FRAMES_AT_ONCE * rate) - frames
        return self._frames_left < 0

    def _cut_off(self) -> None:
        """Say why, and hear nothing more."""
        REJECTED.labels("flood").inc()
        self._is_deaf = self._is_cut_off = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(FLOOD, "too many messages")
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
        if self.close_timer is None:  # With a timer of its own uvicorn leaves the rest to it.
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        self.say_farewell(b"".join(self.conn.data_to_send()))
