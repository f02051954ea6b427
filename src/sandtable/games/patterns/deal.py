"""How a game of Patterns is dealt, and how a deal is written down."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import BadDeal
from ..batch import Numbers
from ..bits import ROW
from ..board_text import letters_of, rows_of
from ..compiled import compiled
from ..dice import shuffle
from .state import (
    BOWLS,
    CELL_COUNT,
    CELLS,
    CENTRE,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    MARKERS,
    NONE,
    ROW_STARTS,
    ROWS,
    SEATS,
    SQUARES,
    TILES_PER_COLOUR,
)

OUTSIDE = np.array([cell for cell in range(CELL_COUNT) if cell not in CENTRE], dtype=np.int64)
INSIDE = np.array(CENTRE, dtype=np.int64)
OUTSIDE_TILES = len(OUTSIDE)

LETTERS = letters_of(COLOURS + SEATS * COLOURS.upper())
"""Of the bitboards in a state: face-up tiles, and those that each seat has claimed."""

DEAL_BOUNDS: NDArray[np.int64] = np.array(
    [*range(OUTSIDE_TILES, 1, -1), *range(COLOUR_COUNT, 1, -1)], dtype=np.int64
)
"""Two shuffles: the 48 tiles outside the centre, and the six put aside."""


@compiled
def deal(state: np.record, numbers: Numbers) -> None:
    """P1.2, P1.3, P1.4: 48 tiles outside, four of the six put aside inside, two to start with."""
    clear(state)
    tiles = np.empty(OUTSIDE_TILES, dtype=np.int64)
    for i in range(OUTSIDE_TILES):
        tiles[i] = i % COLOUR_COUNT
    shuffle(tiles, numbers[: OUTSIDE_TILES - 1])
    for i in range(OUTSIDE_TILES):
        state.up[tiles[i]] |= 1 << SQUARES[OUTSIDE[i]]
    aside = np.arange(COLOUR_COUNT)
    shuffle(aside, numbers[OUTSIDE_TILES - 1 :])
    for i in range(len(INSIDE)):
        state.up[aside[i]] |= 1 << SQUARES[INSIDE[i]]
    state.tiles[0] = aside[COLOUR_COUNT - 2]
    state.tiles[1] = aside[COLOUR_COUNT - 1]


@compiled
def clear(state: np.record) -> None:
    """P1.4: no group, all markers free, seat 1 to fill the bowls."""
    for colour in range(COLOUR_COUNT):
        state.up[colour] = 0
    for seat in range(SEATS):
        for colour in range(COLOUR_COUNT):
            state.group[seat, colour] = 0
            state.number[seat, colour] = 0
        for marker in range(MARKERS):
            state.marker[seat, marker] = NONE
        state.opened[seat] = 0
        state.bowl[seat] = NONE
    state.phase = BOWLS
    state.seat = 1


def read_deal(state: np.record, deal: Any) -> None:
    """Lay out `{"board": [8 strings, row 8 first], "tiles": "rk"}`."""
    if not isinstance(deal, dict) or not {"board", "tiles"} <= deal.keys():
        raise BadDeal('a Patterns deal is {"board": [8 rows], "tiles": "two letters"}')
    board = read_cells(deal["board"])
    tiles = deal["tiles"]
    if not isinstance(tiles, str) or len(tiles) != 2 or any(t not in COLOURS for t in tiles):
        raise BadDeal(f'"tiles" must be two letters of {COLOURS!r}, not {tiles!r}')
    _check_counts(board, tiles)
    clear(state)
    for square, letter in zip(SQUARES.tolist(), board, strict=True):
        state.up[COLOURS.index(letter)] |= 1 << square
    state.tiles[0], state.tiles[1] = (COLOURS.index(tile) for tile in tiles)


def read_cells(rows: Any) -> list[str]:
    """The 52 letters of a drawn board, in the order of the cells."""
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadDeal(f'"board" must be a list of {ROWS} strings, row {ROWS} first')
    letters = []
    for row, text in zip(range(ROWS, 0, -1), rows, strict=True):
        if not isinstance(text, str) or len(text) != ROW:
            raise BadDeal(f"row {row} of the board must be {ROW} characters, not {text!r}")
        edge = ROW_STARTS[row - 1]
        outside = text[:edge] + text[ROW - edge :]
        inside = text[edge : ROW - edge]
        if outside.strip("."):
            raise BadDeal(f"row {row} of the board has a tile off the board: {text!r}")
        for letter in inside:
            if letter not in COLOURS:
                raise BadDeal(
                    f"row {row} of the board has {letter!r}, which is no colour ({COLOURS})"
                )
        letters.append(inside)
    return list("".join(reversed(letters)))


def _check_counts(board: list[str], tiles: str) -> None:
    """P1.2, P1.3: nine of each colour in all; centre and starting tiles all different."""
    dealt = "".join(board) + tiles
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        count = dealt.count(letter)
        if count != TILES_PER_COLOUR:
            raise BadDeal(f"the deal has {count} {name} tiles, and there are {TILES_PER_COLOUR}")
    aside = [board[cell] for cell in CENTRE] + list(tiles)
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        if aside.count(letter) != 1:
            raise BadDeal(
                f"centre ({', '.join(CELLS[cell] for cell in CENTRE)}) and starting tiles must be "
                f"six different colours, but {name} is there {aside.count(letter)} times"
            )


def write_deal(state: np.record) -> dict[str, Any]:
    """The deal of a game in which nothing has been decided."""
    return {
        "board": draw_rows(state),
        "tiles": "".join(COLOURS[tile] for tile in state.tiles.tolist()),
    }


def draw_rows(state: np.record) -> list[str]:
    """The board as eight strings, row 8 first: face-up tiles in lower case, claimed in upper."""
    return rows_of(state, LETTERS, ".", ROWS, ROW)
