"""What goes wrong in a request, and how it is answered: a status and one sentence."""

import logging
from typing import Any

from fastapi import FastAPI, HTTPException
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from ..errors import SandtableError
from ..store.store import Conflict, Missing
from ..store.trouble import StoreTrouble
from ..tables import Refused

logger = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
"""How a socket is closed that was not let in (RFC 6455)."""


class Failure(BaseModel):
    """Why it was not done."""

    error: str


class Unknown(SandtableError):
    """Nobody knows who asks."""


class NotAllowed(SandtableError):
    """Somebody else might do this, but not who asks."""


class NotFound(SandtableError):
    """There is no such thing, or none that may be seen."""


class TooMany(SandtableError):
    """Too many requests; the sentence says when to come back."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__(f"too many requests: try again in {self.wait} s")


MEANINGS = {
    400: "It cannot be understood, or the rules forbid it.",
    401: "Nobody knows who asks: visit first, or send a token.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    409: "Not now: something stands in the way.",
    413: "More than anybody needs to send.",
    415: "It is not JSON.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The database does not answer.",
}
EVERYWHERE = (400, 403, 413, 415, 429)


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the description of a route: how it may fail, besides what can happen everywhere."""
    return {status: {"model": Failure, "description": MEANINGS[status]} for status in statuses}


ALSO_FOR_STRANGERS: dict[int | str, dict[str, Any]] = {
    401: {"model": Failure, "description": "The token, or the passphrase, is not valid."}
}
"""For the description of a route that needs nobody to be known."""


def failure(status: int, sentence: str, wait: int | None = None) -> JSONResponse:
    """The answer to a request that failed."""
    headers = {} if wait is None else {"Retry-After": str(wait)}
    return JSONResponse({"error": sentence}, status, headers)


def status_of(error: SandtableError) -> int:
    """Refused is about the moment; other errors are about what was asked."""
    kinds = {Unknown: 401, NotAllowed: 403, NotFound: 404, Refused: 409, TooMany: 429}
    return next((status for kind, status in kinds.items() if isinstance(error, kind)), 400)


def respond(error: Exception) -> JSONResponse:
    """How an error is told."""
    match error:
        case TooMany():
            return failure(429, str(error), error.wait)
        case StoreTrouble():
            logger.error("the database does not answer", exc_info=error)
            return failure(503, "the database does not answer: try again later")
        case SandtableError():
            return failure(status_of(error), str(error))
        case Missing():
            return failure(404, "there is no such table or person")
        case Conflict():
            return failure(409, "somebody else was faster: look again")
        case RequestValidationError():
            return failure(400, _what_is_wrong(error))
        case StarletteHTTPException():
            return failure(error.status_code, str(error.detail).lower())
    raise error


def _what_is_wrong(error: RequestValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(step) for step in first["loc"][1:]) or "the request"
    return f"{place}: {str(first['msg']).lower()}"


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
    for kind in (
        SandtableError,
        Missing,
        Conflict,
        RequestValidationError,
        StarletteHTTPException,
        HTTPException,
    ):
        app.add_exception_handler(kind, _handle)  # type: ignore[arg-type]
