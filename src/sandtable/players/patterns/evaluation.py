"""What a Patterns position promises, when the search cannot see the end.

For each seat a handful of numbers ("features") that decide games: tiles its groups can flip now
and later, tiles the rival wants too, where the bowl tile can go, what is left to open. Their
weights differ with the number of tiles still face up; `train.py` fits them to endings
that were solved.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.bits import ROW, popcount
from ...games.compiled import compiled
from ...games.patterns.moves import touching
from ...games.patterns.state import (
    CELL_COUNT,
    COLOUR_COUNT,
    MARKERS,
    NOT_COLUMN_A,
    NOT_COLUMN_H,
    SEATS,
)
from .frames import (
    BOWL,
    NUMBER,
    OPENED,
    POINT,
    SEAT,
    TOUCH,
    UP,
    reach,
    tiles_up,
)

Weights = NDArray[np.int64]

WEIGHTS_FILE = Path(__file__).parent / "weights.npz"

# The features of one seat: those of its groups added up, ...
(
    FLIPS_NOW,  # points in tiles that can be flipped at once
    FLIPS_LATER,  # points in tiles that can be flipped after those
    FLIP_COUNT,  # turns that can be spent flipping
    CONTESTED,  # points in tiles that both could flip
    ROOM,  # points in tiles of other colours beside the groups: places for swaps
    UNOPENED_TILES,  # next number times tiles of colours not opened, away from the rival's
    UNOPENED_PAIRS,  # the same for tiles with a neighbour of their colour
    NO_FLIPS,  # 1 if no tile can be flipped: the seat may soon be stuck
    FEW_FLIPS,  # 1 if at most two can
    # ... those of its bowl ...
    SWAP_VALUE,  # the number of the bowl colour's group, if the bowl tile has a place there
    SWAP_ROOM,  # how many places it has
    SWAP_NEXT,  # the highest number the tile taken there could go to
    CAN_OPEN,  # whether the bowl tile can open a group
    SITE_ONE,  # the next number, if it could open with a tile of its colour beside it,
    SITE_TWO,  # with two,
    SITE_THREE,  # with three
    # ... and how many groups are opened: 1 for that number, 0 for all others.
    OPENED_NONE,
) = range(17)
SEAT_FEATURES = OPENED_NONE + MARKERS + 1
FEATURE_COUNT = 2 * SEAT_FEATURES
# Where the features of each side begin; typed, or what takes them is compiled for each.
OWN_FEATURES, RIVAL_FEATURES = np.int64(0), np.int64(SEAT_FEATURES)

FEW = 2
"""So few flips that a seat may soon be stuck."""

STAGE_TILES = 4
"""The weights are another set for every so many tiles face up."""
STAGES = CELL_COUNT // STAGE_TILES + 1

WEIGHT_SHIFT = 6
"""Weights are whole numbers, so many bits finer than values: sums of them are fast and exact."""
WEIGHT_POINT = POINT << WEIGHT_SHIFT

KNOWLEDGE = [("weights", "<i8", (STAGES, FEATURE_COUNT))]
"""What the evaluation needs in the record of a search."""

GroupFeatures = tuple[int, int, int, int, int, int, int, int, int]
BowlFeatures = tuple[int, int, int, int, int, int, int]


@compiled
def evaluate(search: np.record, ply: int) -> int:
    """What the seat to move can expect to gain on the rival until the end."""
    seat = search.frames[ply, SEAT]
    up = tiles_up(search, ply)
    stage = popcount(up) // STAGE_TILES
    value = _seat_value(search, ply, seat, up, stage, OWN_FEATURES)
    value += _seat_value(search, ply, 1 - seat, up, stage, RIVAL_FEATURES)
    return int(value >> WEIGHT_SHIFT)


@compiled
def _seat_value(
    search: np.record, ply: int, seat: int, up: int, stage: int, first: np.int64
) -> int:
    """The features of one seat, weighted: `first` is the column of its first weight."""
    opened = search.frames[ply, OPENED + seat]
    value = search.weights[stage, first + OPENED_NONE + opened]
    groups = group_features(search, ply, seat, up)
    for i in range(len(groups)):
        value += groups[i] * search.weights[stage, first + i]
    bowl = bowl_features(search, ply, seat, up)
    for i in range(len(bowl)):
        value += bowl[i] * search.weights[stage, first + SWAP_VALUE + i]
    return int(value)


@compiled
def write_features(searches: States, features: NDArray[np.int64]) -> int:
    """The features of the first position, the seat to move first; return the stage."""
    search = searches[0]
    up = tiles_up(search, 0)
    features[:] = 0
    for side in range(SEATS):
        seat = search.frames[0, SEAT] if side == 0 else 1 - search.frames[0, SEAT]
        first = side * SEAT_FEATURES
        groups = group_features(search, 0, seat, up)
        bowl = bowl_features(search, 0, seat, up)
        for i in range(len(groups)):
            features[first + i] = groups[i]
        for i in range(len(bowl)):
            features[first + SWAP_VALUE + i] = bowl[i]
        features[first + OPENED_NONE + search.frames[0, OPENED + seat]] = 1
    return popcount(up) // STAGE_TILES


@compiled
def group_features(search: np.record, ply: int, seat: int, up: int) -> GroupFeatures:
    """FLIPS_NOW to FEW_FLIPS of one seat."""
    now_points = 0
    later_points = 0
    flip_count = 0
    contested = 0
    room_points = 0
    unopened_tiles = 0
    unopened_pairs = 0
    for colour in range(COLOUR_COUNT):
        own = search.frames[ply, TOUCH + seat * COLOUR_COUNT + colour]
        rival = search.frames[ply, TOUCH + (1 - seat) * COLOUR_COUNT + colour]
        number = search.frames[ply, NUMBER + seat * COLOUR_COUNT + colour]
        tiles = search.frames[ply, UP + colour] & ~rival
        if number == 0:
            unopened_tiles += popcount(tiles)
            unopened_pairs += popcount(tiles & touching(tiles))
            continue
        room = up & own & ~rival
        now = room & tiles
        room_points += number * popcount(room ^ now)
        if now != 0:
            in_reach = reach(search, ply, seat, colour)
            now_points += number * popcount(now)
            later_points += number * popcount(in_reach ^ now)
            flip_count += popcount(in_reach)
            rival_room = search.frames[ply, UP + colour] & rival & ~own
            if rival_room != 0:
                contested += number * popcount(in_reach & touching(rival_room))
    following = search.frames[ply, OPENED + seat] + 1
    unopened_tiles *= following
    unopened_pairs *= following
    return (
        int(now_points),
        int(later_points),
        int(flip_count),
        int(contested),
        int(room_points),
        int(unopened_tiles),
        int(unopened_pairs),
        1 if flip_count == 0 else 0,
        1 if flip_count <= FEW else 0,
    )


@compiled
def bowl_features(search: np.record, ply: int, seat: int, up: int) -> BowlFeatures:
    """SWAP_VALUE to SITE_THREE of one seat."""
    bowl = search.frames[ply, BOWL + seat]
    rival = search.frames[ply, TOUCH + (1 - seat) * COLOUR_COUNT + bowl]
    number = int(search.frames[ply, NUMBER + seat * COLOUR_COUNT + bowl])
    places = up & ~rival
    if number != 0:
        places &= search.frames[ply, TOUCH + seat * COLOUR_COUNT + bowl]
    if places == 0:
        return 0, 0, 0, 0, 0, 0, 0
    if number != 0:
        following = _best_next_place(search, ply, seat, bowl, up, places)
        return number, popcount(places), following, 0, 0, 0, 0
    number = int(search.frames[ply, OPENED + seat]) + 1
    tiles = search.frames[ply, UP + bowl] & ~rival
    right = (tiles & NOT_COLUMN_H) << 1
    left = (tiles & NOT_COLUMN_A) >> 1
    above = tiles << ROW
    below = tiles >> ROW
    sideways = right & left
    upright = above & below
    two = sideways | upright | ((right | left) & (above | below))
    three = (sideways & (above | below)) | (upright & (right | left))
    one = right | left | above | below
    return (
        0,
        0,
        0,
        1,
        number if one & places != 0 else 0,
        number if two & places != 0 else 0,
        number if three & places != 0 else 0,
    )


@compiled
def _best_next_place(
    search: np.record, ply: int, seat: int, bowl: int, up: int, places: int
) -> int:
    """The highest number that a tile taken from these places could then go to."""
    best = 0
    for colour in range(COLOUR_COUNT):
        if colour == bowl or search.frames[ply, UP + colour] & places == 0:
            continue
        group = seat * COLOUR_COUNT + colour
        number = search.frames[ply, NUMBER + group]
        if number == 0:
            number = search.frames[ply, OPENED + seat] + 1
        else:
            rival = search.frames[ply, TOUCH + (1 - seat) * COLOUR_COUNT + colour]
            if up & search.frames[ply, TOUCH + group] & ~rival == 0:
                number = 0
        best = max(best, number)
    return int(best)


def load_weights() -> Weights:
    """The weights that ship with the package."""
    with np.load(WEIGHTS_FILE) as file:
        return np.ascontiguousarray(file["weights"])


def points_only() -> Weights:
    """Weights that know nothing: only points made within the search count."""
    return np.zeros((STAGES, FEATURE_COUNT), dtype=np.int64)
