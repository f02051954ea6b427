"""The board of Brook and the record that holds a game in progress."""

import numpy as np

COLOURS, MOST_SEATS = "rgb", 3
CELL_COUNT = len(CELLS := tuple(f"{column}{row}" for row in "123" for column in "abc"))
NONE, HIDDEN = -1, -2  # no pebble; in an observation, one that the observer does not see

FIELDS = [
    ("cells", "<i2", (CELL_COUNT,)),  # the colour of each pebble, or NONE
    ("hand", "<i2", (MOST_SEATS,)),  # the same
    ("points", "<i2", (MOST_SEATS,)),
    ("laid", "<i2"),  # how many pebbles lie
    ("seats", "<i2"),
]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))
