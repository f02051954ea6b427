"""Who is the stronger does not depend on which pair ends first."""

import random

import pytest

from sandtable.arena.sprt import Verdict
from sandtable.training.gate import TEST, Gate

CLEAR = [1.0, 0.5, 1.0, 1.0, 0.75, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.75]
"""The test is sure after some of them, and no longer after what follows here."""
REVERSED = [0.0] * 12


def decided(scores: list[float], order: list[int], most: int = 24) -> Gate:
    gate = Gate(most)
    for pair in order:
        gate.add(pair, scores[pair])
    return gate


def first_sure(scores: list[float]) -> int:
    """After how many pairs, played one after the other, the test is sure."""
    return next(
        count
        for count in range(1, len(scores))
        if TEST.verdict(scores[:count]) is not Verdict.GO_ON
    )


def test_pairs_count_in_their_order_whoever_ends_first() -> None:
    """Of twelve lost pairs that ended early nothing is heard: the match was decided before."""
    scores = [*CLEAR, *REVERSED]
    needed = first_sure(scores)
    assert needed < len(CLEAR)
    assert TEST.verdict(scores) is not Verdict.BETTER
    numbers = list(range(24))
    for seed in range(20):
        random.Random(seed).shuffle(numbers)
        gate = decided(scores, numbers)
        assert gate.scores == CLEAR[:needed]
        assert gate.is_better
    assert decided(scores, numbers).outcome() == decided(scores, sorted(numbers)).outcome()


def test_a_pair_that_is_missing_is_waited_for() -> None:
    gate = decided(CLEAR, [pair for pair in range(12) if pair != 2])
    assert not gate.is_decided
    assert gate.scores == CLEAR[:2]


@pytest.mark.parametrize(("last", "is_better"), [(0.75, True), (0.5, False), (0.25, False)])
def test_undecided_the_mean_decides(last: float, is_better: bool) -> None:
    gate = decided([0.0, 1.0, last], [0, 1, 2], most=3)
    assert gate.is_decided
    assert gate.is_better is is_better
    outcome = gate.outcome()
    assert outcome["verdict"] == "not sure: the mean decides"
    assert outcome["score"] == pytest.approx((1 + last) / 3, abs=1e-6)
    assert (outcome["elo"] > 0) is is_better
