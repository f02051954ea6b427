"""Mandamina, played naively: a dictionary of marbles, searched afresh after every move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Self

COLOURS = "wyorvgld"
COLUMNS = "abcdefg"
ROWS_FROM_TOP = "7654321"
CELLS = [column + row for row in ROWS_FROM_TOP for column in COLUMNS]
CENTRE = "d4"
POINTS_PER_SHAPE = {"easy": 6, "normal": 5, "hard": 4}
POINTS_FOR_CENTRE = 5
SIMPLE_MOVE_LIMIT = 44


def neighbours(cell: str) -> list[str]:
    """The cells of the board that touch this one orthogonally."""
    column, row = ord(cell[0]), ord(cell[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [chr(c) + chr(r) for c, r in around if chr(c) + chr(r) in CELLS]


NEIGHBOURS = {cell: neighbours(cell) for cell in CELLS}


def is_connected(cells: set[str]) -> bool:
    """Whether one can walk orthogonally from any of these cells to all others."""
    start = next(iter(cells))
    reached = {start}
    to_visit = [start]
    while to_visit:
        for cell in NEIGHBOURS[to_visit.pop()]:
            if cell in cells and cell not in reached:
                reached.add(cell)
                to_visit.append(cell)
    return len(reached) == len(cells)


Squares = list[tuple[int, int]]


def moved_to_corner(squares: Squares) -> tuple[tuple[int, int], ...]:
    """The same squares in sorted order, as far left and down as they go."""
    left = min(x for x, _ in squares)
    bottom = min(y for _, y in squares)
    return tuple(sorted((x - left, y - bottom) for x, y in squares))


def shape(cells: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Rule 4: one name for a cluster, the same for all its rotations and mirror images."""
    squares = [(ord(cell[0]), ord(cell[1])) for cell in cells]
    variants = []
    for _ in range(4):
        squares = [(y, -x) for x, y in squares]  # a quarter turn
        mirrored = [(-x, y) for x, y in squares]
        variants += [moved_to_corner(squares), moved_to_corner(mirrored)]
    return min(variants)


class MandaminaReference:
    """One game of Mandamina."""

    def __init__(
        self,
        deal: Mapping[str, Any],
        difficulty: str = "normal",
        goal: str = "score",
        seats: int = 1,
    ) -> None:
        self.difficulty = difficulty
        self.goal = goal
        self.seats = seats
        self.moves_made = 0
        self.marbles: dict[str, str] = {}  # cell -> colour; the hole is missing
        self.hole = CENTRE
        for row, line in zip(ROWS_FROM_TOP, deal["board"], strict=True):
            for column, letter in zip(COLUMNS, line, strict=True):
                if letter == ".":
                    self.hole = column + row
                else:
                    self.marbles[column + row] = letter
        self.ending: str | None = None

    def copy(self) -> Self:
        """An independent game in the same position."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.marbles = dict(self.marbles)
        return twin

    # --- questions ---

    needs_chance = False

    def chance_outcomes(self) -> dict[str, Fraction]:
        """Mandamina has no chance after the deal."""
        return {}

    @property
    def seat(self) -> int | None:
        """Rule 2: the players move in turn; None when the game is over."""
        return None if self.is_over else self.moves_made % self.seats

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def scores(self) -> list[int] | None:
        """Rules 4 and 6: one number for all, once the game is over."""
        if not self.is_over:
            return None
        if self.goal == "simple":
            return [1 if self.ending == "clustered" else 0]
        return [self.points()]

    @property
    def winner(self) -> bool | None:
        """Whether the players won; None while the game goes on."""
        if self.scores is None:
            return None
        return self.scores[0] >= 1

    def points(self) -> int:
        """Rule 4: different shapes and the empty centre, less the moves made."""
        shapes = {shape(self.cells_of(colour)) for colour in COLOURS}
        points = POINTS_PER_SHAPE[self.difficulty] * len(shapes)
        if self.hole == CENTRE:
            points += POINTS_FOR_CENTRE
        return points - self.moves_made

    def cells_of(self, colour: str) -> set[str]:
        """Where the marbles of a colour are."""
        return {cell for cell, letter in self.marbles.items() if letter == colour}

    def all_clustered(self) -> bool:
        """Rule 3: whether every colour is one connected cluster."""
        return all(is_connected(self.cells_of(colour)) for colour in COLOURS)

    def zones(self) -> dict[str, object]:
        """The board as text and the number of moves made."""
        return {
            "board": [
                "".join(self.marbles.get(column + row, ".") for column in COLUMNS)
                for row in ROWS_FROM_TOP
            ],
            "moves": self.moves_made,
        }

    # --- moves ---

    def legal_moves(self) -> set[str]:
        """Rule 2: any marble may go to the hole."""
        return set() if self.is_over else set(self.marbles)

    def play(self, text: str) -> None:
        """Move the marble of a cell to the hole."""
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text!r}")
        self.marbles[self.hole] = self.marbles.pop(text)
        self.hole = text
        self.moves_made += 1
        if self.all_clustered():
            self.ending = "clustered"
        elif self.goal == "simple" and self.moves_made == SIMPLE_MOVE_LIMIT:
            self.ending = "move-limit"
