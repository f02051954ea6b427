"""A request that is to become a socket: until it is open, or refused with an answer.

uvicorn's protocol shakes hands and lets the application answer. Once the application has accepted,
it takes the connection over as an `OpenSocket`, which costs a tenth of the memory and time.
"""

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .admission import Admission
from .open_socket import GRACE, OPENED, OpenSocket
from .watched import Watched

MOST_EARLY = 16 * 1024
"""Bytes that may come before the socket is open."""
BROKEN = 1011
"""Why a socket is closed (RFC 6455)."""
OPENING = "opening"
"""In the state of a request: how the application takes the socket over."""


class SocketProtocol(Watched, WebSocketsSansIOProtocol):
    """A request for a socket that has limits."""

    def __init__(self, admission: Admission, **of_uvicorn: Any) -> None:
        super().__init__(admission.config.unread_seconds, **of_uvicorn)
        self.admission = admission
        self.opened: OpenSocket | None = None
        """What has become of it."""
        self._state = of_uvicorn["server_state"]
        self._early = b""
        """What came before it was open."""

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

    def start_keepalive(self) -> None:
        """An open socket sees to that itself."""

    def data_received(self, data: bytes) -> None:
        """The request; whatever comes behind it waits until the socket is open."""
        if self.handshake_initiated:
            self._early += data
            if len(self._early) > MOST_EARLY:
                self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.close()  # uvicorn would wait for ever.

    def handle_connect(self, event: Request) -> None:
        """The request is understood: the application learns how to take the socket over."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][OPENING] = self

    def take_over(self) -> OpenSocket | None:
        """The application has accepted: the open socket; None if they have gone meanwhile.

        What has come already is heard by whoever listens to it at the end of this step.
        """
        if self.disconnected or self.transport.is_closing():
            return None
        longest, early = self.config.ws_max_size, self._early
        self.opened = OpenSocket(
            self.admission, self._state, self.transport, self.client, longest, early
        )
        self.opened.is_writable = self.writable.is_set()
        self.scope["state"][OPENED] = self.opened
        self._state.connections.discard(self)
        self.transport.set_protocol(self.opened)
        if early:  # Unless more comes before: then it is read together with that.
            self.loop.call_soon(self.opened.data_received, b"")
        return self.opened

    async def run_asgi(self) -> None:
        """Let the application answer; a socket that it has taken over goes on without it."""
        try:
            async with self.admission.opening:
                if not self.disconnected:  # They have given up while others were before them.
                    await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            if self.opened is not None:
                self.opened.close(BROKEN)
        else:
            if not self.handshake_complete:
                self.send_500_response()
        if self.opened is not None:
            self._forget()
        elif self.close_timer is None:
            self.transport.close()

    def _forget(self) -> None:
        """Hold nothing any more: its parts hold each other in memory."""
        for name in ("conn", "request", "response", "scope", "opened"):
            setattr(self, name, None)
