"""The pupil of Mandamina: brings marbles next to their own colour, one hole after the other.

What the first lesson taught, and all that it plays by:

- S2.1: a marble goes to the hole, and leaves the next hole behind.
- S3.1: move a marble that is alone next to the largest piece of its colour.
- Of several, the one whose old place lies next to another colour's largest piece: that is the next
  hole, and it should be useful.

It plans no final picture, and does not think of shapes or of the centre before the last moves.
"""

from typing import Any

COLUMNS = "abcdefg"
COLOURS = "wyorvgld"
View = dict[str, Any]
Board = dict[str, str]


def choose(view: View) -> str:
    """What the pupil plays."""
    board = {
        f"{column}{7 - row}": letter
        for row, letters in enumerate(view["board"])
        for column, letter in zip(COLUMNS, letters, strict=True)
    }
    hole = view["hole"]
    moves: list[str] = view["legal_moves"]
    return max(moves, key=lambda cell: _rank(board, hole, cell))


def _rank(board: Board, hole: str, cell: str) -> tuple[int, ...]:
    after = {**board, hole: board[cell], cell: "."}
    colour = board[cell]
    gain = _gathered(after, colour) - _gathered(board, colour)
    return gain * 10 + 9 * _next_gain(after, cell), gain


def _next_gain(board: Board, hole: str) -> int:
    """What the best marble for this hole would bring."""
    best = 0
    for cell, colour in board.items():
        if colour != ".":
            after = {**board, hole: colour, cell: "."}
            best = max(best, _gathered(after, colour) - _gathered(board, colour))
    return best


def _gathered(board: Board, colour: str) -> int:
    """S3.1: how many of a colour hang together, squares counted: larger pieces count more."""
    cells = {cell for cell, letter in board.items() if letter == colour}
    total = 0
    while cells:
        piece = [cells.pop()]
        for cell in piece:
            for next_to in neighbours(cell):
                if next_to in cells:
                    cells.remove(next_to)
                    piece.append(next_to)
        total += len(piece) ** 2
    return total


def neighbours(cell: str) -> list[str]:
    """S3.1: the cells that share an edge with this one."""
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 7 and 1 <= r <= 7]
