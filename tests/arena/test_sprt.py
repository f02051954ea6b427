"""The sequential test: its bounds, and how often it errs."""

import math
import random

import pytest

from sandtable.arena.rating import score_of
from sandtable.arena.sprt import FEWEST_PAIRS, Sprt, Verdict


def test_the_bounds_follow_from_the_errors() -> None:
    low, high = Sprt(alpha=0.05, beta=0.10).bounds
    assert low == pytest.approx(math.log(0.10 / 0.95))
    assert high == pytest.approx(math.log(0.90 / 0.05))


def test_no_verdict_before_there_is_a_variance_to_speak_of() -> None:
    assert Sprt().verdict([1.0] * (FEWEST_PAIRS - 1)) is Verdict.GO_ON
    assert Sprt().ratio([]) == 0


def test_the_ratio_by_hand() -> None:
    """Pairs at 0.75 and 0.25 by turns: mean 0.5, squares 100 / 16 + 1 / 8, over 100.5."""
    test = Sprt(elo0=0, elo1=100)
    pairs = [0.75, 0.25] * 50
    variance = (100 / 16 + 1 / 8) / 100.5
    gain = score_of(100) - 0.5
    expected = 100 * gain * (2 * 0.5 - 0.5 - score_of(100)) / (2 * variance)
    assert test.ratio(pairs) == pytest.approx(expected)


def simulate(elo: float, rng: random.Random) -> Verdict:
    """A match of two players whose true difference is known."""
    test = Sprt(elo0=0, elo1=60)
    pairs: list[float] = []
    chance = score_of(elo)
    while len(pairs) < 3000:
        pairs.append(((rng.random() < chance) + (rng.random() < chance)) / 2)
        verdict = test.verdict(pairs)
        if verdict is not Verdict.GO_ON:
            return verdict
    return Verdict.GO_ON


def test_it_errs_about_as_often_as_it_may() -> None:
    rng = random.Random(3)
    matches = 200
    wrong = sum(simulate(0, rng) is Verdict.BETTER for _ in range(matches))
    missed = sum(simulate(60, rng) is not Verdict.BETTER for _ in range(matches))
    assert wrong <= 20  # 5 % of 200, and three standard deviations
    assert missed <= 20
