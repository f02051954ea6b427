"""Arrays are found again by the addresses on a desk."""

from typing import Any

import numpy as np
import pytest

from sandtable.games.compiled import compiled
from sandtable.games.desk import ADDRESS, COLUMNS, ROWS, carray, desk_of, pointer


@compiled
def add_up(desk: Any) -> float:
    """What stands in the second array, weighted by the first; then the first is cleared."""
    weights = carray(pointer(desk[0, ADDRESS]), (desk[0, ROWS],), np.int64)
    table = carray(pointer(desk[1, ADDRESS]), (desk[1, ROWS], desk[1, COLUMNS]), np.float32)
    total = 0.0
    for row in range(len(weights)):
        for column in range(table.shape[1]):
            total += weights[row] * table[row, column]
        weights[row] = 0
    return total


def test_compiled_code_reads_and_writes_the_very_arrays() -> None:
    weights = np.array([1, 10], np.int64)
    table = np.array([[1, 2, 3], [4, 5, 6]], np.float32)
    desk = desk_of([weights, table])
    assert desk[:, ROWS].tolist() == [2, 2]
    assert desk[1, COLUMNS] == 3
    assert add_up(desk) == 6 + 150
    assert weights.tolist() == [0, 0]


@pytest.mark.parametrize("array", [np.zeros((4, 4))[:, ::2], np.zeros((2, 2, 2))])
def test_only_plain_arrays_lie_on_a_desk(array: Any) -> None:
    with pytest.raises(ValueError, match="cannot be found"):
        desk_of([array])
