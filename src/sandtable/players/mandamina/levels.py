"""The levels of the silent partner: how far it reads the others."""

from enum import IntEnum

from ..level import Level


class Reads(IntEnum):
    """What a partner looks at besides its own moves; each sees what those before it see."""

    BOARD = 0
    """The board alone: whoever moved a marble, and why, is all one."""
    PLANS = 1
    """What the others' moves tell of a plan they may have."""
    HABITS = 2
    """What they will do with the hole it leaves, even if they have no plan."""


LEVELS = {
    "neighbour": Level(Reads.BOARD, 2.0, "sees the board, and not what you are up to"),
    "friend": Level(Reads.PLANS, 2.0, "guesses your plan, and is lost where you have none"),
    "partner": Level(Reads.HABITS, 6.0, "guesses what you are up to, and helps"),
}
"""The one that reads least first."""
