"""Weights of the Patterns evaluation made by hand: where training begins, and what levels know."""

import numpy as np
from numpy.typing import NDArray

from .evaluation import STAGES, WEIGHT_POINT, Weights
from .features import (
    CAN_OPEN,
    CONTESTED,
    FEATURE_COUNT,
    FLIPS_LATER,
    FLIPS_NOW,
    ROOM,
    SEAT_FEATURES,
    SITE_ONE,
    SITE_TWO,
    SWAP_VALUE,
    UNOPENED_PAIRS,
)

FIRST_GUESS = {
    FLIPS_NOW: 0.7,
    FLIPS_LATER: 0.4,
    CONTESTED: -0.3,
    ROOM: 0.1,
    SWAP_VALUE: 1.0,
    CAN_OPEN: 0.5,
    UNOPENED_PAIRS: 0.15,
    SITE_ONE: 0.3,
    SITE_TWO: 0.5,
}
RIVAL_SHARE = -0.85
"""The seat to move is ahead by its move: what the rival has counts a little less."""


def first_guess() -> Weights:
    """Hand-made weights to begin with."""
    weights = np.zeros((STAGES, FEATURE_COUNT))
    for feature, weight in FIRST_GUESS.items():
        weights[:, feature] = weight
        weights[:, SEAT_FEATURES + feature] = RIVAL_SHARE * weight
    return as_weights(weights)


def as_weights(points: NDArray[np.float64]) -> Weights:
    """Weights in points as the whole numbers that the evaluation uses."""
    return np.round(points * WEIGHT_POINT).astype(np.int64)
