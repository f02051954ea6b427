"""Telling people why they wait for a bot's first move."""

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from ..games.compiled import is_cached


@cache
def announce(function: Callable[..., Any], what: str, how_long: str) -> bool:
    """Say once that something is compiled now, if this function is not on disk; whether it is."""
    is_compiled = is_cached(function)
    if not is_compiled:
        print(f"Compiling {what} for this computer (once, {how_long}) ...", file=sys.stderr)
    return is_compiled
