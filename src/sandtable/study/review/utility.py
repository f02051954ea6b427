"""One unit for everything: the chance to win first, points when that is decided."""

import math

WIN_SHARE = 0.95
"""The part of the utility that is the chance to win; the rest is points."""


def normal(x: float) -> float:
    """The share of a standard normal distribution below x."""
    return 0.5 * (1.0 + math.erf(x / math.sqrt(2.0)))


def utility(chance: float, margin: float, spread: float) -> float:
    """What a chance to win (a draw is a half) and a lead in points are worth, from 0 to 1.

    `spread` is how far apart the two sides end, as a standard deviation. Seen from the other side
    it is 1 minus this.
    """
    return WIN_SHARE * chance + (1.0 - WIN_SHARE) * normal(margin / spread)


def for_seat(value: float, seat: int, is_shared: bool) -> float:
    """A value of the first seat as another seat sees it; where all play together it is the same."""
    return value if is_shared or seat == 0 else 1.0 - value
