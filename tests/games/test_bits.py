"""Bitboards, compiled and interpreted, against Python's own integers."""

import pytest

from sandtable.games.bits import lowest, nth, popcount
from sandtable.games.compiled import compiled

BOARDS = [1, 2, 3, 0b1011000, 1 << 62, (1 << 63) - 1, 0x123456789ABCDEF]


@compiled
def both(board: int) -> tuple[int, int]:
    return popcount(board), lowest(board)


@pytest.mark.parametrize("board", BOARDS)
def test_compiled_and_interpreted_agree_with_counting_by_hand(board: int) -> None:
    cells = [bit for bit in range(63) if board >> bit & 1]
    assert both(board) == (popcount(board), lowest(board)) == (len(cells), cells[0])


@pytest.mark.parametrize("board", BOARDS)
def test_nth_counts_from_the_lowest(board: int) -> None:
    cells = [bit for bit in range(63) if board >> bit & 1]
    assert [nth(board, n) for n in range(len(cells))] == cells


def test_the_empty_set_has_no_cells() -> None:
    assert popcount(0) == 0
