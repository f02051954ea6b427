"""What the fields of an observation of Patterns mean to a learner."""

from ..bits import ROW
from ..features import Feature
from .state import COLOUR_COUNT, MARKERS, OVER, ROWS

BOARD_SHAPE = (ROWS, ROW)
FEATURES = {
    "group": Feature(seat_axis=0),
    "number": Feature(most=MARKERS, seat_axis=0),
    # A group of one's colour and number is told; under which of its tiles the marker lies counts
    # for nothing.
    "marker": Feature(is_told=False),
    "opened": Feature(most=MARKERS, seat_axis=0),
    "bowl": Feature(kinds=COLOUR_COUNT, seat_axis=0),
    "tiles": Feature(kinds=COLOUR_COUNT),
    "seat": Feature(is_seat=True),
    "phase": Feature(kinds=OVER + 1),
}
