"""A deal as a row of chance events small enough to list.

Our deals are functions of dice, each with its bound. A die that stands for several numbers at
once is thrown digit by digit, the lowest first; every outcome is as likely as before.
"""

from functools import cache

import numpy as np

from ...games import Game
from ...games.batch import Numbers
from ...games.dice import dice, roll_all

MOST_OUTCOMES = 256
"""Of one throw: each is kept in a byte."""
MOST_DIGITS = 63


@cache
def bounds_of(game: Game) -> Numbers:
    """Below which number each throw of a deal lies."""
    bounds = [base for bound in game.deal_bounds.tolist() for base in _digits(bound)]
    return np.array(bounds, dtype=np.int64)


def numbers_of(game: Game, thrown: bytes) -> Numbers:
    """The dice of a deal from all throws."""
    next_throw = iter(thrown)
    numbers = []
    for bound in game.deal_bounds.tolist():
        bases = _digits(bound)
        numbers.append(sum(next(next_throw) * base**i for i, base in enumerate(bases)))
    return np.array(numbers, dtype=np.int64)


def numbers_of_deal(game: Game, number: int) -> Numbers:
    """The dice of the deal with this number, when one of many is drawn in one throw."""
    numbers = np.zeros_like(game.deal_bounds)
    roll_all(dice(f"deal {number}"), game.deal_bounds, numbers)
    return numbers


@cache
def alike(bound: int) -> list[tuple[int, float]]:
    """All numbers below a bound, each with the same chance."""
    return [(number, 1 / bound) for number in range(bound)]


@cache
def _digits(bound: int) -> list[int]:
    """The bases of the digits of a die, all the same."""
    for count in range(1, MOST_DIGITS + 1):
        base = round(bound ** (1 / count))
        if base <= MOST_OUTCOMES and base**count == bound:
            return [base] * count
    raise ValueError(f"a die with {bound} sides cannot be thrown digit by digit")
