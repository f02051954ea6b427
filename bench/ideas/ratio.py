"""A mean over games that each bring something and count for something, with its interval."""

import math
from collections.abc import Sequence

Z_95 = 1.96
Ratio = tuple[float, float]
"""What one game brings, and how much it counts."""


def estimate(ratios: Sequence[Ratio]) -> tuple[float, float, float]:
    """The ratio of the sums and its 95 % interval; games are independent, what is in one is not."""
    brought = sum(numerator for numerator, _ in ratios)
    counted = sum(denominator for _, denominator in ratios)
    if not counted:
        return math.nan, math.nan, math.nan
    mean = brought / counted
    squares = sum((numerator - mean * denominator) ** 2 for numerator, denominator in ratios)
    margin = Z_95 * math.sqrt(squares) / counted
    return mean, mean - margin, mean + margin
