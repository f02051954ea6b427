"""The levels of the Patterns bot."""

from dataclasses import dataclass

from ...games.patterns.state import CELL_COUNT
from ..level import Level, named


@dataclass(frozen=True)
class Limits:
    """What makes a bot weaker than it could be."""

    depth: int = CELL_COUNT
    """How many moves it looks ahead at most."""
    has_evaluation: bool = True
    """Without, it counts only the points that are made within what it sees."""


FULL_STRENGTH = Limits()

LEVELS = named(
    Level(Limits(depth=1), 0.5, "looks at its own move only"),
    Level(Limits(depth=2), 0.5, "looks two moves ahead"),
    Level(Limits(depth=3), 0.5, "looks three moves ahead"),
    Level(Limits(depth=4), 0.5, "looks four moves ahead"),
    Level(Limits(depth=6), 0.5, "looks six moves ahead"),
    Level(Limits(depth=8), 1.0, "looks eight moves ahead"),
    Level(Limits(depth=10), 1.0, "looks ten moves ahead"),
    Level(FULL_STRENGTH, 2.0, "looks as far ahead as time allows"),
)
