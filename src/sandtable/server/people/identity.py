"""Who asks. People come by the cookie of their browser, programs by a personal token."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Annotated, Any, cast

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...store.store import Store
from ...store.values import Person, Token
from ...tables import Kind, Somebody
from ..edge.limits import Limits, address_key
from ..errors import NotAllowed, Unknown
from ..operations.config import Config
from ..times import now
from .attendance import Attendance

TOKEN_BYTES = 32
IDENTITY_BYTES = 12
COOKIE = "sandtable"
SECURE_COOKIE = "__Host-sandtable"
"""Browsers keep a cookie of this name to https and to this very host."""
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep one; every visit begins it anew."""
BROWSER, PROGRAM = "browser", "program"
PROGRAM_PREFIX = "sandtable-"
"""So that people, and scanners for leaked secrets, see what it is."""
BEARER = "bearer "


@dataclass(frozen=True)
class Visitor:
    """Somebody whose request this is."""

    identity: str
    name: str
    kind: Kind
    is_program: bool
    token_hash: str
    """The hash of the token they came by."""
    avatar: str | None = None

    @property
    def somebody(self) -> Somebody:
        """As they sit down at a table."""
        return Somebody(self.identity, self.name, self.kind, self.avatar or "")


def hash_of(token: str) -> str:
    """What is kept of a token. It has 256 random bits: no salt and no slowness is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def kind_of(person: Person) -> Kind:
    """Whoever has a passphrase can come back: a person. All others are guests."""
    return Kind.GUEST if person.passphrase is None else Kind.PERSON


def new_guest() -> Person:
    """Somebody who has never been here, under a name that tells guests apart."""
    name = f"Guest {secrets.randbelow(9000) + 1000}"
    return Person(secrets.token_hex(IDENTITY_BYTES), name, None, now())


def new_token(identity: str, purpose: str, label: str = "") -> tuple[str, Token]:
    """A fresh token, which is sent once, and what is kept of it."""
    prefix = PROGRAM_PREFIX if purpose == PROGRAM else ""
    token = prefix + secrets.token_urlsafe(TOKEN_BYTES)
    return token, Token(hash_of(token), identity, purpose, label, now(), now())


def token_of(connection: HTTPConnection) -> tuple[str, str] | None:
    """The token that came with a request and what it must be for. A header counts alone."""
    header = connection.headers.get("authorization")
    if header is not None:
        if not header.lower().startswith(BEARER):
            raise Unknown("bad-header")
        return header[len(BEARER) :].strip(), PROGRAM
    token = connection.cookies.get(cookie_name(connection))
    return None if token is None else (token, BROWSER)


async def current_or_none(connection: HTTPConnection) -> Visitor | None:
    """Who asks; None if nobody has introduced themselves. A wrong token is Unknown."""
    came_with = token_of(connection)
    if came_with is None:
        return None
    token, purpose = came_with
    found = await store_of(connection).person_by_token(hash_of(token), now())
    if found is None or found[1].purpose != purpose:
        if purpose == PROGRAM:
            raise Unknown("bad-token")
        return None
    person, token_hash = found
    visitor = Visitor(
        person.identity,
        person.name,
        kind_of(person),
        purpose == PROGRAM,
        token_hash.hash,
        person.avatar,
    )
    connection.state.visitor = visitor
    limits_of(connection).requests_of_person.take(visitor.identity)
    attendance: Attendance = connection.app.state.attendance
    attendance.note(visitor.identity, now(), address_key(connection.scope))
    return visitor


async def current(
    visitor: Annotated[Visitor | None, Depends(current_or_none)],
) -> Visitor:
    """Who asks; Unknown if nobody has introduced themselves."""
    if visitor is None:
        raise Unknown("unknown-visitor")
    return visitor


async def current_in_browser(visitor: Annotated[Visitor, Depends(current)]) -> Visitor:
    """Who asks, and not a program on their behalf."""
    if visitor.is_program:
        raise NotAllowed("not-for-programs")
    return visitor


Current = Annotated[Visitor, Depends(current)]
Watcher = Annotated[Visitor | None, Depends(current_or_none)]
InBrowser = Annotated[Visitor, Depends(current_in_browser)]


# The cookie.


def is_secure(connection: HTTPConnection) -> bool:
    """Whether people reach the server by https."""
    address = config_of(connection).address
    return address.startswith("https:") or connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie; it is another one under https."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Let the browser keep the token where no script can read it."""
    response.set_cookie(value=token, max_age=COOKIE_SECONDS, **_cookie(connection))


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    """Let the browser forget the token."""
    response.delete_cookie(**_cookie(connection))


def _cookie(connection: HTTPConnection) -> dict[str, Any]:
    name, secure = cookie_name(connection), is_secure(connection)
    return {"key": name, "path": "/", "secure": secure, "httponly": True, "samesite": "lax"}


# What every request finds.


def store_of(connection: HTTPConnection) -> Store:
    """The memory of the server."""
    return cast(Store, connection.app.state.store)


def config_of(connection: HTTPConnection) -> Config:
    """The settings of the server."""
    return cast(Config, connection.app.state.config)


def limits_of(connection: HTTPConnection) -> Limits:
    """How often somebody may ask."""
    return cast(Limits, connection.app.state.limits)
