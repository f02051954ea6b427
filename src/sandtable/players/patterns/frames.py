"""Patterns as the search sees it: a line of positions, one row of integers each.

A row holds only what the rest of the game depends on. Which cells a group covers does not matter
any more, only which cells it touches; points already made do not matter either, because values
count what is still to come. So positions that differ in their past alone are one position.
"""

import numpy as np

from ...games.batch import States
from ...games.bits import lowest, popcount
from ...games.compiled import compiled
from ...games.patterns.moves import touching
from ...games.patterns.state import COLOUR_COUNT, SEATS
from ...search.hashing import mixed

LANES = 8
"""Columns for the six colours: a power of two, so that the compiler can work on all at once. The
last two hold nothing."""

# The columns of a row.
UP = 0  # face-up tiles of each colour, as bitboards
TOUCH = UP + LANES  # cells that each seat's group of each colour touches
NUMBER = TOUCH + SEATS * LANES  # marker number of each group, 0 when not opened
OPENED = NUMBER + SEATS * LANES  # groups opened by each seat
BOWL = OPENED + SEATS  # colour in each bowl
SEAT = BOWL + SEATS  # who is to move
OVER = SEAT + 1  # whether the game has ended
WIDTH = OVER + 1

LONGEST = 53
"""Rows a line can need: every turn turns one of 52 tiles face down."""

POINT = 16
"""Values are counted in sixteenths of a point, so that evaluations can be finer than points."""

# A move is a square, plus PLACE when the bowl tile goes there (opening or swapping).
PLACE = 64
SQUARE = PLACE - 1
MOVE_COUNT = 2 * PLACE

DEAD = 7
"""Stands for the number of any group that cannot grow any more."""


@compiled
def load(states: States, searches: States) -> None:
    """Put the first state, in which a turn is due, into the first row."""
    state = states[0]
    search = searches[0]
    for colour in range(COLOUR_COUNT):
        search.frames[0, UP + colour] = state.up[colour]
        for seat in range(SEATS):
            group = seat * LANES + colour
            search.frames[0, TOUCH + group] = touching(state.group[seat, colour])
            search.frames[0, NUMBER + group] = state.number[seat, colour]
    for seat in range(SEATS):
        search.frames[0, OPENED + seat] = state.opened[seat]
        search.frames[0, BOWL + seat] = state.bowl[seat]
    search.frames[0, SEAT] = state.seat
    search.frames[0, OVER] = 0


@compiled
def tiles_up(search: np.record, ply: int) -> int:
    """P3.5: all face-up tiles."""
    tiles = 0
    for colour in range(COLOUR_COUNT):
        tiles |= search.frames[ply, UP + colour]
    return tiles


@compiled
def flips(search: np.record, ply: int, seat: int) -> int:
    """P4.1, P6.1: the tiles a seat may flip."""
    own = TOUCH + seat * LANES
    rival = TOUCH + (1 - seat) * LANES
    cells = 0
    for colour in range(COLOUR_COUNT):
        cells |= (
            search.frames[ply, UP + colour]
            & search.frames[ply, own + colour]
            & ~search.frames[ply, rival + colour]
        )
    return cells


@compiled
def places(search: np.record, ply: int, seat: int) -> int:
    """P3.1, P5.1, P6.1: the tiles a seat's bowl tile may replace."""
    colour = search.frames[ply, BOWL + seat]
    own = seat * LANES + colour
    rival = (1 - seat) * LANES + colour
    cells = tiles_up(search, ply) & ~search.frames[ply, TOUCH + rival]
    if search.frames[ply, NUMBER + own] != 0:
        cells &= search.frames[ply, TOUCH + own]
    return int(cells)


@compiled
def list_moves(search: np.record, ply: int) -> int:
    """All moves of the seat to move and the points each makes at once; return how many.

    A swap for a tile of the bowl's own colour is left out: it is the same as flipping it (P5.3).
    """
    seat = search.frames[ply, SEAT]
    own = seat * LANES
    rival = (1 - seat) * LANES
    count = 0
    for colour in range(COLOUR_COUNT):
        cells = (
            search.frames[ply, UP + colour]
            & search.frames[ply, TOUCH + own + colour]
            & ~search.frames[ply, TOUCH + rival + colour]
        )
        while cells != 0:
            search.moves[ply, count] = lowest(cells)
            search.order[ply, count] = search.frames[ply, NUMBER + own + colour] * POINT
            cells &= cells - 1
            count += 1
    cells = places(search, ply, seat)
    bowl = search.frames[ply, BOWL + seat]
    number = search.frames[ply, NUMBER + own + bowl]
    if number != 0:
        cells &= ~search.frames[ply, UP + bowl]
    while cells != 0:
        search.moves[ply, count] = PLACE + lowest(cells)
        search.order[ply, count] = number * POINT
        cells &= cells - 1
        count += 1
    return count


