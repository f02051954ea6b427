"""From margins to chances: how far our judgement errs, by the number of tiles face up.

`errors.json` is fitted by `python -m bench.review.patterns.fit` on endings that are solved: see
docs/study.md. A proven margin has no error.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ....players.patterns.evaluation import STAGE_TILES, STAGES
from ...review.model import Standing
from ...review.utility import normal, utility

FILE = Path(__file__).with_name("errors.json")
HALF_POINT = 0.5
"""Margins are whole numbers: nothing lies between a draw and a point."""


@dataclass(frozen=True)
class Curve:
    """The errors of a fixed effort, and what the points of a game are worth."""

    values: tuple[float, ...]
    """By stage: the standard error of a margin, in points."""
    differences: tuple[float, ...]
    """By stage: that of the difference between two moves, searched in the same way."""
    spread: float
    """How far apart the two sides end, as a standard deviation."""
    base: float
    """What a game is worth to the first seat before the deal."""

    def value_error(self, tiles: int) -> float:
        """How far a margin may be off with so many tiles face up."""
        return self.values[tiles // STAGE_TILES]

    def difference_error(self, tiles: int) -> float:
        """How far the difference between two moves may be off."""
        return self.differences[tiles // STAGE_TILES]

    def standing(self, margin: float, error: float) -> Standing:
        """What a margin is worth to its seat, if it may be off by so much; 0: it is proven."""
        chance = chance_of(margin, error)
        return Standing(utility(chance, margin, self.spread), chance, margin, error == 0.0)


def chance_of(margin: float, error: float) -> float:
    """The chance that the true margin is above zero, a draw counted half."""
    if error == 0.0:
        return 0.5 if margin == 0 else float(margin > 0)
    ahead, level = normal((margin - HALF_POINT) / error), normal((margin + HALF_POINT) / error)
    return (ahead + level) / 2.0


@cache
def shipped() -> Curve:
    """The curve that comes with the package."""
    data = json.loads(FILE.read_text("utf-8"))
    stages = data["stages"]
    assert len(stages) == STAGES
    return Curve(
        values=tuple(stage["value"] for stage in stages),
        differences=tuple(stage["difference"] for stage in stages),
        spread=data["spread"],
        base=data["base"],
    )
