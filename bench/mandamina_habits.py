"""Simulated people for Mandamina who have no plan: they do what looks good on the board."""

import random
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property

from sandtable.games.mandamina.state import CELLS, SIDE
from sandtable.players import Decision, Player, SeatView

HOLE = -1
Board = list[int]
"""The colour on each cell, row by row from a1; the hole has HOLE."""


def _beside() -> list[list[int]]:
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return [
        [
            (row + up) * SIDE + column + right
            for up, right in steps
            if 0 <= row + up < SIDE and 0 <= column + right < SIDE
        ]
        for row in range(SIDE)
        for column in range(SIDE)
    ]


SIX = 6
"""S3.1: marbles of a cluster."""
CORNERS = (0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1)
BESIDE = _beside()
"""For each cell its neighbours."""


def board_of(view: SeatView) -> Board:
    """What everybody sees."""
    board = [HOLE] * len(CELLS)
    for colour, marbles in enumerate(view.now[0].marbles.tolist()):
        for cell in range(len(CELLS)):
            row, column = divmod(cell, SIDE)
            if marbles >> row * 8 + column & 1:
                board[cell] = colour
    return board


def cells(board: Board) -> list[int]:
    """S2.2: all cells that have a marble."""
    return [cell for cell, colour in enumerate(board) if colour != HOLE]


def moved(board: Board, cell: int) -> Board:
    """S2.1: the board once the marble of a cell has gone to the hole."""
    after = list(board)
    after[board.index(HOLE)], after[cell] = board[cell], HOLE
    return after


def pairs(board: Board) -> int:
    """How many neighbours have the same colour."""
    equal = sum(
        board[cell] == board[other] != HOLE for cell in range(len(board)) for other in BESIDE[cell]
    )
    return equal // 2


def piece_of(board: Board, cell: int) -> set[int]:
    """The marbles of one colour that hang together with that of a cell."""
    piece, edge = {cell}, [cell]
    while edge:
        for other in BESIDE[edge.pop()]:
            if board[other] == board[cell] and other not in piece:
                piece.add(other)
                edge.append(other)
    return piece


def largest_pieces(board: Board, colour: int) -> list[set[int]]:
    """The largest pieces of a colour: one, or several of the same size."""
    pieces: list[set[int]] = []
    for cell, here in enumerate(board):
        if here == colour and not any(cell in piece for piece in pieces):
            pieces.append(piece_of(board, cell))
    most = max(map(len, pieces))
    return [piece for piece in pieces if len(piece) == most]


def sizes(board: Board) -> dict[int, int]:
    """How many marbles the largest piece of each colour has."""
    return {colour: len(largest_pieces(board, colour)[0]) for colour in set(board) - {HOLE}}


class Habitual(Player):
    """Somebody who makes, each turn, one of the moves that look best."""

    def __init__(self, seed: str) -> None:
        self.name = type(self).__name__
        self._seed = seed

    @cached_property
    def _random(self) -> random.Random:
        return random.Random(self._seed)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """One of the moves that look best, by chance."""
        best = self.best_moves(board_of(view))
        return Decision(CELLS[self._random.choice(best)])

    @abstractmethod
    def best_moves(self, board: Board) -> list[int]:
        """The moves that look best, all alike."""


def highest(values: Sequence[tuple[float, int]]) -> list[int]:
    """The cells that have the highest value."""
    best = max(value for value, _ in values)
    return [cell for value, cell in values if value == best]


class Tidier(Habitual):
    """Makes the move that puts most equal marbles side by side."""

    def best_moves(self, board: Board) -> list[int]:
        return highest([(pairs(moved(board, cell)), cell) for cell in cells(board)])


class OrderlyTidier(Tidier):
    """The same, but of moves that are alike always the first, counted from a1."""

    def best_moves(self, board: Board) -> list[int]:
        return super().best_moves(board)[:1]


