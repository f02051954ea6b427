"""A mean over games that each bring something and count for something, with its interval."""

import math
from collections.abc import Sequence

Z_95 = 1.96
SHARE = 100.0
YES_OR_NO = ((SHARE, 1), (0, 1), (0, 0))
"""A game in which something happened, in which it did not, and one that does not count."""
Ratio = tuple[float, float]
"""What one game brings, and how much it counts."""


def estimate(ratios: Sequence[Ratio]) -> tuple[float, float, float]:
    """The ratio of the sums and its 95 % interval; games are independent, what is in one is not."""
    brought = sum(numerator for numerator, _ in ratios)
    counted = sum(denominator for _, denominator in ratios)
    if not counted:
        return math.nan, math.nan, math.nan
    if all(tuple(ratio) in YES_OR_NO for ratio in ratios):
        return _share(brought / SHARE, counted)
    mean = brought / counted
    squares = sum((numerator - mean * denominator) ** 2 for numerator, denominator in ratios)
    margin = Z_95 * math.sqrt(squares) / counted
    return mean, mean - margin, mean + margin


def _share(yes: float, counted: float) -> tuple[float, float, float]:
    """A share in percent with its 95 % interval by Wilson, which is right near 0 and 100 too."""
    mean, spread = yes / counted, Z_95**2 / counted
    middle = (mean + spread / 2) / (1 + spread)
    half = Z_95 / (1 + spread) * math.sqrt(mean * (1 - mean) / counted + spread / (4 * counted))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return SHARE * mean, SHARE * low, SHARE * high
