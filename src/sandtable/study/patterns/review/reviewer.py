"""What Patterns registers for reviews."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....games import Position
from ....games.outcome import Outcome
from ...review.marks import CHANCE
from ...review.model import Fact, Standing
from ...review.reviewer import Depth, Walk
from ...review.utility import utility
from ...saying import Saying
from .curve import shipped
from .facts import say
from .session import PatternsSession

DRAW = 0.5


class PatternsReviewer:
    """Reviews games of Patterns."""

    version = "6"
    unit = CHANCE
    texts_folder = Path(__file__).parents[1] / "texts"
    remembers = False
    is_whole = True

    def base(self, options: Mapping[str, Any]) -> float:
        """The mean over many deals."""
        return shipped().base

    def open(self, walk: Walk, depth: Depth) -> PatternsSession:
        """One table for the whole game."""
        return PatternsSession(shipped(), depth, walk)

    def ended(self, outcome: Outcome, last: Position | None = None) -> Standing:
        """Who won, and by how much."""
        chance = DRAW if outcome.winner is None else float(outcome.winner == 0)
        margin = float(outcome.scores[0] - outcome.scores[1])
        return Standing(utility(chance, margin, shipped().spread), chance, margin, True)

    def say(self, fact: Fact) -> Saying:
        """A fact as a sentence."""
        return say(fact)
