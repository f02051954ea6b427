"""The arithmetic behind the figures of ideas, by hand."""

import math

import pytest

from bench.ideas.ratio import estimate


def test_a_share_has_the_interval_of_wilson() -> None:
    """5 of 10: 50 %, from 23.7 to 76.3 by Wilson's formula with z = 1.96."""
    mean, low, high = estimate([(100, 1)] * 5 + [(0, 1)] * 5 + [(0, 0)] * 3)
    assert (mean, round(low, 1), round(high, 1)) == (50.0, 23.7, 76.3)
    mean, low, high = estimate([(100, 1)] * 130)
    assert (mean, round(low, 1), round(high, 1)) == (100.0, 97.1, 100.0)


def test_a_ratio_of_sums_counts_games_as_independent() -> None:
    """(1 + 3) / (2 + 2) = 1; the rests are -1 and 1: 1.96 times the root of 2, by 4."""
    mean, low, high = estimate([(1, 2), (3, 2)])
    assert mean == 1
    assert high - mean == pytest.approx(1.96 * math.sqrt(2) / 4)
    assert mean - low == pytest.approx(high - mean)


def test_nothing_counted_is_nothing_known() -> None:
    assert all(math.isnan(number) for number in estimate([(0, 0)]))
