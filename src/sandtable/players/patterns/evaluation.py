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
from ...games.patterns.moves import touching
from ...games.patterns.state import CELL_COUNT
from .features import (
    ALONE,
    BOWL_FEATURES,
    CAN_PLACE,
    CONTESTED,
    ELSEWHERE,
    FEATURE_COUNT,
    FLIP_COUNT,
    FLIPS_LATER,
    FLIPS_NOW,
    GROWTH,
    NOW_COUNT,
    OPENED_NONE,
    ROOM,
    SEAT_FEATURES,
    SHARED,
    SWAP_COUNT,
    SWAP_VALUE,
    SWAPS,
    THREATENED,
    UNOPENED_COUNT,
    UNOPENED_PAIRS,
    UNOPENED_TAKES,
    UNOPENED_TILES,
    GroupCounts,
    bowl_features,
    group_counts,
    part_of_a_loop,
    short_feature,
    swap_places,
    tempo_feature,
)
from .frames import BOWL, LANES, NUMBER, OPENED, POINT, SEAT, TOUCH, UP, tiles_up

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


GroupWeights = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


@compiled
def evaluate(search: np.record, ply: int) -> int:
    """What the seat to move can expect to gain on the rival until the end."""
    stage = popcount(tiles_up(search, ply)) // STAGE_TILES
    return int(weighted_sum(search, ply, search.weights[stage])) >> WEIGHT_SHIFT


@compiled
def weighted_sum(search: np.record, ply: int, weights: NDArray[np.int64]) -> int:
    """All features of a position, each times its weight.

    The features of groups are never written down: every colour is weighted where it is counted,
    with all colours and both seats in one loop.
    """
    frames = search.frames
    seat = frames[ply, SEAT] & 1  # so that the compiler knows: no index can be negative
    rival = seat ^ 1
    up = tiles_up(search, ply)
    own_bowl, rival_bowl = frames[ply, BOWL + seat], frames[ply, BOWL + rival]
    own_features = bowl_features(search, ply, seat, up)
    rival_features = bowl_features(search, ply, rival, up)
    own_can_place = own_features[CAN_PLACE - SWAP_VALUE]
    rival_can_place = rival_features[CAN_PLACE - SWAP_VALUE]
    own_opened, rival_opened = frames[ply, OPENED + seat], frames[ply, OPENED + rival]
    own_weights = group_weights(weights, OWN, own_opened + 1, own_can_place)
    rival_weights = group_weights(weights, RIVAL, rival_opened + 1, rival_can_place)
    own_places = swap_places(search, ply, seat, up)
    rival_places = swap_places(search, ply, rival, up)
    crowded = touching(up)
    own_cells = rival_cells = 0
    for colour in range(LANES):
        ours = frames[ply, TOUCH + seat * LANES + colour]
        theirs = frames[ply, TOUCH + rival * LANES + colour]
        own_cells |= ours & ~theirs
        rival_cells |= theirs & ~ours
    value = own_flips = rival_flips = 0
    for colour in range(LANES):
        tiles = frames[ply, UP + colour]
        ours = frames[ply, TOUCH + seat * LANES + colour]
        theirs = frames[ply, TOUCH + rival * LANES + colour]
        own_number = frames[ply, NUMBER + seat * LANES + colour]
        rival_number = frames[ply, NUMBER + rival * LANES + colour]
        is_own_bowl = 1 if colour == own_bowl else 0
        is_rival_bowl = 1 if colour == rival_bowl else 0
        counts = group_counts(
            tiles, ours, theirs, own_number, is_own_bowl,
            up, crowded, own_cells, rival_cells, rival_places,
        )  # fmt: skip
        own_flips += counts[1]
        value += group_value(counts, own_number, own_weights)
        counts = group_counts(
            tiles, theirs, ours, rival_number, is_rival_bowl,
            up, crowded, rival_cells, own_cells, own_places,
        )  # fmt: skip
        rival_flips += counts[1]
        value += group_value(counts, rival_number, rival_weights)
    for i in range(BOWL_FEATURES):
        value += own_features[i] * weights[SWAP_VALUE + i]
        value += rival_features[i] * weights[SEAT_FEATURES + SWAP_VALUE + i]
    value += weights[OPENED_NONE + own_opened]
    value += weights[SEAT_FEATURES + OPENED_NONE + rival_opened]
    value += weights[short_feature(0, own_flips)] + weights[short_feature(1, rival_flips)]
    return int(value + weights[tempo_feature(own_flips, rival_flips)])


@part_of_a_loop
def group_weights(
    weights: NDArray[np.int64], side: np.int64, following: int, can_place: int
) -> GroupWeights:
    """The weights of one side's groups, as `group_value` takes them."""
    first = side * SEAT_FEATURES
    return (
        # what counts times the number of the group,
        weights[first + FLIPS_NOW] - weights[first + FLIPS_LATER],
        weights[first + FLIPS_LATER],
        weights[first + CONTESTED],
        weights[first + ALONE],
        weights[first + ROOM],
        weights[first + ELSEWHERE],
        weights[first + SHARED],
        weights[first + THREATENED],
        weights[first + SWAPS] * can_place,
        weights[first + GROWTH] * can_place,
        # and what counts as it is
        weights[first + NOW_COUNT],
        weights[first + FLIP_COUNT],
        weights[first + UNOPENED_TILES] * following + weights[first + UNOPENED_COUNT],
        weights[first + UNOPENED_PAIRS] * following,
        weights[first + UNOPENED_TAKES] * following * can_place,
        weights[first + SWAP_COUNT] * can_place,
    )


@part_of_a_loop
def group_value(counts: GroupCounts, number: int, weights: GroupWeights) -> int:
    """The features of one group, each times its weight."""
    now, reach, contested, alone, room, elsewhere, unopened, pairs = counts[:8]
    shared, threatened, takes, swaps, turns, growth = counts[8:]
    points = now * weights[0] + reach * weights[1] + contested * weights[2] + alone * weights[3]
    points += room * weights[4] + elsewhere * weights[5] + shared * weights[6]
    points += threatened * weights[7] + swaps * weights[8] + growth * weights[9]
    plain = now * weights[10] + reach * weights[11] + unopened * weights[12]
    plain += pairs * weights[13] + takes * weights[14] + turns * weights[15]
    return number * points + plain


@compiled
def write_features(searches: States, features: NDArray[np.int64]) -> int:
    """The features of the first position, the seat to move first; return the stage.

    Each is the sum with the weight 1 for it and 0 for all others.
    """
    search = searches[0]
    weights = np.zeros(FEATURE_COUNT, dtype=np.int64)
    for feature in range(FEATURE_COUNT):
        weights[feature] = 1
        features[feature] = weighted_sum(search, 0, weights)
        weights[feature] = 0
    return popcount(tiles_up(search, 0)) // STAGE_TILES


def load_weights() -> Weights:
    """The weights that ship with the package."""
    with np.load(WEIGHTS_FILE) as file:
        return np.ascontiguousarray(file["weights"])


def points_only() -> Weights:
    """Weights that know nothing: only points made within the search count."""
    return np.zeros((STAGES, FEATURE_COUNT), dtype=np.int64)
