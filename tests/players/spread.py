"""Whether two samples may have the same mean."""

from collections.abc import Sequence
from statistics import fmean, variance


def standard_errors_apart(first: Sequence[float], second: Sequence[float]) -> float:
    """How far apart two means are, in standard errors of their difference."""
    error = (variance(first) / len(first) + variance(second) / len(second)) ** 0.5
    difference = fmean(first) - fmean(second)
    return difference / error if error else difference
