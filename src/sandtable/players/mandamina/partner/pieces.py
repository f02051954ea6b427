"""Pieces: marbles of one colour that hang together."""

from ....games.bits import ROW, popcount
from ....games.compiled import compiled


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
def largest_pieces(cells: int) -> int:
    """The cells of the largest piece; of all that are as large."""
    size = largest_piece(cells)
    found = 0
    while cells != 0:
        piece = piece_at(cells, cells & -cells)
        cells ^= piece
        if popcount(piece) == size:
            found |= piece
    return found
