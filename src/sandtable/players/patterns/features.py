"""What decides games of Patterns, as numbers: the "features" of a position.

For each seat: tiles its groups can flip now and later, tiles the rival wants too, where the bowl
tile can go, what is left to open. And for both together: who runs out of flips first.

The loops over colours have no branches and fixed lengths, so that the compiler works on all
colours at once.
"""

import numpy as np
from numba import njit

from ...games.bits import ROW, popcount
from ...games.compiled import compiled
from ...games.patterns.moves import touching
from ...games.patterns.state import (
    MARKERS,
    NOT_COLUMN_A,
    NOT_COLUMN_H,
)
from .frames import BOWL, LANES, NUMBER, OPENED, TOUCH, UP

# The features of one seat: those of its groups added up, ...
(
    FLIPS_NOW,  # points in tiles that can be flipped at once
    FLIPS_LATER,  # points in tiles that can be flipped after those
    NOW_COUNT,  # tiles that can be flipped at once
    FLIP_COUNT,  # turns that can be spent flipping
    CONTESTED,  # points in tiles in reach that lie beside one the rival can flip
    ALONE,  # points in tiles that can be flipped and have no face-up neighbour
    ROOM,  # points in all tiles beside the groups: places for swaps
    ELSEWHERE,  # points in tiles of the groups' colours that are out of reach
    UNOPENED_TILES,  # next number times tiles of colours not opened, away from the rival's
    UNOPENED_PAIRS,  # the same for tiles with a neighbour of their colour
    UNOPENED_COUNT,  # those tiles themselves
    SHARED,  # points in tiles to flip at once where the rival could come with another colour,
    THREATENED,  # and with the tile in its bowl
    # What swaps could bring, nothing if the bowl tile has no place:
    UNOPENED_TAKES,  # next number times tiles of colours not opened that a swap could take
    SWAPS,  # points in swaps: tiles to be had, up to the places there are or could come
    SWAP_COUNT,  # turns of swapping: tiles to be had, up to the places there are
    GROWTH,  # points in tiles that could be flipped after a swap
) = range(17)
GROUP_FEATURES = GROWTH + 1
# ... those of its bowl ...
(
    SWAP_VALUE,  # the number of the bowl colour's group, if the bowl tile has a place there
    SWAP_ROOM,  # how many places it has
    SWAP_NEXT,  # the highest number the tile taken there could go to
    SWAP_GROWTH,  # points in tiles that it would make ready to flip there
    CAN_PLACE,  # whether the bowl tile has a place at all
    CAN_OPEN,  # whether the bowl tile can open a group
    SITE_ONE,  # the next number, if it could open with a tile of its colour beside it,
    SITE_TWO,  # with two,
    SITE_THREE,  # with three
    # ... and how many groups are opened: 1 for that number, 0 for all others.
    OPENED_NONE,
) = range(GROUP_FEATURES, GROUP_FEATURES + 10)
BOWL_FEATURES = OPENED_NONE - SWAP_VALUE
SEAT_FEATURES = OPENED_NONE + MARKERS + 1

FLIPS_AHEAD = 7
"""More turns of flipping than the rival, or fewer, are counted up to this difference."""
TEMPO_NONE = 2 * SEAT_FEATURES + FLIPS_AHEAD
"""1 for the difference of the turns both can spend flipping, 0 for all others."""
SHORT = 5
"""With fewer turns of flipping than this a seat may soon be stuck: 1 for their number."""
SHORT_NONE = TEMPO_NONE + FLIPS_AHEAD + 1
FEATURE_COUNT = SHORT_NONE + 2 * (SHORT + 1)

SIGN = 63
"""A number shifted by so many bits is -1 if it was negative, else 0."""

BowlFeatures = tuple[int, int, int, int, int, int, int, int, int]
GroupCounts = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]


part_of_a_loop = njit(forceinline=True)
"""For what an evaluation calls. Where a call is left in a loop over colours, the compiler works on
one colour after the other, which takes twice as long."""


@part_of_a_loop
def neighbours(cells: int) -> int:
    """As `touching`, for a set in which cells off the board do not matter."""
    sideways = ((cells & NOT_COLUMN_H) << 1) | ((cells & NOT_COLUMN_A) >> 1)
    return sideways | (cells << ROW) | (cells >> ROW)


