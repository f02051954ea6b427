"""The Mandamina board and the record that holds a game in progress."""

import numpy as np

from ..bits import ROW

RULES_VERSION = "1"

# Eight colours, six marbles of each.
COLOURS = "wyorvgld"
COLOUR_NAMES = ("white", "yellow", "orange", "red", "violet", "green", "light blue", "dark blue")
COLOUR_COUNT = 8
MARBLES_PER_COLOUR = 6

# S1.1: 7 x 7 cells, numbered along the rows from a1. The bit of a cell (its "square") lies in rows
# of eight: the eighth column stays empty, so that a step sideways never wraps into another row.
COLUMNS = "abcdefg"
SIDE = 7
SQUARES = np.array(
    [row * ROW + column for row in range(SIDE) for column in range(SIDE)], dtype=np.int64
)
CELL_COUNT = len(SQUARES)
CELLS = tuple(f"{COLUMNS[square % ROW]}{square // ROW + 1}" for square in SQUARES.tolist())
CENTRE = CELLS.index("d4")

# What the players may choose, each in the order of its numbers, the default first.
DIFFICULTIES = ("normal", "easy", "hard")
SHAPE_VALUES = np.array([5, 6, 4], dtype=np.int64)  # S4.4: in the order of DIFFICULTIES
GOALS = ("score", "simple")
SCORE, SIMPLE = range(2)
SEAT_COUNTS = (1, 2, 3, 4, 5, 6)  # S1.4

CENTRE_VALUE = 5  # S4.5
POINTS_TO_WIN = 1  # S4.6
SIMPLE_MOVES = 44  # S6.1

ENDINGS = (None, "clustered", "move-limit")
NOT_ENDED, CLUSTERED, MOVE_LIMIT = range(3)

FIELDS = [  # The bitboards come first: `draw_rows` takes them as one array.
    ("marbles", "<i8", (COLOUR_COUNT,)),  # the marbles of each colour, as bitboards
    ("moves", "<i4"),  # made so far, by all seats together
    ("hole", "<i2"),  # the cell without a marble
    ("clustered", "<i2"),  # the colours that are one cluster, a bit each
    ("ending", "<i2"),
    ("difficulty", "<i2"),
    ("goal", "<i2"),
    ("seats", "<i2"),
]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))
OBSERVATION = STATE
"""S1.5: nothing is hidden, so what a seat observes is the state."""

ALL_COLOURS = (1 << COLOUR_COUNT) - 1
"""The value of `clustered` when every colour is."""

# The number of a decision is the cell whose marble goes to the hole.
ACTION_COUNT = CELL_COUNT
MOST_LEGAL = CELL_COUNT - 1
