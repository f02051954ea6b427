"""Marks and accuracy, by arithmetic done by hand."""

import math

import pytest

from sandtable.study.review.marks import (
    CHANCE,
    MOVES,
    POINTS,
    Mark,
    accuracy_of,
    as_accuracy,
    in_percent,
    mark_of,
    weight_of,
)
from sandtable.study.review.model import Grade
from sandtable.study.review.utility import for_seat, normal, utility


@pytest.mark.parametrize(
    ("loss", "low", "mark"),
    [
        (0.0, 0.0, Mark.GOOD),
        (0.0199, 0.019, Mark.GOOD),
        (0.02, 0.01, Mark.SLIP),
        (0.02, 0.009, Mark.CLOSE),
        (0.049, 0.03, Mark.SLIP),
        (0.05, 0.025, Mark.MISTAKE),
        (0.05, 0.024, Mark.SLIP),
        (0.10, 0.05, Mark.BLUNDER),
        (0.10, 0.04, Mark.MISTAKE),
        (0.30, 0.02, Mark.SLIP),
        (0.30, 0.0, Mark.CLOSE),
    ],
)
def test_marks_in_chance(loss: float, low: float, mark: Mark) -> None:
    """Slip 2, mistake 5, blunder 10; the lower end at least half; else a close call."""
    assert mark_of(CHANCE, loss, low) is mark


@pytest.mark.parametrize("unit", [POINTS, MOVES])
@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0, Mark.GOOD), (1, Mark.SLIP), (2, Mark.MISTAKE), (3, Mark.MISTAKE), (4, Mark.BLUNDER)],
)
def test_marks_in_whole_numbers(unit: str, loss: int, mark: Mark) -> None:
    assert mark_of(unit, loss, loss) is mark


def test_a_forced_move_has_no_mark() -> None:
    assert mark_of(CHANCE, 0.5, 0.5, is_forced=True) is Mark.FORCED


def grade(loss: float, stake: float, width: float = 0.0, mark: Mark = Mark.GOOD) -> Grade:
    return Grade(0, 0, "a", "b", (), loss, loss - width / 2, loss + width / 2, False, mark, stake)


def test_accuracy_can_be_read_backwards() -> None:
    """84: lost 4 points of percent per real decision."""
    found = accuracy_of(CHANCE, [grade(0.04, 0.2), grade(0.04, 0.2)])
    assert found.loss == pytest.approx(4.0)
    assert found.value == pytest.approx(100 * math.exp(-0.174))
    assert round(found.value) == 84
    assert found.decisions == 2


def test_decisions_weigh_as_much_as_was_to_lose() -> None:
    """0.10 at a stake of 0.3, and nothing at a stake of 0.1: (0.3 * 10 + 0.1 * 0) / 0.4."""
    found = accuracy_of(CHANCE, [grade(0.10, 0.3), grade(0.0, 0.1)])
    assert found.loss == pytest.approx(7.5)
    assert weight_of(CHANCE, 0.0) == 0.05
    assert weight_of(CHANCE, 0.3) == pytest.approx(0.3)
    assert weight_of(CHANCE, 1.5) == 1.0
    assert in_percent(POINTS, 2) == 5.0


def test_forced_moves_do_not_count() -> None:
    forced = grade(0.0, 0.5, mark=Mark.FORCED)
    assert accuracy_of(CHANCE, [forced, grade(0.04, 0.2)]).loss == pytest.approx(4.0)
    nothing = accuracy_of(CHANCE, [forced])
    assert (nothing.value, nothing.decisions) == (100.0, 0)


def test_the_interval_of_accuracy() -> None:
    """Two equal decisions with a standard error of 1 % each: 0.707 % together."""
    width = 2 * 1.96 * 0.01
    found = accuracy_of(CHANCE, [grade(0.04, 0.2, width), grade(0.04, 0.2, width)])
    assert found.low == pytest.approx(as_accuracy(4 + 1.96 * math.sqrt(0.5)))
    assert found.high == pytest.approx(as_accuracy(4 - 1.96 * math.sqrt(0.5)))


def test_utility_is_chance_first_and_then_points() -> None:
    """One standard deviation ahead: 84.13 % of a normal distribution lie below it."""
    assert normal(1.0) == pytest.approx(0.8413447)
    assert utility(1.0, 12.0, 12.0) == pytest.approx(0.95 + 0.05 * 0.8413447)
    assert utility(0.5, 0.0, 12.0) == pytest.approx(0.5)
    assert utility(0.0, -5.0, 12.0) == pytest.approx(1 - utility(1.0, 5.0, 12.0))
    assert (for_seat(0.3, 1, False), for_seat(0.3, 1, True)) == (0.7, 0.3)
