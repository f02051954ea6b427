"""The description of the API, complete enough that a program can check us against it.

`python -m sandtable.server.describe` prints it.
"""

import json
from typing import Any, cast

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from .errors import MEANINGS
from .identity import COOKIE
from .messages import AnyMessage
from .positions import AnyPosition
from .seen import TableEvent, Told

WORDS = """\
Play Mandala, Patterns and Mandamina together.

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
        "Told": Told,
        "Sent": AnyMessage,
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


def main() -> None:
    """Print the description."""
    from .app import create_app  # It needs `describe` itself.
    from .config import Config

    print(json.dumps(create_app(Config(), cast(Any, None)).openapi(), indent=1))


if __name__ == "__main__":
    main()
