"""A state as plain numbers and lists, for words about it: Python reads those much faster."""

from types import SimpleNamespace

import numpy as np


def plain(state: np.record) -> SimpleNamespace:
    """The fields of a state by name, arrays as lists."""
    names = state.dtype.names or ()
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in state.item())
    return SimpleNamespace(**dict(zip(names, values, strict=True)))
