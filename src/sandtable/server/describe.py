"""The description of the API, complete enough that a program can check us against it."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from .errors import MEANINGS
from .identity import COOKIE

WORDS = """\
Play Mandala, Patterns and Mandamina together.

People come by a cookie: `POST /api/visit` makes a guest. Programs come by a personal token, sent as
`Authorization: Bearer TOKEN`. All times are milliseconds since 1970. A request that fails is
answered with `{"error": "one sentence"}`.
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
        parts["securitySchemes"] = SCHEMES
        for name in ("HTTPValidationError", "ValidationError"):
            parts["schemas"].pop(name, None)
        app.openapi_schema = description
    return app.openapi_schema


def _complete(operation: dict[str, Any]) -> None:
    operation["responses"].pop(NOT_OURS, None)
    if "401" in operation["responses"]:
        is_open = operation["responses"]["401"]["description"] != MEANINGS[401]
        operation["security"] = [{"token": []}, {"cookie": []}, *([{}] if is_open else [])]
