"""How good somebody is at puzzles and how hard a puzzle is, from first tries: Glicko, a try a time.

Somebody who stands at a solves a puzzle that stands at d with the chance 1 / (1 + 10^((d - a) /
400)), as in grading.py. Both are known only up to a spread (a standard deviation): the wider it is,
the more a try changes. http://www.glicko.net/glicko/glicko.pdf
"""

import math
from dataclasses import dataclass

Q = math.log(10) / 400
MOST_A_DAY = 30
"""Tries a day that change a rating; more are for pleasure."""


@dataclass(frozen=True)
class Standing:
    """Where somebody, or a puzzle, stands."""

    rating: float
    spread: float


BEGINNER = Standing(1200.0, 250.0)
"""Somebody of whom nothing is known: below the middle of all puzzles, and soon elsewhere."""
LEAST_SPREAD = 60.0
"""Nobody is known better than that: people learn."""
FORGOTTEN_AFTER = 365
"""Days after which nothing is known of somebody who stood at the least spread."""
WIDER_A_DAY = (BEGINNER.spread**2 - LEAST_SPREAD**2) / FORGOTTEN_AFTER

PUZZLE_LEAST_SPREAD = 60.0
MOST_STEP = 8.0
"""Points by which one person can move a puzzle."""
FARTHEST = 400.0
"""Points by which all people together can: what ships was measured."""


def after_try(person: Standing, puzzle: Standing, is_solved: bool) -> Standing:
    """Where somebody stands after a first try without hints."""
    return _updated(person, puzzle, float(is_solved), LEAST_SPREAD)


def puzzle_after_try(
    puzzle: Standing, prior: Standing, person: Standing, is_solved: bool
) -> Standing:
    """Where a puzzle stands after somebody's first try: a little higher if it was too hard.

    `prior` is where it stood before anybody tried it.
    """
    after = _updated(puzzle, person, 1.0 - is_solved, PUZZLE_LEAST_SPREAD)
    step = max(-MOST_STEP, min(MOST_STEP, after.rating - puzzle.rating))
    farthest = max(-FARTHEST, min(FARTHEST, puzzle.rating + step - prior.rating))
    return Standing(prior.rating + farthest, after.spread)


def rested(person: Standing, days: int) -> Standing:
    """Somebody who has tried nothing for some days: they may have changed."""
    wider = math.sqrt(person.spread**2 + WIDER_A_DAY * max(0, days - 1))
    return Standing(person.rating, max(person.spread, min(BEGINNER.spread, wider)))


def _weight(spread: float) -> float:
    """How much a result counts against an opponent who is known only up to a spread."""
    return 1.0 / math.sqrt(1.0 + 3.0 * (Q * spread / math.pi) ** 2)


def _chance(weight: float, ahead: float) -> float:
    return 1.0 / (1.0 + math.exp(-weight * Q * ahead))


def _updated(one: Standing, other: Standing, score: float, least: float) -> Standing:
    weight = _weight(other.spread)
    chance = _chance(weight, one.rating - other.rating)
    told = (Q * weight) ** 2 * chance * (1.0 - chance)
    variance = 1.0 / (1.0 / one.spread**2 + told)
    rating = one.rating + Q * variance * weight * (score - chance)
    return Standing(rating, max(min(least, one.spread), math.sqrt(variance)))
