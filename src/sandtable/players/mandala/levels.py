"""The levels of the Mandala bot."""

from dataclasses import dataclass

from ..level import Level, named

# How many turns a simulation goes on from the tree, unless a Mandala is claimed before.
TO_THE_END = -1
NOT_AT_ALL = 0
TO_THE_CLAIMS = 40


@dataclass(frozen=True)
class Limits:
    """What makes a bot weaker than it could be."""

    simulations: int | None = None
    """How many at most; None: as many as time allows."""
    playout: int = TO_THE_CLAIMS
    """How many turns a simulation goes on from the tree, or TO_THE_END."""
    uses_priors: bool = True
    """Without, the tree explores all moves alike."""
    plays_by_policy: bool = True
    """Without, moves of playouts are random."""
    solves_claims: bool = True
    """Without, claims are searched and played out like all other moves."""
    uses_belief: bool = False
    """Whether the rival's moves say something about its hand."""
    exploration: float = 0.6
    first_play: float = 0.1


STRONGEST = Limits()
PLAIN = Limits(
    playout=TO_THE_END,
    uses_priors=False,
    plays_by_policy=False,
    solves_claims=False,
    exploration=0.7,
)
"""Information-set search as published, with random playouts: the yardstick."""

LEVELS = named(
    Level(Limits(simulations=10), 0.5, "imagines ten courses"),
    Level(Limits(simulations=20), 0.5, "imagines twenty courses"),
    Level(Limits(simulations=50), 0.5, "imagines fifty courses"),
    Level(Limits(simulations=150), 0.5, "imagines 150 courses"),
    Level(Limits(simulations=500), 0.5, "imagines 500 courses"),
    Level(Limits(simulations=1500), 0.5, "imagines 1500 courses"),
    Level(Limits(simulations=5000), 1.0, "imagines 5000 courses"),
    Level(STRONGEST, 2.0, "imagines as many courses as time allows"),
)