@part_of_a_loop
def group_counts(
    tiles: int,
    own: int,
    rival: int,
    number: int,
    is_bowl: int,
    up: int,
    crowded: int,
    own_cells: int,
    rival_cells: int,
    rival_places: int,
) -> GroupCounts:
    """What FLIPS_NOW to GROWTH count of one group, before it is multiplied by its number.

    Four flips in a row are as far as it reaches.
    """
    free = tiles & ~rival
    now = free & own
    in_reach = now | (neighbours(now) & free)
    in_reach |= neighbours(in_reach) & free
    in_reach |= neighbours(in_reach) & free
    places = up & own & ~rival
    beside = neighbours(places)
    takes = popcount(tiles & own_cells)
    is_unopened = number - 1 >> SIGN  # all bits if the number is 0, else none
    unopened = free & is_unopened
    room = popcount(places)
    return (
        popcount(now),
        popcount(in_reach),
        popcount(in_reach & neighbours(tiles & rival & ~own)),
        popcount(now & ~crowded),
        room,
        popcount(free & ~in_reach),
        popcount(unopened),
        popcount(unopened & neighbours(unopened)),
        popcount(now & rival_cells),
        popcount(now & rival_places),
        takes & is_unopened,
        min(takes + is_bowl, popcount(places | (beside & up & ~rival))),
        min(takes + is_bowl, room),
        popcount(beside & free & ~in_reach),
    )


@part_of_a_loop
def swap_places(search: np.record, ply: int, seat: int, up: int) -> int:
    """Where a seat's bowl tile can go to a group that there is."""
    bowl = search.frames[ply, BOWL + seat]
    own = search.frames[ply, TOUCH + seat * LANES + bowl]
    rival = search.frames[ply, TOUCH + (1 - seat) * LANES + bowl]
    return int(up & own & ~rival)


@part_of_a_loop
def bowl_features(search: np.record, ply: int, seat: int, up: int) -> BowlFeatures:
    """SWAP_VALUE to SITE_THREE of one seat."""
    bowl = search.frames[ply, BOWL + seat]
    rival = search.frames[ply, TOUCH + (1 - seat) * LANES + bowl]
    number = int(search.frames[ply, NUMBER + seat * LANES + bowl])
    places = up & ~rival
    if number != 0:
        places &= search.frames[ply, TOUCH + seat * LANES + bowl]
    if places == 0:
        return 0, 0, 0, 0, 0, 0, 0, 0, 0
    tiles = search.frames[ply, UP + bowl] & ~rival
    if number != 0:
        following = _best_next_place(search, ply, seat, bowl, up, places)
        own = search.frames[ply, TOUCH + seat * LANES + bowl]
        growth = number * popcount(touching(places) & tiles & ~own)
        return number, popcount(places), following, growth, 1, 0, 0, 0, 0
    number = int(search.frames[ply, OPENED + seat]) + 1
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
        0,
        1,
        1,
        number if one & places != 0 else 0,
        number if two & places != 0 else 0,
        number if three & places != 0 else 0,
    )


@part_of_a_loop
def _best_next_place(
    search: np.record, ply: int, seat: int, bowl: int, up: int, places: int
) -> int:
    """The highest number that a tile taken from these places could then go to."""
    frames = search.frames
    own_touch = TOUCH + seat * LANES
    rival_touch = TOUCH + (1 - seat) * LANES
    following = frames[ply, OPENED + seat] + 1
    best = 0
    for colour in range(LANES):
        number = frames[ply, NUMBER + seat * LANES + colour]
        room = up & frames[ply, own_touch + colour] & ~frames[ply, rival_touch + colour]
        worth = following if number == 0 else (number if room != 0 else 0)
        can_take = colour != bowl and frames[ply, UP + colour] & places != 0
        best = max(best, worth if can_take else 0)
    return int(best)


@compiled
def tempo_feature(own_flips: int, rival_flips: int) -> int:
    """The column that says by how many turns of flipping the seat to move is ahead."""
    return int(TEMPO_NONE + max(-FLIPS_AHEAD, min(FLIPS_AHEAD, own_flips - rival_flips)))


@compiled
def short_feature(side: int, flips: int) -> int:
    """The column that says how few turns of flipping one side has, the seat to move first."""
    return int(SHORT_NONE + side * (SHORT + 1) + min(SHORT, flips))