class OneColour(Habitual):
    """Gathers one colour after the other around its largest piece.

    Where the hole is elsewhere they make room beside the piece, with the marble that fits best.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._colour = HOLE

    def best_moves(self, board: Board) -> list[int]:
        size = sizes(board)
        if size.get(self._colour, SIX) == SIX:
            unfinished = [(count, colour) for colour, count in size.items() if count < SIX]
            self._colour = self._random.choice(highest(unfinished))
        pieces = largest_pieces(board, self._colour)
        around_hole = set(BESIDE[board.index(HOLE)])
        for piece in pieces:
            if piece & around_hole:
                return [c for c in cells(board) if board[c] == self._colour and c not in piece]
        edge = {other for piece in pieces for cell in piece for other in BESIDE[cell]}
        edge = {cell for cell in edge if board[cell] != self._colour}
        in_the_way = sorted(cell for cell in edge if size[board[cell]] < SIX) or sorted(edge)
        return highest([(pairs(moved(board, cell)), cell) for cell in in_the_way])


class Beginner(Habitual):
    """Looks at a move and at one more after it: how large do the largest pieces become?"""

    def best_moves(self, board: Board) -> list[int]:
        values = []
        for cell in cells(board):
            after = moved(board, cell)
            now = gathered(after)
            values.append((now + max(now, self._best_next(after)), cell))
        return highest(values)

    def _best_next(self, board: Board) -> int:
        """Only a marble that comes beside its own colour can make a piece larger."""
        hole = board.index(HOLE)
        wanted = {board[other] for other in BESIDE[hole]}
        return max(gathered(moved(board, c)) for c in cells(board) if board[c] in wanted)


def gathered(board: Board) -> int:
    """The marbles in the largest pieces of all colours."""
    return sum(sizes(board).values())


class CornersFirst(Habitual):
    """Lets clusters grow from the corners, each of the colour that lies there; then tidies up."""

    def best_moves(self, board: Board) -> list[int]:
        pieces = [piece_of(board, corner) for corner in CORNERS if board[corner] != HOLE]
        pieces = [piece for piece in pieces if len(piece) < SIX]
        hole = board.index(HOLE)
        for piece in pieces:
            colour = board[min(piece)]
            if piece & set(BESIDE[hole]):
                joining = [c for c in cells(board) if board[c] == colour and c not in piece]
                return highest([(pairs(moved(board, cell)), cell) for cell in joining])
        edge = {other for piece in pieces for cell in piece for other in BESIDE[cell]}
        room = sorted(edge - {cell for piece in pieces for cell in piece}) or cells(board)
        return highest([(pairs(moved(board, cell)), cell) for cell in room])


class Gatherer(Habitual):
    """Brings marbles of one colour closer together, by rows and columns, touching or not."""

    def best_moves(self, board: Board) -> list[int]:
        hole = board.index(HOLE)
        values = []
        for cell in cells(board):
            alike = [c for c in cells(board) if board[c] == board[cell] and c != cell]
            nearer = sum(steps_between(cell, other) - steps_between(hole, other) for other in alike)
            values.append((nearer, cell))
        return highest(values)


def steps_between(one: int, two: int) -> int:
    """Rows and columns from one cell to another."""
    rows, columns = abs(one // SIDE - two // SIDE), abs(one % SIDE - two % SIDE)
    return rows + columns


class Imitator(Tidier):
    """Goes on with the colour that was moved last, if that wins a neighbour; else tidies up."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.colour = HOLE
        """What was moved last."""

    def choose(self, view: SeatView, budget: float) -> Decision:
        """Whatever was moved last lies where the hole was before it."""
        self.colour = last_colour(view)
        return super().choose(view, budget)

    def best_moves(self, board: Board) -> list[int]:
        now = pairs(board)
        same = [cell for cell in cells(board) if board[cell] == self.colour]
        winning = [(pairs(moved(board, cell)), cell) for cell in same]
        if winning and max(winning)[0] > now:
            return highest(winning)
        return super().best_moves(board)


def last_colour(view: SeatView) -> int:
    """The colour of the marble that was moved last; HOLE before the first move."""
    if not view.history:
        return HOLE
    filled = CELLS[SIDE * SIDE // 2] if len(view.history) == 1 else view.history[-2]
    return board_of(view)[CELLS.index(filled)]
