"""A deal as a row of chance events small enough to list.

Our deals are functions of dice, each with its bound. A die that stands for several numbers at
once is thrown digit by digit, the lowest first; every outcome is as likely as before.
"""

from functools import cache

import numpy as np

from ...games import Game
from ...games.batch import Numbers
from ...games.mandamina.deal import MARBLE_COUNT, OFFERS_PER_NUMBER

LONG = MARBLE_COUNT**OFFERS_PER_NUMBER


@cache
def bounds_of(game: Game) -> Numbers:
    """Below which number each throw of a deal lies."""
    bounds = []
    for bound in game.deal_bounds.tolist():
        bounds += [MARBLE_COUNT] * OFFERS_PER_NUMBER if bound == LONG else [bound]
    return np.array(bounds, dtype=np.int64)


def numbers_of(game: Game, thrown: bytes) -> Numbers:
    """The dice of a deal from all throws."""
    numbers = np.zeros_like(game.deal_bounds)
    next_throw = iter(thrown)
    for i, bound in enumerate(game.deal_bounds.tolist()):
        digits = OFFERS_PER_NUMBER if bound == LONG else 1
        numbers[i] = sum(next(next_throw) * MARBLE_COUNT**digit for digit in range(digits))
    return numbers
