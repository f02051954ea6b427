"""Ratings from results, with how uncertain they are.

Results come in pairs of games with the same deal and seats swapped. The two games of a pair lean
the same way, so the pair is the unit that is counted: its score is 0, 0.25, 0.5, 0.75 or 1.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

ELO_SCALE = 400 / math.log(10)
Z_95 = NormalDist().inv_cdf(0.975)
"""95 % of a normal distribution lie within so many standard deviations."""
ONE_IN_TWENTY = 0.05
CERTAIN = 0.5
"""A score of all or nothing counts as if half a pair had gone the other way."""


def elo_of(score: float) -> float:
    """The rating difference at which this share of the points is expected."""
    return ELO_SCALE * math.log(score / (1 - score))


def score_of(elo: float) -> float:
    """The share of the points expected at a rating difference."""
    return 1 / (1 + math.exp(-elo / ELO_SCALE))


@dataclass(frozen=True)
class Estimate:
    """A rating difference with its 95 % interval, from scores of pairs."""

    pairs: int
    score: float
    deviation: float
    """Standard error of the score."""
    elo: float
    low: float
    high: float


def estimate(pair_scores: Sequence[float]) -> Estimate:
    """The rating difference that pair scores show."""
    pairs = len(pair_scores)
    score = sum(pair_scores) / pairs
    spread = sum((pair - score) ** 2 for pair in pair_scores) / max(pairs - 1, 1)
    if spread == 0 and 0 < score < 1:  # as if half a pair had gone all one way
        spread = CERTAIN * max(score, 1 - score) ** 2 / (pairs + CERTAIN)
    deviation = math.sqrt(spread / pairs)
    edge = CERTAIN / (pairs + 2 * CERTAIN)

    def inside(value: float) -> float:
        return min(max(value, edge), 1 - edge)

    low, high = score - Z_95 * deviation, score + Z_95 * deviation
    if score == 1:  # all won: at the lower end this still happens once in twenty matches
        low = ONE_IN_TWENTY ** (1 / pairs)
    elif score == 0:
        high = 1 - ONE_IN_TWENTY ** (1 / pairs)
    return Estimate(
        pairs=pairs,
        score=score,
        deviation=deviation,
        elo=elo_of(inside(score)),
        low=min(elo_of(inside(low)), elo_of(inside(score))),
        high=max(elo_of(inside(high)), elo_of(inside(score))),
    )


def fit(scores: Mapping[tuple[str, str], Sequence[float]], anchor: str) -> dict[str, float]:
    """Ratings of many players from the pair scores of each two, the anchor at 0.

    The most likely ratings of the logistic model, found by Newton's method one player at a time;
    half a drawn pair between any two that met keeps them finite.
    """
    names = sorted({name for pairing in scores for name in pairing})
    ratings = dict.fromkeys(names, 0.0)
    for _ in range(1000):
        change = 0.0
        for name in names:
            slope, curve = _slope(scores, ratings, name)
            step = slope / curve if curve else 0.0
            ratings[name] += step
            change = max(change, abs(step))
        if change < 1e-10:
            break
    return {name: ELO_SCALE * (ratings[name] - ratings[anchor]) for name in names}


def _slope(
    scores: Mapping[tuple[str, str], Sequence[float]], ratings: Mapping[str, float], name: str
) -> tuple[float, float]:
    """How the likelihood changes with one player's rating, and how fast that changes."""
    slope = curve = 0.0
    for (first, second), pairs in scores.items():
        if name not in (first, second):
            continue
        won = sum(pairs) if name == first else len(pairs) - sum(pairs)
        won = min(max(won, 0), len(pairs))  # with luck taken out it may be a little beyond
        won += CERTAIN / 2
        played = len(pairs) + CERTAIN
        rival = second if name == first else first
        expected = 1 / (1 + math.exp(ratings[rival] - ratings[name]))
        slope += won - played * expected
        curve += played * expected * (1 - expected)
    return slope, curve
