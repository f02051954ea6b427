"""The levels of the Patterns bot."""

from dataclasses import dataclass
from enum import Enum, auto

from ...games.patterns.state import CELL_COUNT
from ..level import Level, named


class Knowledge(Enum):
    """What a bot makes of a position in which it stops looking ahead."""

    POINTS = auto()
    """Nothing: it counts the points made on the way."""
    RULES_OF_THUMB = auto()
    """A hand-made guess at what groups, bowl and free tiles promise."""
    LEARNED = auto()
    """All that training found out."""


@dataclass(frozen=True)
class Glance:
    """What a bot sees that does not look ahead."""

    next_turn: float = 0.0
    """What a point is worth that its groups could flip in its next turn."""
    keeps_to_the_edge: bool = False
    """Of moves that bring the same it prefers the one with the fewest cells around it."""


@dataclass(frozen=True)
class Limits:
    """What makes a bot weaker than it could be."""

    depth: int = CELL_COUNT
    """How many moves it looks ahead at most."""
    nodes: int | None = None
    """How many positions it looks at, about; None: as many as time allows."""
    knowledge: Knowledge = Knowledge.LEARNED
    glance: Glance | None = None
    """Without looking ahead at all: then nothing of the above counts."""


FULL_STRENGTH = Limits()

LEVELS = named(
    Level(Limits(glance=Glance(keeps_to_the_edge=True)), 0.5, "sees points at once, at the edge"),
    Level(Limits(glance=Glance()), 0.5, "sees points at once, nothing after"),
    Level(Limits(glance=Glance(next_turn=0.65)), 0.5, "sees its next turn, not the rival's"),
    Level(
        Limits(1, knowledge=Knowledge.RULES_OF_THUMB), 0.5, "sees both sides' tiles, not the reply"
    ),
    Level(Limits(nodes=60), 0.5, "sees the reply, not what follows"),
    Level(Limits(nodes=700), 0.5, "sees a few moves ahead, not long plans"),
    Level(Limits(nodes=10_000), 0.5, "sees far, but the end only when near"),
    Level(FULL_STRENGTH, 2.0, "looks as far ahead as time allows"),
)
