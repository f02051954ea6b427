"""The levels of the Patterns bot."""

from dataclasses import dataclass
from enum import Enum, auto

from ...games.patterns.state import CELL_COUNT
from ..level import NEWCOMER, Level, named


class Knowledge(Enum):
    """What a bot makes of a position in which it stops looking ahead."""

    POINTS = auto()
    """Nothing: it counts the points made on the way."""
    OWN_TILES = auto()
    """Rules of thumb about its own groups; it does not look at what the rival has."""
    RULES_OF_THUMB = auto()
    """A hand-made guess at what groups, bowl and free tiles promise."""
    LEARNED = auto()
    """All that training found out."""


@dataclass(frozen=True)
class Limits:
    """What makes a bot weaker than it could be."""

    depth: int = CELL_COUNT
    """How many moves it looks ahead at most."""
    nodes: int | None = None
    """How many positions it looks at, about; None: as many as time allows."""
    knowledge: Knowledge = Knowledge.LEARNED


FULL_STRENGTH = Limits()

LEVELS = {
    NEWCOMER: Level(
        Limits(1, knowledge=Knowledge.OWN_TILES), 0.5, "sees its own tiles, not the rival's"
    ),
    **named(
        Level(Limits(1, knowledge=Knowledge.RULES_OF_THUMB), 0.5, "knows some rules of thumb"),
        Level(Limits(1), 0.5, "has learned, looks at its own move"),
        Level(Limits(nodes=200), 0.5, "looks at 200 positions"),
        Level(Limits(nodes=1_300), 0.5, "looks at 1,300 positions"),
        Level(Limits(nodes=7_000), 0.5, "looks at 7,000 positions"),
        Level(Limits(nodes=27_000), 0.5, "looks at 27,000 positions"),
        Level(Limits(nodes=180_000), 1.0, "looks at 180,000 positions"),
        Level(FULL_STRENGTH, 2.0, "looks as far ahead as time allows"),
    ),
}
