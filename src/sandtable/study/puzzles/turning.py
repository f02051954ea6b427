"""The eight ways to turn and mirror a square board, and ways to exchange colours."""

from collections.abc import Callable, Sequence
from random import Random

Cell = tuple[int, int]
"""A column and a row, from 0."""
Turn = Callable[[Cell, int], Cell]
"""Where a cell of a board with so many rows comes to lie."""

TURNS: tuple[Turn, ...] = (
    lambda cell, side: cell,
    lambda cell, side: (side - 1 - cell[1], cell[0]),
    lambda cell, side: (side - 1 - cell[0], side - 1 - cell[1]),
    lambda cell, side: (cell[1], side - 1 - cell[0]),
    lambda cell, side: (side - 1 - cell[0], cell[1]),
    lambda cell, side: (cell[0], side - 1 - cell[1]),
    lambda cell, side: (cell[1], cell[0]),
    lambda cell, side: (side - 1 - cell[1], side - 1 - cell[0]),
)
"""The first leaves all as it is."""


def turned(name: str, turn: Turn, side: int) -> str:
    """The name of the cell where a cell like `c4` comes to lie."""
    column, row = turn((ord(name[0]) - ord("a"), int(name[1:]) - 1), side)
    return f"{chr(ord('a') + column)}{row + 1}"


def turned_rows(rows: Sequence[Sequence[str]], turn: Turn) -> list[list[str]]:
    """A square of words, row 1 first, turned."""
    side = len(rows)
    after = [[""] * side for _ in range(side)]
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            to_column, to_row = turn((column, row), side)
            after[to_row][to_column] = word
    return after


def by_first_sight(letters: str) -> dict[str, str]:
    """New names for letters, in the order in which they first appear: `A` for the first."""
    names: dict[str, str] = {}
    for letter in letters:
        names.setdefault(letter, chr(ord("A") + len(names)))
    return names


def any_exchange(letters: str, dice: Random) -> dict[str, str]:
    """A random exchange of colours, by letter."""
    shuffled = list(letters)
    dice.shuffle(shuffled)
    return dict(zip(letters, shuffled, strict=True))
