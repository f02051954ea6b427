"""The chance rules of a game in which nothing is left to chance after the deal."""

import numpy as np

from .batch import Numbers
from .compiled import compiled


@compiled
def chance_weights(state: np.record, weights: Numbers) -> int:
    """No outcome, no weight."""
    return 0


@compiled
def apply_chance(state: np.record, outcome: int) -> None:
    """Never called."""
