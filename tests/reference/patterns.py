"""Patterns, played naively: a dictionary of tiles and, for each seat, lists of group cells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Self

COLUMNS = "abcdefgh"
ROWS_FROM_TOP = "87654321"
COLUMNS_OF_ROW = {
    "8": "cdef",
    "7": "bcdefg",
    "6": "abcdefgh",
    "5": "abcdefgh",
    "4": "abcdefgh",
    "3": "abcdefgh",
    "2": "bcdefg",
    "1": "cdef",
}
CELLS = [column + row for row in ROWS_FROM_TOP for column in COLUMNS_OF_ROW[row]]


def neighbours(cell: str) -> set[str]:
    """The cells of the board that touch this one orthogonally."""
    column, row = ord(cell[0]), ord(cell[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {chr(c) + chr(r) for c, r in around if chr(c) + chr(r) in CELLS}


NEIGHBOURS = {cell: neighbours(cell) for cell in CELLS}


def touching(cells: Iterable[str]) -> set[str]:
    """All cells that touch at least one of these."""
    found: set[str] = set()
    for cell in cells:
        found |= NEIGHBOURS[cell]
    return found


class PatternsReference:
    """One game of Patterns.

    `phase` is "bowls" (seat 1 gives out the two starting tiles), "turn", "final" (only flips
    are left, for one player) or "over". `turn` is the seat to decide.
    """

    def __init__(self, deal: Mapping[str, Any]) -> None:
        self.tiles: dict[str, str] = {}  # cell -> colour
        for row, line in zip(ROWS_FROM_TOP, deal["board"], strict=True):
            for column, letter in zip(COLUMNS, line, strict=True):
                if letter != ".":
                    self.tiles[column + row] = letter
        self.starting_tiles: str = deal["tiles"]
        self.face_down: set[str] = set()
        self.bowls: list[str] = []
        self.groups: list[dict[str, list[str]]] = [{}, {}]  # [seat][colour] -> cells
        self.markers: list[list[str]] = [[], []]  # [seat]: the cells of markers 1, 2, ...
        self.phase = "bowls"
        self.turn = 1
        self.ending: str | None = None

    def copy(self) -> Self:
        """An independent game in the same position."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.tiles = dict(self.tiles)
        twin.face_down = set(self.face_down)
        twin.bowls = list(self.bowls)
        twin.groups = [{k: list(v) for k, v in groups.items()} for groups in self.groups]
        twin.markers = [list(cells) for cells in self.markers]
        return twin

    # --- questions ---

    needs_chance = False

    def chance_outcomes(self) -> dict[str, Fraction]:
        """Patterns has no chance after the deal."""
        return {}

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.is_over else self.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def scores(self) -> list[int] | None:
        """Rule 5: both scores, once the game is over."""
        if not self.is_over:
            return None
        return [self.points(0), self.points(1)]

    @property
    def winner(self) -> int | None:
        """Rule 5: the higher score; equal is a draw."""
        if not self.is_over or self.points(0) == self.points(1):
            return None
        return 0 if self.points(0) > self.points(1) else 1

    def points(self, seat: int) -> int:
        """Rule 5: the tiles of each group but the marked one, times the group's number."""
        total = 0
        for number, marked_cell in enumerate(self.markers[seat], start=1):
            group = self.groups[seat][self.tiles[marked_cell]]
            total += number * (len(group) - 1)
        return total

    def zones(self) -> dict[str, object]:
        """The board as text (face down in upper case), groups, markers and bowls."""
        return {
            "board": [self._row_text(row) for row in ROWS_FROM_TOP],
            "groups": [
                {colour: sorted(cells) for colour, cells in groups.items()}
                for groups in self.groups
            ],
            "markers": [list(cells) for cells in self.markers],
            "bowls": "".join(self.bowls),
        }

    def _row_text(self, row: str) -> str:
        text = ""
        for column in COLUMNS:
            cell = column + row
            letter = self.tiles.get(cell, ".")
            text += letter.upper() if cell in self.face_down else letter
        return text

    # --- legal moves ---

    def legal_moves(self) -> set[str]:
        """All moves of the seat to decide."""
        if self.phase == "bowls":
            return {f"bowls {self.starting_tiles}", f"bowls {self.starting_tiles[::-1]}"}
        if self.phase == "turn":
            return self.turn_moves(self.turn)
        if self.phase == "final":
            return self.flips(self.turn) | {"done"}
        return set()

    def turn_moves(self, seat: int) -> set[str]:
        """Rule 3: exactly one open, flip or swap."""
        return self.opens(seat) | self.flips(seat) | self.swaps(seat)

    def opens(self, seat: int) -> set[str]:
        """Rule 3, open: any face-up tile, if you have no group of your bowl tile's colour."""
        colour = self.bowls[seat]
        if colour in self.groups[seat]:
            return set()
        forbidden = self.next_to_rival(seat, colour)
        return {
            f"open {cell}" for cell in CELLS if cell not in self.face_down and cell not in forbidden
        }

    def flips(self, seat: int) -> set[str]:
        """Rule 3, flip: a face-up tile that touches your group of its own colour."""
        moves = set()
        for colour in self.groups[seat]:
            for cell in self.places_to_extend(seat, colour):
                if self.tiles[cell] == colour:
                    moves.add(f"flip {cell}")
        return moves

    def swaps(self, seat: int) -> set[str]:
        """Rule 3, swap: a face-up tile that touches your group of your bowl tile's colour."""
        colour = self.bowls[seat]
        if colour not in self.groups[seat]:
            return set()
        return {f"swap {cell}" for cell in self.places_to_extend(seat, colour)}

    def places_to_extend(self, seat: int, colour: str) -> set[str]:
        """The face-up tiles next to your group of a colour and not next to the rival's."""
        beside_own = touching(self.groups[seat][colour])
        return beside_own - self.face_down - self.next_to_rival(seat, colour)

    def next_to_rival(self, seat: int, colour: str) -> set[str]:
        """Rule 3: the cells where this colour would touch the opponent's group of it."""
        return touching(self.groups[1 - seat].get(colour, []))

    # --- play ---

    def play(self, text: str) -> None:
        """Play a legal move."""
        if text not in self.legal_moves():
            raise ValueError(f"not legal here: {text!r}")
        match text.split():
            case ["bowls", letters]:
                self.bowls = list(letters)
                self.phase = "turn"
                self.turn = 0
                return
            case ["open", cell]:
                self.groups[self.turn][self.bowls[self.turn]] = [cell]
                self.markers[self.turn].append(cell)
                self._lay_bowl_tile(cell)
            case ["flip", cell]:
                self.groups[self.turn][self.tiles[cell]].append(cell)
                self.face_down.add(cell)
            case ["swap", cell]:
                self.groups[self.turn][self.bowls[self.turn]].append(cell)
                self._lay_bowl_tile(cell)
            case ["done"]:
                self._end()
                return
        self._go_on()

    def _lay_bowl_tile(self, cell: str) -> None:
        """The bowl tile goes face down on the cell, the tile of the cell into the bowl."""
        taken = self.tiles[cell]
        self.tiles[cell] = self.bowls[self.turn]
        self.bowls[self.turn] = taken
        self.face_down.add(cell)

    def _go_on(self) -> None:
        """Rule 4: the other player's turn; if that player is stuck, the final flips."""
        if self.phase == "turn":
            other = 1 - self.turn
            if self.turn_moves(other):
                self.turn = other
                return
            self.phase = "final"
        if not self.flips(self.turn):
            self._end()

    def _end(self) -> None:
        self.phase = "over"
        self.ending = "stuck"
