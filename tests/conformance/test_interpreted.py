"""Compiled and interpreted rules give the same answers."""

import os
import subprocess
import sys

import pytest

from sandtable.games.compiled import jit_is_on

from .trace import trace

pytestmark = pytest.mark.process

GAMES = 3


def test_compiled_and_interpreted_agree() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if jit_is_on else "0"}
    command = [sys.executable, "-W", "error", "-m", "tests.conformance.trace", str(GAMES)]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert other.returncode == 0, other.stderr
    assert other.stdout.splitlines() == trace(GAMES)
