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
LESS_THAN_A_POINT = 0.005
"""All tiles beside all groups together are worth less than a point."""
NEXT_TURN = 0.3
"""Of a point that could be made next turn."""
RIVAL_SHARE = -0.85
"""The seat to move is ahead by its move: what the rival has counts a little less."""


def first_guess() -> Weights:
    """Hand-made weights to begin with."""
    weights = np.zeros((STAGES, FEATURE_COUNT))
    for feature, weight in FIRST_GUESS.items():
        weights[:, feature] = weight
        weights[:, SEAT_FEATURES + feature] = RIVAL_SHARE * weight
    return as_weights(weights)


def own_tiles() -> Weights:
    """The same for somebody who only sees their own groups: nothing of the rival counts."""
    weights = np.zeros((STAGES, FEATURE_COUNT))
    for feature, weight in FIRST_GUESS.items():
        if feature != CONTESTED:
            weights[:, feature] = weight
    return as_weights(weights)


def points_at_once() -> Weights:
    """What lies beside a group only decides between moves that make the same points."""
    return _flips_now(LESS_THAN_A_POINT)


def next_turn() -> Weights:
    """What can be flipped next turn counts, and nothing else: the rival may be there first."""
    return _flips_now(NEXT_TURN)


def _flips_now(weight: float) -> Weights:
    weights = np.zeros((STAGES, FEATURE_COUNT))
    weights[:, FLIPS_NOW] = weight
    return as_weights(weights)


def as_weights(points: NDArray[np.float64]) -> Weights:
    """Weights in points as the whole numbers that the evaluation uses."""
    return np.round(points * WEIGHT_POINT).astype(np.int64)
