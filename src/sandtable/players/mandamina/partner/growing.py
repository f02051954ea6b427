"""People who let pieces grow: those in the corners, or the largest of one colour after the other.

Where the hole is beside such a piece they put a marble of its colour there; else they make room
beside one.
"""

import numpy as np

from ....games.bits import lowest, popcount
from ....games.compiled import compiled
from ....games.mandamina.state import CELLS, MARBLES_PER_COLOUR, SQUARES
from ..solver.layout import HOLE, Layout
from .moves import CELL_OF_SQUARE, Values
from .pieces import beside, largest_piece, largest_pieces, piece_at

FROM_CORNERS, FROM_LARGEST, NOTHING = -3, -2, -1
"""What grows; from 0 on the number of the colour that comes first."""
CORNERS = sum(1 << int(SQUARES[CELLS.index(cell)]) for cell in ("a1", "a7", "g1", "g7"))
JOINING, ROOM, ROOM_FROM_CLUSTER = 2.0, 1.0, 0.5
"""What such a move is worth to them; a marble is rather taken from a colour in pieces."""
TIDY = 0.01
"""What an equal neighbour is worth: it decides between moves that are alike."""


@compiled
def write_growing(layout: Layout, grows: int, is_tidy: bool, gains: Values) -> None:
    """What they see in each move but that of the hole itself."""
    hole = layout[HOLE]
    cores = cores_of(layout, grows)
    is_beside = beside(hole) & (cores[HOLE])
    edge = beside(cores[HOLE])
    for colour in range(HOLE):
        room = ROOM if largest_piece(layout[colour]) < MARBLES_PER_COLOUR else ROOM_FROM_CLUSTER
        joins = beside(hole) & cores[colour] != 0
        left = layout[colour]
        while left != 0:
            here = left & -left
            left ^= here
            gained = 0.0
            if cores[colour] & here:
                gained = -ROOM
            elif joins:
                gained = JOINING
            elif not is_beside and edge & here:
                gained = room
            if is_tidy or cores[HOLE] == 0:
                rest = layout[colour] & ~here
                won = popcount(beside(hole) & rest) - popcount(beside(here) & rest)
                gained += TIDY * won
            gains[CELL_OF_SQUARE[lowest(here)]] = gained


@compiled
def cores_of(layout: Layout, grows: int) -> Layout:
    """For each colour the cells that are to grow, in the place of the hole all of them."""
    cores = np.zeros(HOLE + 1, dtype=np.int64)
    wanted = colours_wanted(layout, grows)
    for colour in range(HOLE):
        if grows == FROM_CORNERS:
            left = layout[colour] & CORNERS
            while left != 0:
                piece = piece_at(layout[colour], left & -left)
                left &= ~piece
                if popcount(piece) < MARBLES_PER_COLOUR:
                    cores[colour] |= piece
        elif wanted >> colour & 1:
            cores[colour] = largest_pieces(layout[colour])
        cores[HOLE] |= cores[colour]
    return cores


@compiled
def colours_wanted(layout: Layout, grows: int) -> int:
    """The colour that comes first, as a bit; once it is clustered those nearest to it."""
    if grows >= 0 and largest_piece(layout[grows]) < MARBLES_PER_COLOUR:
        return 1 << grows
    wanted, best = 0, 0
    for colour in range(HOLE):
        size = largest_piece(layout[colour])
        if size < MARBLES_PER_COLOUR and size > best:
            wanted, best = 0, size
        if size == best:
            wanted |= 1 << colour
    return wanted
