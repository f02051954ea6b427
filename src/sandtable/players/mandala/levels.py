"""The levels of the Mandala bot."""

from dataclasses import dataclass

from ..level import Level, named

# How many turns a simulation goes on from the tree, unless a Mandala is claimed before.
TO_THE_END = -1
NOT_AT_ALL = 0
TO_THE_CLAIMS = 40


@dataclass(frozen=True)
class Glance:
    """What a bot sees that does not look ahead: one Mandala at a time, and piles to claim."""

    minds_fields: bool
    """Whether it lays a card into its Field where that is empty; else any one card anywhere."""


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
    uses_nets: bool = False
    """Without, it judges by the small evaluation and policy, which are quicker and know less."""
    uses_belief: bool = False
    """Whether the rival's moves say something about its hand."""
    exploration: float = 0.6
    first_play: float = 0.1
    glance: Glance | None = None
    """Without looking ahead at all: then nothing of the above counts."""


STRONGEST = Limits(playout=NOT_AT_ALL, uses_nets=True, uses_belief=True, exploration=2.0)
"""With priors this good it pays to try more of what they suggest."""


def beginner(simulations: int) -> Limits:
    """Knows what cards are worth, but has no feeling yet for which moves are good."""
    return Limits(simulations, uses_priors=False, plays_by_policy=False)


LEVELS = named(
    Level(Limits(glance=Glance(minds_fields=False)), 0.5, "sees one Mandala, lays any card there"),
    Level(Limits(glance=Glance(minds_fields=True)), 0.5, "sees one Mandala, and its Field there"),
    Level(beginner(24), 0.5, "imagines 24 courses, with any moves"),
    Level(beginner(47), 0.5, "imagines 47 courses, with any moves"),
    Level(beginner(75), 0.5, "imagines 75 courses, with any moves"),
    Level(Limits(10), 0.5, "knows good moves, imagines 10 courses"),
    Level(Limits(70), 0.5, "knows good moves, imagines 70 courses"),
    Level(STRONGEST, 2.0, "imagines as many courses as time allows"),
)
"""All but the strongest stop at a number of simulations, long before their time is over: they are
as strong on every computer."""
