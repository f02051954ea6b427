"""The levels of the Patterns bot."""

from dataclasses import dataclass
from enum import Enum, auto

from ...games.patterns.state import CELL_COUNT
from ..level import Level, named


class Knowledge(Enum):
    """What a bot makes of a position in which it stops looking ahead."""

    POINTS = auto()
    """Nothing: it counts the points made on the way."""
    POINTS_AT_ONCE = auto()
    """The same, but of moves that make as many points it takes one with more to flip beside it."""
    NEXT_TURN = auto()
    """What its own groups could flip in its next turn."""
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

LEVELS = named(
    Level(
        Limits(1, knowledge=Knowledge.POINTS_AT_ONCE), 0.5, "sees points at once, not the next turn"
    ),
    Level(
        Limits(1, knowledge=Knowledge.NEXT_TURN), 0.5, "sees its next turn, nothing further away"
    ),
    Level(Limits(1, knowledge=Knowledge.OWN_TILES), 0.5, "sees its own tiles, not the rival's"),
    Level(
        Limits(1, knowledge=Knowledge.RULES_OF_THUMB), 0.5, "sees both sides' tiles, not the reply"
    ),
    Level(Limits(nodes=100), 0.5, "sees the reply, not what follows"),
    Level(Limits(nodes=1_200), 0.5, "sees a few moves ahead, not long plans"),
    Level(Limits(nodes=20_000), 0.5, "sees far, but the end only when near"),
    Level(FULL_STRENGTH, 2.0, "looks as far ahead as time allows"),
)
