"""Bitboards as text: what a board looks like in letters, a row a string."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bits import ROW, lowest
from .compiled import compiled

Text = NDArray[np.uint8]


def letters_of(text: str) -> Text:
    """Letters as compiled code takes them."""
    return np.frombuffer(text.encode("ascii"), dtype=np.uint8)


@compiled
def lay_letters(boards: NDArray[np.int64], letters: Text, text: Text) -> None:
    """Write the letter of each board wherever it has a cell."""
    for i in range(len(boards)):
        board = boards[i]
        while board != 0:
            text[lowest(board)] = letters[i]
            board &= board - 1


def rows_of(state: np.record, letters: Text, empty: str, rows: int, columns: int) -> list[str]:
    """The board, the last row first: the letters of the bitboards with which a record begins."""
    boards: Any = np.frombuffer(state, dtype=np.int64, count=len(letters))
    text = np.frombuffer(bytearray(empty.encode() * (rows * ROW)), dtype=np.uint8)
    lay_letters(boards, letters, text)
    drawn = text.tobytes().decode("ascii")
    return [drawn[row * ROW : row * ROW + columns] for row in range(rows - 1, -1, -1)]
