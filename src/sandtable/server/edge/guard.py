"""What every request must pass before a route sees it: rate, origin, kind and size of its body."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import TooMany, TurnedAway, respond
from ..operations.config import Config
from .limits import Limits, address_key

LONGEST_BODY = 64 * 1024
LONGEST_MESSAGE = 4 * 1024
"""Of a socket."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
UNLIMITED_PATHS = frozenset({"/healthz", "/metrics"})


class Guard:
    """Stands before the routes and turns away what none of them needs to look at."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._origin = config.address.rstrip("/").lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            if scope["path"] not in UNLIMITED_PATHS:
                self._limits.requests_of_address.take(address_key(scope))
            _check_host(headers)
            self._check_origin(scope, headers)
            _check_body(scope, headers)
        except (TooMany, TurnedAway) as error:
            await respond(error)(scope, receive, send)
            return
        await self._app(scope, _limited(receive), send)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Another site's page may neither change anything nor open a socket with our cookie.

        Browsers say which page a request comes from; programs say nothing. A token in a header
        is proof enough: no browser sends it by itself.
        """
        if "authorization" in headers:
            return
        is_socket = scope["type"] == "websocket"
        if not is_socket and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if is_socket and origin is None and "cookie" in headers:
            raise TurnedAway(403, "no-origin")
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none") and not is_socket:
            raise TurnedAway(403, "other-site")
        if origin is not None and not self._is_ours(origin.lower(), headers):
            raise TurnedAway(403, "other-site")

    def _is_ours(self, origin: str, headers: Headers) -> bool:
        """Whether a page of this origin is one of our own."""
        if self._origin and origin == self._origin:
            return True
        host = headers.get("host", "").lower()
        try:
            parts = urlsplit(origin)
        except ValueError:  # Half an IPv6 address.
            return False
        return not self._origin and parts.scheme in ("http", "https") and parts.netloc == host


def _check_host(headers: Headers) -> None:
    """Of two names nobody knows which one a proxy has gone by (RFC 9112, 3.2)."""
    if len(headers.getlist("host")) > 1:
        raise TurnedAway(400, "not-understood", place="the request", reason="it has two hosts")


def _check_body(scope: Scope, headers: Headers) -> None:
    if scope["type"] == "websocket":
        return
    length = headers.get("content-length", "0")
    if length.isdecimal() and int(length) > LONGEST_BODY:
        raise TurnedAway(413, "too-long", most=LONGEST_BODY)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("", "application/json"):
        raise TurnedAway(415, "not-json")


def _limited(receive: Receive) -> Receive:
    """A body that did not say how long it is ends where others must."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > LONGEST_BODY:
                raise TurnedAway(413, "too-long", most=LONGEST_BODY)
        return message

    return limited
