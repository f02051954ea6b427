"""The OpenAPI description of the API, complete enough that a program can check us against it."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ...games import GAMES, load
from ..errors import MEANINGS
from ..live.messages import AnyMessage
from ..people.identity import COOKIE
from .positions import AnyPosition
from .schema import ServerMessage, TableEvent

WORDS = f"""\
Play board games together: {", ".join(load(name).title for name in GAMES)}.

People come by a cookie: `POST /api/visit` makes a guest. Programs come by a personal token, sent as
`Authorization: Bearer TOKEN`. All times are milliseconds since 1970. A request that fails is
answered with a sentence (`error`), its `code` and its `words`.
"""
SCHEMES = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}
NOT_OURS = "422"
"""What FastAPI says of requests it cannot read; here they are answered with 400."""


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description; made once."""
    if app.openapi_schema is None:
        description = get_openapi(
            title=app.title, version=app.version, description=WORDS, routes=app.routes
        )
        for path in description["paths"].values():
            for operation in path.values():
                _complete(operation)
        parts = description["components"]
        parts["schemas"] |= _described_alone()
        parts["securitySchemes"] = SCHEMES
        for name in ("HTTPValidationError", "ValidationError"):
            parts["schemas"].pop(name, None)
        app.openapi_schema = description
    return app.openapi_schema


def _described_alone() -> dict[str, Any]:
    """What no request has in its description: the messages of sockets, and names for unions."""
    named: dict[str, Any] = {
        "AnyPosition": AnyPosition,
        "TableEvent": TableEvent,
        "ServerMessage": ServerMessage,
        "ClientMessage": AnyMessage,
    }
    schemas, parts = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(kind)) for name, kind in named.items()],
        ref_template="#/components/schemas/{model}",
    )
    return {**parts["$defs"], **{name: schema for (name, _), schema in schemas.items()}}


def _complete(operation: dict[str, Any]) -> None:
    operation["responses"].pop(NOT_OURS, None)
    if "401" in operation["responses"]:
        is_open = operation["responses"]["401"]["description"] != MEANINGS[401]
        operation["security"] = [{"token": []}, {"cookie": []}, *([{}] if is_open else [])]
