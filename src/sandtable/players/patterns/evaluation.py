"""What a Patterns position promises, when the search cannot see the end.

Every feature (features.py) has a weight, another one for every stage of the game;
`sandtable train patterns` fits them to endings that were solved (training/).
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.bits import popcount
from ...games.compiled import compiled
from ...games.patterns.state import CELL_COUNT, SEATS
from .features import (
    CAN_PLACE,
    FEATURE_COUNT,
    FLIP_COUNT,
    OPENED_NONE,
    SEAT_FEATURES,
    SWAP_VALUE,
    Words,
    bowl_features,
    flip_count_of,
    group_features,
    group_sums,
    short_feature,
    tempo_feature,
)
from .frames import OPENED, POINT, SEAT, tiles_up

Weights = NDArray[np.int64]

WEIGHTS_FILE = Path(__file__).parent / "weights.npz"

STAGE_TILES = 4
"""The weights are another set for every so many tiles face up."""
STAGES = CELL_COUNT // STAGE_TILES + 1

# The sides, and where their features begin; typed, or what takes them is compiled for each.
OWN, RIVAL = np.int64(0), np.int64(1)

WEIGHT_SHIFT = 6
"""Weights are whole numbers, so many bits finer than values: sums of them are fast and exact."""
WEIGHT_POINT = POINT << WEIGHT_SHIFT

KNOWLEDGE = [("weights", "<i8", (STAGES, FEATURE_COUNT))]
"""What the evaluation needs in the record of a search."""


@compiled
def evaluate(search: np.record, ply: int) -> int:
    """What the seat to move can expect to gain on the rival until the end."""
    seat = search.frames[ply, SEAT]
    up = tiles_up(search, ply)
    stage = popcount(up) // STAGE_TILES
    own, rival = group_sums(search, ply, seat, up)
    value = _side_value(search, ply, seat, up, stage, OWN, own)
    value += _side_value(search, ply, 1 - seat, up, stage, RIVAL, rival)
    return int(value + _tempo_value(search, stage, own, rival)) >> WEIGHT_SHIFT


@compiled
def _side_value(
    search: np.record,
    ply: int,
    seat: int,
    up: int,
    stage: int,
    side: np.int64,
    words: Words,
) -> int:
    """The features of one side, weighted; those of its groups come as words."""
    first = side * SEAT_FEATURES
    opened = search.frames[ply, OPENED + seat]
    value = search.weights[stage, first + OPENED_NONE + opened]
    bowl = bowl_features(search, ply, seat, up)
    groups = group_features(words, opened + 1, bowl[CAN_PLACE - SWAP_VALUE])
    for i in range(len(groups)):
        value += groups[i] * search.weights[stage, first + i]
    for i in range(len(bowl)):
        value += bowl[i] * search.weights[stage, first + SWAP_VALUE + i]
    return int(value)


@compiled
def _tempo_value(search: np.record, stage: int, own_words: Words, rival_words: Words) -> int:
    """What it is worth to have more turns of flipping left, or few."""
    own, rival = flip_count_of(own_words), flip_count_of(rival_words)
    weights = search.weights
    few = weights[stage, short_feature(0, own)] + weights[stage, short_feature(1, rival)]
    return int(few + weights[stage, tempo_feature(own, rival)])


@compiled
def write_features(searches: States, features: NDArray[np.int64]) -> int:
    """The features of the first position, the seat to move first; return the stage."""
    search = searches[0]
    up = tiles_up(search, 0)
    features[:] = 0
    mover = search.frames[0, SEAT]
    words = group_sums(search, 0, mover, up)
    for side in range(SEATS):
        seat = mover if side == 0 else 1 - mover
        first = side * SEAT_FEATURES
        following = search.frames[0, OPENED + seat] + 1
        bowl = bowl_features(search, 0, seat, up)
        groups = group_features(words[side], following, bowl[CAN_PLACE - SWAP_VALUE])
        for i in range(len(groups)):
            features[first + i] = groups[i]
        for i in range(len(bowl)):
            features[first + SWAP_VALUE + i] = bowl[i]
        features[first + OPENED_NONE + search.frames[0, OPENED + seat]] = 1
        features[short_feature(side, groups[FLIP_COUNT])] = 1
    flips = features[FLIP_COUNT]
    features[tempo_feature(flips, features[SEAT_FEATURES + FLIP_COUNT])] = 1
    return popcount(up) // STAGE_TILES


def load_weights() -> Weights:
    """The weights that ship with the package."""
    with np.load(WEIGHTS_FILE) as file:
        return np.ascontiguousarray(file["weights"])


def points_only() -> Weights:
    """Weights that know nothing: only points made within the search count."""
    return np.zeros((STAGES, FEATURE_COUNT), dtype=np.int64)
