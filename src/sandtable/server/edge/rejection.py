"""What a connection is told that no application has looked at: one answer, and it is closed."""

from dataclasses import dataclass
from http import HTTPStatus

import orjson

from ..errors import ServerError, error_json


@dataclass(frozen=True)
class Rejection:
    """Why a connection is not served."""

    status: HTTPStatus
    error: ServerError
    wait: int | None = None
    """Seconds after which it may be tried again."""

    @property
    def answer(self) -> bytes:
        """The whole answer, in the shape of all others."""
        body = orjson.dumps(error_json(self.error))
        lines = [
            f"HTTP/1.1 {self.status.value} {self.status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "cache-control: no-store",
            "x-content-type-options: nosniff",
            "connection: close",
        ]
        if self.wait is not None:
            lines.append(f"retry-after: {self.wait}")
        return "\r\n".join([*lines, "", ""]).encode("ascii") + body
