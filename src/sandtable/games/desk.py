"""Where the arrays lie that a step of many games works on, as one array of numbers.

Python hands an array to compiled code in about an eighth of a microsecond. For twenty of them that
takes longer than a move, so a desk tells their addresses and shapes, and compiled code looks there.
Whoever makes a desk keeps its arrays alive, and never puts others in their place.
"""

import ctypes
from typing import Any

import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from .compiled import jit_is_on

ADDRESS, ROWS, COLUMNS = range(3)
"""Columns of a desk; it has a row for every array."""

MOST_DIMENSIONS = 2


def desk_of(arrays: list[NDArray[Any]]) -> NDArray[np.int64]:
    """The addresses and shapes of some arrays, in their order."""
    desk = np.zeros((len(arrays), 1 + MOST_DIMENSIONS), np.int64)
    for row, array in zip(desk, arrays, strict=True):
        if not array.flags.c_contiguous or array.ndim > MOST_DIMENSIONS:
            raise ValueError(f"an array of {array.ndim} dimensions cannot be found by its address")
        row[ADDRESS] = array.ctypes.data
        row[ROWS : ROWS + array.ndim] = array.shape
    return desk


def _pointer(context: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.intp), generate


def _plain_pointer(address: Any) -> Any:
    return ctypes.c_void_p(int(address))


pointer: Any = intrinsic(_pointer) if jit_is_on else _plain_pointer
"""A number as an address, for `carray`."""

__all__ = ["ADDRESS", "COLUMNS", "ROWS", "carray", "desk_of", "pointer"]
