"""Ratings of people and puzzles: the numbers of Glicko's own example, and what nobody can do."""

import pytest

from sandtable.study.puzzles.rating import (
    BEGINNER,
    FARTHEST,
    LEAST_SPREAD,
    MOST_STEP,
    PUZZLE_LEAST_SPREAD,
    Standing,
    after_try,
    puzzle_after_try,
    rested,
)

SURE = Standing(1500, PUZZLE_LEAST_SPREAD)


def test_a_try_counts_as_glickman_has_it() -> None:
    """His player of 1500 +- 200 wins against 1400 +- 30: g is 0.9955 and E 0.639, so that the
    variance is 1 / (1/200^2 + 0.0057565^2 0.9955^2 0.639 0.361) = 30,697."""
    after = after_try(Standing(1500, 200), Standing(1400, 30), is_solved=True)
    assert after.rating == pytest.approx(1500 + 0.0057565 * 30_697 * 0.9955 * 0.361, abs=0.1)
    assert after.spread == pytest.approx(30_697**0.5, abs=0.1)


def test_what_is_not_known_counts_less() -> None:
    known = after_try(Standing(1500, 200), Standing(1500, 30), is_solved=True)
    unknown = after_try(Standing(1500, 200), Standing(1500, 300), is_solved=True)
    assert 1500 < unknown.rating < known.rating
    assert unknown.spread > known.spread


def test_a_beginner_is_soon_where_they_belong() -> None:
    person = BEGINNER
    for _ in range(12):
        person = after_try(person, Standing(person.rating, 100), is_solved=True)
    assert person.rating > 1800
    assert LEAST_SPREAD <= person.spread < 160


def test_nobody_is_known_better_than_the_least_spread() -> None:
    person = Standing(1500, 100)
    for at in range(300):
        person = after_try(person, SURE, is_solved=at % 2 == 0)
    assert person.spread == LEAST_SPREAD
    assert person.rating == pytest.approx(1500, abs=20)


def test_one_person_moves_a_puzzle_only_a_little() -> None:
    weak, strong = Standing(600, 60), Standing(2400, 60)
    prior = Standing(1500, 250)
    easier = puzzle_after_try(prior, prior, weak, is_solved=True)
    harder = puzzle_after_try(prior, prior, strong, is_solved=False)
    assert (easier.rating, harder.rating) == (1500 - MOST_STEP, 1500 + MOST_STEP)
    expected = puzzle_after_try(prior, prior, weak, is_solved=False)
    assert 1500 < expected.rating < 1503, "what was expected moves it hardly at all"


def test_all_people_together_move_it_only_so_far() -> None:
    prior = puzzle = Standing(1500, 200)
    for _ in range(500):
        puzzle = puzzle_after_try(puzzle, prior, Standing(3000, 60), is_solved=False)
    assert puzzle.rating == 1500 + FARTHEST
    assert puzzle.spread >= PUZZLE_LEAST_SPREAD


def test_whoever_was_away_is_less_known() -> None:
    known = Standing(1700, LEAST_SPREAD)
    assert rested(known, 0) == rested(known, 1) == rested(known, -5) == known
    assert LEAST_SPREAD < rested(known, 30).spread < rested(known, 60).spread
    assert rested(known, 366).spread == pytest.approx(BEGINNER.spread)
    assert rested(known, 10_000) == Standing(1700, BEGINNER.spread)
