"""Difficulties by hand: where the likelihood of solve rates is greatest."""

import math

import pytest

from sandtable.study.puzzles.grading import (
    SCALE,
    TYPICAL,
    WIDTH,
    abilities,
    chance,
    difficulty,
)


def test_the_scale_is_that_of_the_arena() -> None:
    """400 points of Elo are ten to one, none are one to one."""
    assert chance(400, 400) == pytest.approx(1 / 2)
    assert chance(800, 400) == pytest.approx(10 / 11)
    assert chance(0, 400) == pytest.approx(1 / 11)


def test_half_solved_by_who_is_as_strong_as_usual_is_as_hard_as_usual() -> None:
    level, error = difficulty([(TYPICAL, (5, 10))])
    assert level == pytest.approx(TYPICAL)
    # Curvature: 10 tries of a half, and the normal distribution before them.
    assert error == pytest.approx(1 / math.sqrt(10 / 4 / SCALE**2 + 1 / WIDTH**2))


def test_it_is_the_greatest_likelihood() -> None:
    """No difficulty on a fine grid is likelier than the one that is found."""
    tried = [(0.0, (1, 4)), (300.0, (1, 4)), (600.0, (3, 4)), (900.0, (4, 4))]

    def likelihood(level: float) -> float:
        total = -((level - TYPICAL) ** 2) / (2 * WIDTH**2)
        for ability, (solved, tries) in tried:
            p = 1 / (1 + 10 ** ((level - ability) / 400))
            total += solved * math.log(p) + (tries - solved) * math.log(1 - p)
        return total

    best = max(range(-1000, 2500), key=likelihood)
    assert difficulty(tried)[0] == pytest.approx(best, abs=1)


def test_what_nobody_solves_is_hard_and_what_all_solve_is_easy() -> None:
    nobody, _ = difficulty([(0.0, (0, 4)), (900.0, (0, 4))])
    everybody, _ = difficulty([(0.0, (4, 4)), (900.0, (4, 4))])
    assert everybody < TYPICAL < nobody
    assert math.isfinite(nobody)


def test_abilities_stand_in_the_order_of_what_was_solved() -> None:
    puzzles = [
        {"a": (0, 4), "b": (2, 4), "c": (4, 4)},
        {"a": (2, 4), "b": (4, 4), "c": (4, 4)},
        {"a": (0, 4), "b": (0, 4), "c": (2, 4)},
    ]
    found = abilities(["a", "b", "c"], puzzles)
    assert found["a"] == 0
    assert 0 < found["b"] < found["c"]
