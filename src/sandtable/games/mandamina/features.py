"""What the fields of an observation of Mandamina mean to a learner."""

from ..features import Feature
from .state import CELL_COUNT, DIFFICULTIES, ENDINGS, GOALS, SIDE, SIMPLE_MOVES

BOARD_SHAPE = (SIDE, SIDE)
FEATURES = {
    "moves": Feature(most=SIMPLE_MOVES),
    "hole": Feature(kinds=CELL_COUNT),
    # A bit for each colour, which the planes tell as well.
    "clustered": Feature(is_told=False),
    "ending": Feature(kinds=len(ENDINGS)),
    "difficulty": Feature(kinds=len(DIFFICULTIES)),
    "goal": Feature(kinds=len(GOALS)),
    "seats": Feature(is_told=False),
}
