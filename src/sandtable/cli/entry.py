"""The way in: run a command, and turn whatever goes wrong into one sentence and an exit code."""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

import typer

from ..errors import CannotServe, SandtableError
from .wording import one_line

GOOD = 0
BAD = 2
CANNOT_SERVE = 3

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""What Typer raises for a command line it cannot read; newer versions bring their own class."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `sandtable` with these arguments (those of the process if None); the exit code."""
    _make_streams_safe()
    try:
        from .app import app  # What is wrong with an installed game is said like all else.

        result = app(
            args=None if arguments is None else list(arguments),
            prog_name="sandtable",
            standalone_mode=False,
        )
    except (SandtableError, UsageError, OSError, typer.Abort, KeyboardInterrupt) as error:
        return _fail(error)
    except SystemExit:  # Rich and Typer leave so when nobody reads their output any more.
        _nobody_reads()
        return GOOD
    return GOOD if result in (None, GOOD) else BAD


def _fail(error: BaseException) -> int:
    if isinstance(error, BrokenPipeError):
        _nobody_reads()
        return GOOD
    if isinstance(error, typer.Abort | KeyboardInterrupt):
        sentence = "stopped"
    elif isinstance(error, UsageError):
        sentence = cast(Any, error).format_message()
    elif isinstance(error, OSError):
        sentence = f"{error.strerror}: {error.filename}" if error.filename else str(error)
    else:
        sentence = str(error)
    with suppress(OSError):  # The terminal may be gone.
        print(f"sandtable: {one_line(sentence)}", file=sys.stderr)
    return CANNOT_SERVE if isinstance(error, CannotServe) else BAD


def _make_streams_safe() -> None:
    """No text in or out may fail for its characters, nor for a stream that is closed."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _nobody_reads() -> None:
    """Send the rest of the output nowhere, so that closing it does not fail once more."""
    with suppress(OSError, ValueError):  # A stream that is none of the system needs no closing.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
