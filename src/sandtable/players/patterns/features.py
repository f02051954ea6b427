"""What decides games of Patterns, as numbers: the "features" of a position.

For each seat: tiles its groups can flip now and later, tiles the rival wants too, where the bowl
tile can go, what is left to open. And for both together: who runs out of flips first.

The loops over colours have no branches and fixed lengths, so that the compiler works on all
colours at once.
"""

import numpy as np
from numba.extending import register_jitable

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
FIELD = 16
"""Bits for one feature in a word that holds several."""
FIELD_MASK = (1 << FIELD) - 1
Words = tuple[int, int, int, int]
GroupFeatures = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]
BowlFeatures = tuple[int, int, int, int, int, int, int, int, int]


part_of_a_loop = register_jitable(inline="always")
"""For what a loop over colours calls: as a function of its own it would be called for each."""


@compiled
def spread(cells: int, free: int) -> int:
    """The cells, and those free ones that touch them."""
    return cells | (touching(cells) & free)


@part_of_a_loop
def group_words(
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
) -> Words:
    """The features of one group, FLIPS_NOW to GROWTH, four in a word.

    Four flips in a row are as far as it reaches. In words, because adding up over the colours
    takes as long as all the rest.
    """
    free = tiles & ~rival
    now = free & own
    in_reach = spread(spread(spread(now, free), free), free)
    now_count = popcount(now)
    flip_count = popcount(in_reach)
    contested = popcount(in_reach & touching(tiles & rival & ~own))
    alone = popcount(now & ~crowded)
    places = up & own & ~rival
    room = popcount(places)
    elsewhere = popcount(free & ~in_reach)
    beside = touching(places)
    growth = popcount(beside & free & ~in_reach)
    takes = popcount(tiles & own_cells)
    swaps = min(takes + is_bowl, popcount(places | (beside & up & ~rival)))
    shared = popcount(now & rival_cells)
    threatened = popcount(now & rival_places)
    is_unopened = number - 1 >> SIGN  # all bits if the number is 0, else none
    unopened = free & is_unopened
    pairs = popcount(unopened & touching(unopened))
    points = now_count | (flip_count - now_count) << FIELD
    points |= contested << 2 * FIELD | growth << 3 * FIELD
    more = alone | room << FIELD | elsewhere << 2 * FIELD | swaps << 3 * FIELD
    counts = now_count | flip_count << FIELD | popcount(unopened) << 2 * FIELD | pairs << 3 * FIELD
    turns = min(takes + is_bowl, room) << 2 * FIELD | (takes & is_unopened) << 3 * FIELD
    return number * points, number * more, counts, number * (shared | threatened << FIELD) | turns


@compiled
def swap_places(search: np.record, ply: int, seat: int, up: int) -> int:
    """Where a seat's bowl tile can go to a group that there is."""
    bowl = search.frames[ply, BOWL + seat]
    own = search.frames[ply, TOUCH + seat * LANES + bowl]
    rival = search.frames[ply, TOUCH + (1 - seat) * LANES + bowl]
    return int(up & own & ~rival)


@compiled
def group_sums(search: np.record, ply: int, seat: int, up: int) -> tuple[Words, Words]:
    """The features of all groups added up: four words of this seat and four of the other."""
    frames = search.frames
    crowded = touching(up)
    rival = 1 - seat
    own_bowl = frames[ply, BOWL + seat]
    rival_bowl = frames[ply, BOWL + rival]
    own_places = swap_places(search, ply, seat, up)
    rival_places = swap_places(search, ply, rival, up)
    own_cells = rival_cells = 0
    for colour in range(LANES):
        ours = frames[ply, TOUCH + seat * LANES + colour]
        theirs = frames[ply, TOUCH + rival * LANES + colour]
        own_cells |= ours & ~theirs
        rival_cells |= theirs & ~ours
    own_points = own_more = own_counts = own_turns = 0
    rival_points = rival_more = rival_counts = rival_turns = 0
    for colour in range(LANES):
        tiles = frames[ply, UP + colour]
        ours = frames[ply, TOUCH + seat * LANES + colour]
        theirs = frames[ply, TOUCH + rival * LANES + colour]
        points, more, counts, turns = group_words(
            tiles,
            ours,
            theirs,
            frames[ply, NUMBER + seat * LANES + colour],
            1 if colour == own_bowl else 0,
            up,
            crowded,
            own_cells,
            rival_cells,
            rival_places,
        )
        own_points += points
        own_more += more
        own_counts += counts
        own_turns += turns
        points, more, counts, turns = group_words(
            tiles,
            theirs,
            ours,
            frames[ply, NUMBER + rival * LANES + colour],
            1 if colour == rival_bowl else 0,
            up,
            crowded,
            rival_cells,
            own_cells,
            own_places,
        )
        rival_points += points
        rival_more += more
        rival_counts += counts
        rival_turns += turns
    return (
        (int(own_points), int(own_more), int(own_counts), int(own_turns)),
        (int(rival_points), int(rival_more), int(rival_counts), int(rival_turns)),
    )


@compiled
def field(word: int, number: int) -> int:
    """One feature of a word that holds several."""
    return int(word >> number * FIELD & FIELD_MASK)


@compiled
def group_features(words: Words, following: int, can_place: int) -> GroupFeatures:
    """FLIPS_NOW to GROWTH, out of the words of one seat, its next number and CAN_PLACE."""
    points, more, counts, turns = words
    return (
        field(points, 0),
        field(points, 1),
        field(counts, 0),
        field(counts, 1),
        field(points, 2),
        field(more, 0),
        field(more, 1),
        field(more, 2),
        field(counts, 2) * following,
        field(counts, 3) * following,
        field(counts, 2),
        field(turns, 0),
        field(turns, 1),
        field(turns, 3) * following * can_place,
        field(more, 3) * can_place,
        field(turns, 2) * can_place,
        field(points, 3) * can_place,
    )


@compiled
def flip_count_of(words: Words) -> int:
    """FLIP_COUNT, out of the words of one seat."""
    return field(words[2], 1)


@compiled
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


@compiled
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
