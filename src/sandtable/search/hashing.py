"""Hashing with arithmetic modulo 2**64."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from ..games.compiled import compiled, jit_is_on

F = TypeVar("F", bound=Callable[..., Any])

MULTIPLIER = np.int64(-7046029254386353131)
"""An odd number with well-spread bits: 2**64 divided by the golden ratio."""
SHIFT = 29


def wrapping(function: F) -> F:
    """Compile a function in which overflow is meant; NumPy need not warn when interpreted."""
    if jit_is_on:
        return compiled(function)

    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return cast(F, quiet)


@wrapping
def mixed(seed: int, word: int) -> int:
    """A number that depends on every bit of both; for one seed no two words give the same."""
    product = (np.int64(seed) ^ np.int64(word)) * MULTIPLIER
    return product ^ (product >> SHIFT)  # type: ignore[return-value]
