"""Taking luck out of the scores: a control variate whose weight is fixed before the match.

Luck is zero on average, so a score less a fixed multiple of it has the same expectation as the
score itself; the multiple decides only how much less it varies.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Control:
    """How luck is taken out of the scores of a game."""

    coefficient: float
    """How much of the luck is taken off."""
    evaluation: str
    """A stamp of the evaluation: with another one, luck is not the same."""


COEFFICIENTS = {"mandala": 0.8}
"""For each game with chance after the deal: what fitted earlier matches best (fit_control.py)."""


def control_of(game: str) -> Control | None:
    """How luck is taken out in a game; None where there is no chance after the deal."""
    if game not in COEFFICIENTS:
        return None
    return Control(COEFFICIENTS[game], _stamp(f"sandtable.players.{game}"))


@cache
def _stamp(package: str) -> str:
    """A hash of all that the evaluation of a game is made from."""
    digest = hashlib.sha256()
    for name in ("evaluation.py", "worth.py", "weights.npz"):
        digest.update((files(package) / name).read_bytes())
    return digest.hexdigest()[:16]


def best_coefficient(scores: Sequence[float], luck: Sequence[float]) -> float:
    """The multiple of luck that leaves least variance in these scores: for a later match."""
    mean = sum(scores) / len(scores)
    middle = sum(luck) / len(luck)
    together = sum((s - mean) * (x - middle) for s, x in zip(scores, luck, strict=True))
    return together / sum((x - middle) ** 2 for x in luck)
