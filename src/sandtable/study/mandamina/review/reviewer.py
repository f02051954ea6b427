"""What Mandamina registers for reviews."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....games import Position
from ....games.outcome import Outcome
from ...review.marks import POINTS
from ...review.model import Fact, Standing
from ...review.reviewer import Depth, Walk
from ...saying import Saying
from .facts import is_simple, say
from .optimum import LOST
from .session import MandaminaSession

BASES = {"easy": 24.0, "normal": 16.0, "hard": 8.2}
SIMPLE_BASE = -26.7
"""The means of 40 deals: `python -m bench.review mandamina --fit`."""


class MandaminaReviewer:
    """Reviews games of Mandamina."""

    version = "1"
    unit = POINTS
    texts_folder = Path(__file__).parents[1] / "texts"
    remembers = True
    is_whole = True

    def base(self, options: Mapping[str, Any]) -> float:
        """The mean of the best scores, proven, over many deals."""
        if options.get("goal") == "simple":
            return SIMPLE_BASE
        return BASES[options.get("difficulty", "normal")]

    def open(self, walk: Walk, depth: Depth) -> MandaminaSession:
        """A deeper review proves more of what stayed open."""
        return MandaminaSession(walk, depth)

    def ended(self, outcome: Outcome, last: Position | None = None) -> Standing:
        """The score, S6.1 or the moves; a simple game that was broken off is lost."""
        is_lost = last is not None and is_simple(last)
        value = float(LOST if is_lost else outcome.scores[0])
        return Standing(value, None, value, True)

    def say(self, fact: Fact) -> Saying:
        """A fact as a sentence."""
        return say(fact)
