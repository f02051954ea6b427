"""What `make check` leaves out: tests with a browser, another process or long compiling.

A test is left out if it asks for PostgreSQL or is marked `process`, `browser` or `compiles`. That
no mark is missing is not left to care: with `--quick`, whoever starts a process is told to mark it.
"""

import sys
from typing import Any

import pytest

MARKS = ("process", "browser", "compiles")
STARTS_PROCESS = frozenset(
    {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system"}
)


class StartsProcess(Exception):
    """A test without a mark starts a process."""


def is_quick(item: pytest.Item) -> bool:
    """Whether a test runs with `--quick`."""
    if any(item.get_closest_marker(mark) for mark in MARKS):
        return False
    asked = getattr(item, "fixturenames", ())
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    texts = [value for value in parameters.values() if isinstance(value, str)]
    return "postgres" not in asked and "postgresql" not in texts


def forbid_processes() -> None:
    """Refuse to start any process from now on; there is no way back."""
    sys.addaudithook(refuse)


def refuse(event: str, arguments: tuple[Any, ...]) -> None:
    """Raise StartsProcess where Python says that a process is started."""
    if event in STARTS_PROCESS:
        raise StartsProcess(f"{event} {arguments!r:.200}: mark this test with pytest.mark.process")
