"""What goes wrong in a request, and how it is answered: a status, one sentence and its code."""

import logging
from collections.abc import Mapping
from typing import Any, ClassVar

from fastapi import FastAPI, HTTPException
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from ..errors import Coded, SandtableError
from ..store.errors import Conflict, Missing, StoreError, Unwritable
from ..tables import Refused
from .sentences import SENTENCES

logger = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
"""How a socket is closed that was not let in (RFC 6455)."""


class Failure(BaseModel):
    """Why it was not done."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    error: str
    """One sentence in English."""
    code: str
    """The same for programs; it never changes."""
    words: dict[str, str | int]
    """What is filled into the sentence; the word of a colour is its letter."""


class ServerError(Coded):
    """What the server itself has to say."""

    sentences: ClassVar[Mapping[str, str]] = SENTENCES


class NotNow(Refused):
    """Something stands in the way."""

    sentences: ClassVar[Mapping[str, str]] = SENTENCES


class Unknown(ServerError):
    """Nobody knows who asks."""


class NotAllowed(ServerError):
    """Somebody else might do this, but not who asks."""


class NotFound(ServerError):
    """There is no such thing, or none that may be seen."""


class NotReady(ServerError):
    """It will be there later; the log says why it is not."""


class TooMany(ServerError):
    """Too many requests; the sentence says when to come back."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__("too-many", seconds=self.wait)


class TurnedAway(HTTPException):
    """A request that no route has looked at. FastAPI lets only its own kind of error through."""

    def __init__(self, status: int, code: str, **words: str | int) -> None:
        self.error = ServerError(code, **words)
        super().__init__(status, str(self.error))


MEANINGS = {
    400: "It cannot be understood, or the rules forbid it.",
    401: "Nobody knows who asks: visit first, or send a token.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    409: "Not now: something stands in the way.",
    413: "More than anybody needs to send.",
    415: "It is not JSON.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The database does not answer, nothing can be saved, or something is not ready.",
}
EVERYWHERE = (400, 403, 413, 415, 429)


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the description of a route: how it may fail, besides what can happen everywhere."""
    return {status: {"model": Failure, "description": MEANINGS[status]} for status in statuses}


ALSO_FOR_STRANGERS: dict[int | str, dict[str, Any]] = {
    401: {"model": Failure, "description": "The token, or the passphrase, is not valid."}
}
"""For the description of a route that needs nobody to be known."""


def error_json(error: SandtableError) -> dict[str, Any]:
    """An error as it is sent; where the database is and what ails it is for the log."""
    if isinstance(error, StoreError):
        logger.error("database error: %s", error)
        error = ServerError("not-saved" if isinstance(error, Unwritable) else "store-silent")
    return {"error": str(error), "code": error.code, "words": error.words}


def reason_json(error: SandtableError | None) -> dict[str, Any]:
    """The answer to why a move is not legal; all empty if it is."""
    return {"error": None, "code": None, "words": {}} if error is None else error_json(error)


def failure(status: int, error: SandtableError, wait: int | None = None) -> JSONResponse:
    """The answer to a request that failed."""
    headers = {} if wait is None else {"Retry-After": str(wait)}
    return JSONResponse(error_json(error), status, headers)


def status_of(error: SandtableError) -> int:
    """Refused is about the moment; other errors are about what was asked."""
    kinds = {
        Unknown: 401, NotAllowed: 403, NotFound: 404, Refused: 409, TooMany: 429, NotReady: 503,
    }  # fmt: skip
    return next((status for kind, status in kinds.items() if isinstance(error, kind)), 400)


def respond(error: Exception) -> JSONResponse:
    """The response to an error."""
    match error:
        case TooMany():
            return failure(429, error, error.wait)
        case StoreError():
            return failure(503, error)
        case SandtableError():
            return failure(status_of(error), error)
        case Missing():
            return failure(404, ServerError("no-such-table"))
        case Conflict():
            return failure(409, ServerError("faster"))
        case RequestValidationError():
            return failure(400, misunderstood(error.errors()[0], "the request", first_step=1))
        case TurnedAway():
            return failure(error.status_code, error.error)
        case StarletteHTTPException():
            return failure(error.status_code, _of_framework(error))
    raise error


def misunderstood(first: Mapping[str, Any], whole: str, first_step: int = 0) -> ServerError:
    """What is wrong with what was sent; nothing that was sent is repeated."""
    place = ".".join(str(step) for step in first["loc"][first_step:]) or whole
    return ServerError("not-understood", place=place, reason=str(first["msg"]).lower())


def _of_framework(error: StarletteHTTPException) -> ServerError:
    """What the framework finds out before we do."""
    codes = {404: "nothing-here", 405: "wrong-method"}
    if error.status_code in codes:
        return ServerError(codes[error.status_code])
    return ServerError("not-understood", place="the request", reason=str(error.detail).lower())


async def _handle(connection: HTTPConnection, error: Exception) -> Response | None:
    response = respond(error)
    if not isinstance(connection, WebSocket):
        return response
    if "websocket.http.response" in connection.scope.get("extensions", {}):
        await connection.send_denial_response(response)
    else:
        await connection.close(POLICY_VIOLATION, "not allowed")
    return None


def handle_errors(app: FastAPI) -> None:
    """One handler for all of them."""
    for kind in (SandtableError, Missing, Conflict, RequestValidationError, StarletteHTTPException):
        app.add_exception_handler(kind, _handle)  # type: ignore[arg-type]
