"""Logs: one JSON object a line, with the number of the request, and never a secret.

Nothing that somebody sent is logged: no body, no header, no address of a page (whoever knows the
address of a table can see it), no text of an unexpected error (it may quote any of these).
"""

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

from ...errors import SandtableError

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request that is being answered."""

QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy", "alembic")
"""They would log addresses of pages; what matters of it is logged here."""

NO_HANDSHAKE = "ASGI callable returned without completing handshake."
"""What uvicorn takes for an error when a socket is refused with an answer, as by a 404."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether something has happened: that a socket was refused is logged with its request."""
    return record.msg != NO_HANDSHAKE


class JsonLines(logging.Formatter):
    """Writes a log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if (number := request_id.get()) is not None:
            line["request"] = number
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= describe(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def describe(error: BaseException) -> dict[str, Any]:
    """An error without what it quotes: its kind and where it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    described: dict[str, Any] = {
        "error": type(error).__name__,
        "trace": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if isinstance(error, OSError):
        described["reason"] = error.strerror
    cause = error.__cause__ or error.__context__
    if cause is not None and not isinstance(cause, SandtableError):
        described["cause"] = describe(cause)
    return described


def log(logger: logging.Logger, level: int, event: str, **fields: Any) -> None:
    """Log an event with fields beside it."""
    logger.log(level, event, extra={"fields": fields})


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """From now on everything is logged as JSON lines."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sandtable").setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
