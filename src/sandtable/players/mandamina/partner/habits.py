"""Habits: how somebody moves who has no plan, but does what looks good on the board.

A habit is a row of weights: what it counts as a gain when a marble goes to the hole, and how much
of the best gain of one more move, into the hole left behind, it adds. Whoever has the habit makes
any of the moves with the highest sum. Others let certain pieces grow, see growing.py.
"""

import numpy as np

from ....games.bits import lowest, popcount
from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, MARBLES_PER_COLOUR
from ..solver.layout import HOLE, Layout
from .growing import FROM_CORNERS, FROM_LARGEST, NOTHING, write_growing
from .moves import CELL_OF_SQUARE, Values, swap
from .pieces import beside, largest_piece, piece_at

PAIRS, LARGEST, JOINED, AHEAD, GROWS = range(5)
"""What a habit weighs: equal neighbours won and lost; growth of the largest piece of the colour;
how much larger the piece is that the marble joins than the one it leaves; the move after it.
With GROWS it is one of those who let pieces grow (see growing.py), and PAIRS only decides between
moves that are alike."""

HABITS: Values = np.array(
    [
        [1.0, 0.0, 0.0, 0.0, NOTHING],
        [1.0, 0.0, 0.0, 1.0, NOTHING],
        [0.0, 1.0, 0.0, 0.0, NOTHING],
        [0.0, 1.0, 0.0, 0.5, NOTHING],
        [0.0, 1.0, 0.0, 1.0, NOTHING],
        [0.0, 0.0, 1.0, 0.0, NOTHING],
        [0.0, 0.0, 0.0, 0.0, FROM_CORNERS],
        [1.0, 0.0, 0.0, 0.0, FROM_CORNERS],
        [0.0, 0.0, 0.0, 0.0, FROM_LARGEST],
        [1.0, 0.0, 0.0, 0.0, FROM_LARGEST],
        *([0.0, 0.0, 0.0, 0.0, colour] for colour in range(HOLE)),
        *([1.0, 0.0, 0.0, 0.0, colour] for colour in range(HOLE)),
    ]
)
COMMON = np.where(HABITS[:, GROWS] < 0, 1.0, 0.25)
"""How common each habit is beside the others: one colour first is one habit, not eight."""
TINY = 1e-9


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
def best_gain(layout: Layout, habit: Values) -> float:
    """The highest gain of a marble that comes beside its own colour; 0 if there is none."""
    around = beside(layout[HOLE])
    best = 0.0
    for colour in range(HOLE):
        if layout[colour] & around != 0:
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
    gains[CELL_OF_SQUARE[lowest(hole)]] = -np.inf
    if habit[GROWS] != NOTHING:
        write_growing(layout, int(habit[GROWS]), habit[PAIRS] != 0, gains)
        return
    for colour in range(HOLE):
        left = layout[colour]
        while left != 0:
            here = left & -left
            left ^= here
            gained = gain(layout[colour], here, hole, habit)
            if habit[AHEAD] != 0:
                swap(layout, here | hole)
                gained += habit[AHEAD] * best_gain(layout, habit)
                swap(layout, here | hole)
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
