"""Hashing with arithmetic modulo 2**64."""

import numpy as np

from ..games.compiled import wrapping

MULTIPLIER = np.int64(-7046029254386353131)
"""An odd number with well-spread bits: 2**64 divided by the golden ratio."""
SHIFT = 29


@wrapping
def mixed(seed: int, word: int) -> int:
    """A number that depends on every bit of both; for one seed no two words give the same."""
    product = (np.int64(seed) ^ np.int64(word)) * MULTIPLIER
    return product ^ (product >> SHIFT)  # type: ignore[return-value]
