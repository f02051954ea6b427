"""Habits: how somebody moves who has no plan, but does what looks good on the board.

A habit is a row of weights: what it counts as a gain when a marble goes to the hole, and how much
of the best gain of one more move, into the hole left behind, it adds. Whoever has the habit makes
any of the moves with the highest sum.
"""

import numpy as np

from ....games.bits import ROW, lowest, popcount
from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, MARBLES_PER_COLOUR
from ..solver.layout import HOLE, Layout
from .moves import CELL_OF_SQUARE, Values, swap

PAIRS, LARGEST, JOINED, AHEAD, FOCUS = range(5)
"""What a habit weighs: equal neighbours won and lost; growth of the largest piece of the colour;
how much larger the piece is that the marble joins than the one it leaves; the move after it.
With FOCUS, a number of a colour and 1, only this colour counts until it is clustered, then those
nearest to it, and the move after it only where there is nothing to gain at once."""
ALL_COLOURS = 0

HABITS: Values = np.array(
    [
        [1.0, 0.0, 0.0, 0.0, ALL_COLOURS],
        [1.0, 0.0, 0.0, 1.0, ALL_COLOURS],
        [0.0, 1.0, 0.0, 0.0, ALL_COLOURS],
        [0.0, 1.0, 0.0, 0.5, ALL_COLOURS],
        [0.0, 1.0, 0.0, 1.0, ALL_COLOURS],
        [0.0, 0.0, 1.0, 0.0, ALL_COLOURS],
        *([0.0, 1.0, 0.0, 0.5, colour + 1.0] for colour in range(HOLE)),
    ]
)
TINY = 1e-9


@compiled
def beside(cells: int) -> int:
    """The squares that share an edge with these; some are off the board."""
    return cells << 1 | cells >> 1 | cells << ROW | cells >> ROW


@compiled
def piece_at(cells: int, bit: int) -> int:
    """The cells that hang together with one of them."""
    reached, growing = 0, bit
    while growing != reached:
        reached = growing
        growing |= cells & beside(reached)
    return reached


@compiled
def largest_piece(cells: int) -> int:
    """How many cells the largest piece has."""
    largest = 0
    while popcount(cells) > largest:
        piece = piece_at(cells, cells & -cells)
        cells ^= piece
        largest = max(largest, popcount(piece))
    return largest


@compiled
def gain(marbles: int, here: int, hole: int, habit: Values) -> float:
    """What the habit sees in moving the marble on the bit `here` to the hole."""
    rest = marbles & ~here
    gained = 0.0
    if habit[PAIRS] != 0:
        gained += habit[PAIRS] * (popcount(beside(hole) & rest) - popcount(beside(here) & rest))
    if habit[LARGEST] != 0:
        gained += habit[LARGEST] * (largest_piece(rest | hole) - largest_piece(marbles))
    if habit[JOINED] != 0:
        joined = popcount(piece_at(rest | hole, hole))
        gained += habit[JOINED] * (joined - popcount(piece_at(marbles, here)))
    return gained


@compiled
def colours_in_focus(layout: Layout, habit: Values) -> int:
    """The colours that count, as a set of bits: all, one, or those nearest to being clustered."""
    if habit[FOCUS] == ALL_COLOURS:
        return (1 << HOLE) - 1
    colour = int(habit[FOCUS]) - 1
    if largest_piece(layout[colour]) < MARBLES_PER_COLOUR:
        return 1 << colour
    focus, best = 0, 0
    for colour in range(HOLE):
        size = largest_piece(layout[colour])
        if size < MARBLES_PER_COLOUR and size > best:
            focus, best = 0, size
        if size == best:
            focus |= 1 << colour
    return focus


@compiled
def best_gain(layout: Layout, focus: int, habit: Values) -> float:
    """The highest gain of a marble that comes beside its own colour; 0 if there is none."""
    around = beside(layout[HOLE])
    best = 0.0
    for colour in range(HOLE):
        if focus >> colour & 1 and layout[colour] & around != 0:
            best = max(best, _best_of_colour(layout[colour], layout[HOLE], habit))
    return best


@compiled
def _best_of_colour(marbles: int, hole: int, habit: Values) -> float:
    """The same for one colour.

    A marble from outside the pieces beside the hole makes the largest piece larger than any of
    their own marbles does; as this is asked most often, it is not tried out.
    """
    if habit[LARGEST] != 0 and habit[PAIRS] == 0 and habit[JOINED] == 0:
        joined = popcount(piece_at(marbles | hole, hole))
        if joined <= MARBLES_PER_COLOUR:
            return float(habit[LARGEST] * (joined - largest_piece(marbles)))
    best = 0.0
    left = marbles
    while left != 0:
        here = left & -left
        left ^= here
        best = max(best, gain(marbles, here, hole, habit))
    return best


@compiled
def write_gains(layout: Layout, habit: Values, gains: Values) -> None:
    """What the habit sees in each move; less than all others for the hole itself."""
    hole = layout[HOLE]
    focus = colours_in_focus(layout, habit)
    gains[CELL_OF_SQUARE[lowest(hole)]] = -np.inf
    for colour in range(HOLE):
        left = layout[colour]
        while left != 0:
            here = left & -left
            left ^= here
            gained = 0.0
            if focus >> colour & 1:
                gained = gain(layout[colour], here, hole, habit)
            if habit[AHEAD] != 0:
                swap(layout, here | hole)
                ahead = habit[AHEAD] * best_gain(layout, focus, habit)
                swap(layout, here | hole)
                gained = gained + ahead if habit[FOCUS] == ALL_COLOURS else max(gained, ahead)
            gains[CELL_OF_SQUARE[lowest(here)]] = gained


@compiled
def favourites(gains: Values, cells: Layout) -> int:
    """Write the cells with the highest gain; return how many there are."""
    best = gains.max() - TINY
    count = 0
    for cell in range(CELL_COUNT):
        if gains[cell] >= best:
            cells[count] = cell
            count += 1
    return count


def habit_chances(layout: Layout) -> Values:
    """For each habit (a row) how likely each move is; what only looks nearly as good is not."""
    chances = np.zeros((len(HABITS), CELL_COUNT))
    gains = np.zeros(CELL_COUNT)
    cells = np.zeros(CELL_COUNT, dtype=np.int64)
    for number, habit in enumerate(HABITS):
        write_gains(layout.copy(), habit, gains)
        count = favourites(gains, cells)
        chances[number, cells[:count]] = 1 / count
    return chances
