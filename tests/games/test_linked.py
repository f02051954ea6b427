"""Compiled functions called from compiled functions."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sandtable.games.compiled import compiled, jit_is_on

BIG = 1 << 40

pytestmark = pytest.mark.skipif(not jit_is_on, reason="nothing is compiled")


@compiled
def shifted(number: int, by: int) -> int:
    return number * BIG + by


@compiled
def with_all_kinds(small: NDArray[np.int16], large: NDArray[np.int64]) -> int:
    """A literal, 16 bits and 64 bits."""
    return shifted(3, 1) + shifted(small[0], small[1]) + shifted(large[0], by=-1)


def test_every_width_of_a_number_is_taken_for_64_bits() -> None:
    """Calculated in 16 bits, the numbers would not fit."""
    small = np.array([-7, 5], dtype=np.int16)
    large = np.array([11], dtype=np.int64)
    assert with_all_kinds(small, large) == (3 - 7 + 11) * BIG + 1 + 5 - 1


def test_only_what_python_calls_becomes_machine_code() -> None:
    caller: Any = with_all_kinds
    part: Any = shifted
    caller(np.zeros(2, dtype=np.int16), np.zeros(1, dtype=np.int64))
    assert len(caller.signatures) == 1
    assert len(part.signatures) == 0
    assert part(2, 3) == 2 * BIG + 3
    assert len(part.signatures) == 1
