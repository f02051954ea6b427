"""Arrays that begin where other libraries want them to begin."""

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

ALIGNMENT = 64
"""JAX takes an array over without a copy only if it begins at a multiple of this."""


def aligned(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Zeros."""
    kind = np.dtype(dtype)
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


def aligned_rows(rows: int, count: int, dtype: DTypeLike) -> NDArray[Any]:
    """Zeros: rows of at least so many places, each of which begins where others want it to."""
    step = ALIGNMENT // np.dtype(dtype).itemsize
    return aligned((rows, -(-count // step) * step), dtype)
