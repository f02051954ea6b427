"""Counts and logs every request, and answers those that went wrong unexpectedly."""

import logging
import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import failure
from .logs import log, request_id
from .metrics import REQUEST_SECONDS, REQUESTS

logger = logging.getLogger(__name__)

NO_ROUTE = "none"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
BROKEN = "something went wrong here; it has been noted"


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
                await self._app(scope, receive, send)
        finally:
            request_id.reset(mark)

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
                await failure(500, BROKEN)(scope, receive, noting)
        _note(scope, status, time.perf_counter() - began)


def _note(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", NO_ROUTE)
    method = scope["method"] if scope["method"] in METHODS else "other"
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)
    fields = {"method": method, "route": route, "status": status}
    visitor = scope.get("state", {}).get("visitor")
    if visitor is not None:
        fields["person"] = visitor.identity
    log(logger, logging.INFO, "request", milliseconds=round(seconds * 1000, 1), **fields)
