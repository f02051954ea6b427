"""Boards drawn for the tests of Mandamina."""

from typing import Any

import sandtable

COLUMNS = "   a b c d e f g"

START = """
7  y v w d o d g
6  o d g w r w l
5  r l y r v y o
4  y r g . y l g
3  v o r v w v d
2  l w d g y l g
1  r l o d v w o
"""
"""A legal start."""

GATHERED = """
7  w w y y y o o
6  w w w y y o o
5  r w r y l o o
4  r r r . l l v
3  r d d d l l v
2  d d d g g l v
1  g g g g v v v
"""
"""All eight colours are clustered. Light and dark blue have the same shape, so there are seven."""

LAST_MOVE = """
7  w w y y y o .
6  w w w y y o o
5  r w r y l o o
4  r r r o l l v
3  r d d d l l v
2  d d d g g l v
1  g g g g v v v
"""
"""One move before GATHERED: the orange marble of d4 has to go to g7."""


def position(moves: int, board: str, **options: Any) -> sandtable.Position:
    """The position of a drawn board after so many moves."""
    picture = f"mandamina moves {moves}\n{COLUMNS}\n{board.strip()}"
    return sandtable.load("mandamina").from_picture(picture, **options)


def rows(board: str) -> list[str]:
    """A drawn board as the seven strings of a deal."""
    return ["".join(line.split()[1:]) for line in board.strip().splitlines()]


def cells_of(board: str, letter: str) -> set[str]:
    """The names of the cells with this letter."""
    return {
        f"{column}{line.split()[0]}"
        for line in board.strip().splitlines()
        for column, marble in zip("abcdefg", line.split()[1:], strict=True)
        if marble == letter
    }
