"""Ratings against arithmetic by hand."""

import math
import random

import pytest

from sandtable.arena.rating import elo_of, estimate, fit, score_of


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0.0), (0.75, 400 * math.log10(3)), (10 / 11, 400.0), (1 / 11, -400.0)]
)
def test_elo_and_score_are_each_other_s_inverse(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo)
    assert score_of(elo) == pytest.approx(score)


def test_an_estimate_by_hand() -> None:
    """Pairs 1, 1, 0.5, 0.5: mean 0.75, variance (4 x 0.0625) / 3, error its root over root 4."""
    found = estimate([1.0, 1.0, 0.5, 0.5])
    assert found.score == 0.75
    assert found.deviation == pytest.approx(math.sqrt(0.25 / 3 / 4))
    assert found.elo == pytest.approx(400 * math.log10(3))
    assert found.low < found.elo < found.high


def test_winning_everything_is_a_finite_lead() -> None:
    found = estimate([1.0] * 20)
    assert 0 < found.elo < 1000
    assert estimate([0.0] * 20).elo == pytest.approx(-found.elo)


def test_winning_everything_still_leaves_doubt() -> None:
    """A player who wins a pair with probability 0.861 wins twenty once in twenty times."""
    won, lost = estimate([1.0] * 20), estimate([0.0] * 20)
    assert won.low == pytest.approx(elo_of(0.05**0.05))
    assert lost.high == pytest.approx(-won.low)
    assert won.low < won.elo <= won.high
    assert estimate([1.0]).low <= estimate([1.0]).elo


def test_pairs_that_are_all_alike_still_leave_doubt() -> None:
    """Four drawn pairs: half a pair at distance a half in four and a half, over root four."""
    found = estimate([0.5] * 4)
    assert found.deviation == pytest.approx(math.sqrt(0.5 * 0.25 / 4.5 / 4))
    assert found.low < found.elo == 0 < found.high


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(400):
        pairs = [rng.choice((0.25, 0.5, 0.75, 1.0)) for _ in range(100)]
        found = estimate(pairs)
        held += found.low <= elo_of(0.625) <= found.high
    assert 0.92 < held / 400 < 0.98


def test_two_players_fit_as_they_scored() -> None:
    """90 of 120 with half a drawn pair added: (90 + 0.25) / (120 + 0.5)."""
    ratings = fit({("a", "b"): [0.75] * 120}, anchor="b")
    assert ratings["b"] == 0
    assert ratings["a"] == pytest.approx(elo_of(90.25 / 120.5), abs=1e-6)


def test_ratings_add_up_along_a_chain() -> None:
    scores = {("a", "b"): [0.75] * 1000, ("b", "c"): [0.75] * 1000}
    ratings = fit(scores, anchor="c")
    assert ratings["b"] == pytest.approx(400 * math.log10(3), abs=1)
    assert ratings["a"] == pytest.approx(800 * math.log10(3), abs=2)
