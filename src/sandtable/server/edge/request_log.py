"""Counts and logs every request, and answers those that went wrong unexpectedly."""

import logging
import secrets
import time
from contextlib import suppress

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ServerError, failure
from ..operations.logs import log, request_id
from ..operations.metrics import REQUEST_SECONDS, REQUESTS
from .open_socket import OPENED, OpenSocket

logger = logging.getLogger(__name__)

NO_ROUTE = "none"
ROUTINE = frozenset({"/healthz", "/metrics"})
"""Asked every few seconds by programs that look after the server."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
BROKEN_SOCKET = 1011


class RequestLog:
    """Gives every request a number, under which its log entries are found."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        mark = request_id.set(number)
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send, number)
            else:
                await self._follow(scope, receive, send)
        finally:
            request_id.reset(mark)

    async def _follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request for a socket; if it is opened, for as long as it is open."""
        began = time.perf_counter()
        try:
            await self._app(scope, receive, send)
        except Exception:
            logger.exception("socket failed")
            with suppress(RuntimeError):  # It may be closed already.
                await send({"type": "websocket.close", "code": BROKEN_SOCKET})

        def note() -> None:
            seconds = round(time.perf_counter() - began, 1)
            log(logger, logging.INFO, "socket", seconds=seconds, **fields)

        fields = _who_and_where(scope)
        opened: OpenSocket | None = scope.get("state", {}).get(OPENED)
        if opened is None:
            note()
        else:
            opened.at_end(note)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        began = time.perf_counter()
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = number
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception:
            logger.exception("request failed")
            if status == 0:
                await failure(500, ServerError("broken"))(scope, receive, noting)
        _note(scope, status, time.perf_counter() - began)


def _note(scope: Scope, status: int, seconds: float) -> None:
    fields = _who_and_where(scope)
    route = fields["route"]
    method = scope["method"] if scope["method"] in METHODS else "other"
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)
    level = logging.DEBUG if route in ROUTINE else logging.INFO
    milliseconds = round(seconds * 1000, 1)
    log(logger, level, "request", method=method, status=status, milliseconds=milliseconds, **fields)


def _who_and_where(scope: Scope) -> dict[str, str]:
    """The route, not the address: who knows the address of a table can see the table."""
    fields = {"route": getattr(scope.get("route"), "path", NO_ROUTE)}
    visitor = scope.get("state", {}).get("visitor")
    if visitor is not None:
        fields["person"] = visitor.identity
    return fields