@compiled
def count_moves(search: np.record, ply: int) -> int:
    """How many moves the seat to move has, those that `list_moves` leaves out counted as well."""
    seat = search.frames[ply, SEAT]
    return int(popcount(flips(search, ply, seat)) + popcount(places(search, ply, seat)))


@compiled
def make(search: np.record, ply: int, move: int) -> int:
    """Write the position after a move into the next row; return the points it made.

    When the rival is stuck then, the game is over, and the final flips (P7.3) count as well.
    """
    after = ply + 1
    for column in range(WIDTH):
        search.frames[after, column] = search.frames[ply, column]
    seat = search.frames[ply, SEAT]
    cell = 1 << (move & SQUARE)
    tile = 0
    while search.frames[ply, UP + tile] & cell == 0:
        tile += 1
    search.frames[after, UP + tile] ^= cell
    colour = tile
    if move >= PLACE:
        colour = search.frames[ply, BOWL + seat]
        search.frames[after, BOWL + seat] = tile
    group = seat * LANES + colour
    gain = search.frames[ply, NUMBER + group] * POINT
    if gain == 0:  # P3.3, P8.1: a new group; the tile under the marker scores nothing
        search.frames[after, OPENED + seat] += 1
        search.frames[after, NUMBER + group] = search.frames[after, OPENED + seat]
    search.frames[after, TOUCH + group] |= touching(cell)
    search.frames[after, SEAT] = 1 - seat
    if flips(search, after, 1 - seat) == 0 and places(search, after, 1 - seat) == 0:
        search.frames[after, OVER] = 1
        gain += final_flips(search, after, seat)
    return int(gain)


@compiled
def final_flips(search: np.record, ply: int, seat: int) -> int:
    """P7.3, P7.4: what the final flips are worth.

    Every flip scores and takes nothing from later ones, since the rival does not act any more:
    all tiles in reach are flipped.
    """
    points = 0
    for colour in range(COLOUR_COUNT):
        cells = reach(search, ply, seat, colour)
        if cells != 0:
            points += popcount(cells) * search.frames[ply, NUMBER + seat * LANES + colour]
    return int(points * POINT)


@compiled
def reach(search: np.record, ply: int, seat: int, colour: int) -> int:
    """The tiles a group could flip one after the other if nobody else moved."""
    free = (
        search.frames[ply, UP + colour] & ~search.frames[ply, TOUCH + (1 - seat) * LANES + colour]
    )
    cells = free & search.frames[ply, TOUCH + seat * LANES + colour]
    grown = 0
    while grown != cells:
        grown = cells
        cells |= touching(cells) & free
    return int(cells)


@compiled
def key(search: np.record, ply: int) -> int:
    """A hash of all that the rest of the game depends on.

    Of the cells a group touches only those with a face-up tile matter, and the number of a group
    that touches none does not matter any more.
    """
    up = tiles_up(search, ply)
    first = (
        search.frames[ply, BOWL] + 8 * search.frames[ply, BOWL + 1] + 64 * search.frames[ply, SEAT]
    )
    second = first + 128
    third = first + 256
    numbers = 0
    for colour in range(COLOUR_COUNT):
        one = search.frames[ply, TOUCH + colour] & up
        other = search.frames[ply, TOUCH + LANES + colour] & up
        first = mixed(first, search.frames[ply, UP + colour])
        second = mixed(second, one)
        third = mixed(third, other)
        numbers = numbers * 64 + _live_number(search.frames[ply, NUMBER + colour], one) * 8
        numbers += _live_number(search.frames[ply, NUMBER + LANES + colour], other)
    return int(mixed(mixed(mixed(first, numbers), second), third))


@compiled
def _live_number(number: int, touched: int) -> int:
    """The number of a group; one that cannot grow is like any other that cannot."""
    if number != 0 and touched == 0:
        return DEAD
    return number
