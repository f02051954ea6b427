"""A state as plain Python values."""

from types import SimpleNamespace
from typing import Any

import numpy as np


def unpacked(state: np.record) -> Any:
    """The fields of a state under their names, as integers and lists.

    Reading one field of a record takes Python as long as unpacking them all.
    """
    values = [value.tolist() if isinstance(value, np.ndarray) else value for value in state.item()]
    return SimpleNamespace(**dict(zip(state.dtype.names or (), values, strict=True)))
