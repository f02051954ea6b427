"""The Patterns board and the record that holds a game in progress."""

import numpy as np

from ..bits import ROW

RULES_VERSION = "1"

# Six colours, nine tiles of each.
COLOURS = "kroygp"
COLOUR_NAMES = ("black", "red", "orange", "yellow", "green", "purple")
COLOUR_COUNT = 6
TILES_PER_COLOUR = 9
SEATS = 2
MARKERS = 6
NONE = -1

# P1.1: 52 cells in rows of 4, 6, 8, 8, 8, 8, 6, 4; a cell is numbered along the rows from c1, and
# its bit (its "square") lies on a full 8 x 8 board, so that a step up is always eight bits.
COLUMNS = "abcdefgh"
ROWS = 8
ROW_STARTS = (2, 1, 0, 0, 0, 0, 1, 2)
SQUARES = np.array(
    [
        row * ROW + column
        for row, start in enumerate(ROW_STARTS)
        for column in range(start, 8 - start)
    ],
    dtype=np.int64,
)
CELL_COUNT = len(SQUARES)
CELLS = tuple(f"{COLUMNS[square % ROW]}{square // ROW + 1}" for square in SQUARES.tolist())
CELL_OF_SQUARE = np.full(ROW * ROWS, NONE, dtype=np.int64)
CELL_OF_SQUARE[SQUARES] = np.arange(CELL_COUNT)
CENTRE = tuple(CELLS.index(cell) for cell in ("d4", "e4", "d5", "e5"))

BOARD: int = sum(1 << square for square in SQUARES.tolist())
COLUMN_A: int = sum(1 << row * ROW for row in range(ROWS)) & BOARD
COLUMN_H = COLUMN_A << (ROW - 1)
NOT_COLUMN_A = BOARD & ~COLUMN_A
NOT_COLUMN_H = BOARD & ~COLUMN_H

# Phases of a game, in the order they come.
BOWLS, TURN, FINAL_FLIPS, OVER = range(4)
ENDINGS = (None, "stuck")
NOT_ENDED, STUCK = range(2)

FIELDS = [  # The bitboards come first: `draw_rows` takes them as one array.
    ("up", "<i8", (COLOUR_COUNT,)),  # face-up tiles of each colour, as bitboards
    ("group", "<i8", (SEATS, COLOUR_COUNT)),  # face-down tiles of each seat's groups
    ("number", "<i2", (SEATS, COLOUR_COUNT)),  # marker number of each group, 0 when not opened
    ("marker", "<i2", (SEATS, MARKERS)),  # cell under each marker, NONE while it is free
    ("opened", "<i2", (SEATS,)),  # groups opened so far
    ("bowl", "<i2", (SEATS,)),  # colour of the bowl tile, NONE before the bowls are filled
    ("tiles", "<i2", (SEATS,)),  # the two starting tiles, as dealt
    ("seat", "<i2"),  # who decides now
    ("phase", "<i2"),
]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))
OBSERVATION = STATE
"""Nothing is hidden in Patterns: what a seat observes is the state."""

# Every decision has a number. The 30 ordered pairs of different colours come first (`bowls`),
# then open, flip and swap for each cell, then `done`.
BOWL_PAIRS = tuple(
    (first, second)
    for first in range(COLOUR_COUNT)
    for second in range(COLOUR_COUNT)
    if first != second
)
BOWL_PAIR_COUNT = len(BOWL_PAIRS)
OPEN = BOWL_PAIR_COUNT
FLIP = OPEN + CELL_COUNT
SWAP = FLIP + CELL_COUNT
DONE = SWAP + CELL_COUNT
ACTION_COUNT = DONE + 1
MOST_LEGAL = 3 * CELL_COUNT
