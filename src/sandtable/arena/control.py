"""Taking luck out of the scores: a control variate whose weight is fixed before the match.

Luck is zero on average, so a score less a fixed multiple of it has the same expectation as the
score itself; the multiple decides only how much less it varies.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import linear_regression

from ..players.registry import roster_of


@dataclass(frozen=True)
class Control:
    """How luck is taken out of the scores of a game."""

    coefficient: float
    """How much of the luck is taken off."""
    evaluation: str
    """A stamp of the evaluation: with another one, luck is not the same."""


def control_of(game: str) -> Control | None:
    """How luck is taken out in a game; None where nothing is registered to measure it by."""
    luck = roster_of(game).luck
    return None if luck is None else Control(luck.coefficient, _stamp(luck.sources))


@cache
def _stamp(sources: tuple[Path, ...]) -> str:
    """A hash of all that an evaluation is made from."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def best_coefficient(scores: Sequence[float], luck: Sequence[float]) -> float:
    """The multiple of luck that leaves least variance in these scores: for a later match."""
    return linear_regression(luck, scores).slope
