"""Brook as somebody would install it: a package beside ours, found through its entry point."""

import os
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "package"
"""Put on Python's path, its `brook-1.dist-info` makes it installed; nothing else is needed."""
ROOT = Path(__file__).parents[2]
NAME = "brook"
CONFORMANCE = ("tests/conformance", "-k", NAME)
"""What pytest is told to test a game that is installed."""
MOVES = [f"lay {colour} {column}{row}" for colour in "rgb" for row in "123" for column in "abc"]
WHATEVER_IS_LEGAL = "\n".join(MOVES * 9) + "\n"
"""Typed at a prompt, it makes a move in every turn: all others are refused."""


def environment(**more: str) -> dict[str, str]:
    """The environment of a process in which Brook is installed."""
    path = os.pathsep.join(filter(None, [str(PACKAGE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "120", "NO_COLOR": "1", **more}


def run(
    *command: str, typed: str = "", where: Path = ROOT, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with Brook installed."""
    return subprocess.run(
        [sys.executable, *command],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        env=environment(**more),
        cwd=where,
    )


def sandtable(*words: str, typed: str = "", where: Path = ROOT) -> str:
    """What a command prints; it must go well."""
    done = run("-m", "sandtable.cli", *words, typed=typed, where=where)
    assert done.returncode == 0, done.stderr
    return done.stdout
