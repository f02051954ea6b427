"""What the evaluation counts of swaps, against cells and sets counted one by one."""

import numpy as np
import pytest

from sandtable.games.batch import States
from sandtable.games.patterns.state import CELLS, COLOUR_COUNT, SQUARES
from sandtable.players.patterns import features
from sandtable.players.patterns import frames as patterns
from sandtable.players.patterns.cores import SEARCH
from sandtable.players.patterns.evaluation import write_features

from .positions import random_game

Cells = set[str]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def cells_of(board: int) -> Cells:
    return {cell for cell, square in zip(CELLS, SQUARES, strict=True) if board >> int(square) & 1}


def beside(cells: Cells) -> Cells:
    """The cells of the board that share an edge with one of these."""
    found = {
        f"{chr(ord(cell[0]) + right)}{int(cell[1]) + up}" for cell in cells for right, up in STEPS
    }
    return found & set(CELLS)


class Side:
    """One seat of a position, in words of the rules."""

    def __init__(self, states: States, seat: int) -> None:
        state = states[0]
        self.tiles = [cells_of(int(up)) for up in state.up]
        self.up = set().union(*self.tiles)
        self.numbers = [int(number) for number in state.number[seat]]
        self.following = int(state.opened[seat]) + 1
        self.bowl = int(state.bowl[seat])
        own = [beside(cells_of(int(group))) for group in state.group[seat]]
        self.rival = [beside(cells_of(int(group))) for group in state.group[1 - seat]]
        self.cells = [own[colour] - self.rival[colour] for colour in range(COLOUR_COUNT)]
        """Where the tiles of a colour may be added to the group there is."""
        self.all_cells = set().union(*self.cells)

    def places(self) -> Cells:
        """Where the bowl tile may be put: beside its group, or anywhere if it opens one."""
        if self.numbers[self.bowl]:
            return self.up & self.cells[self.bowl]
        return self.up - self.rival[self.bowl]

    def in_reach(self, colour: int) -> Cells:
        """What four flips in a row could reach."""
        free = self.tiles[colour] - self.rival[colour]
        cells = free & self.cells[colour]
        for _ in range(3):
            cells = cells | (beside(cells) & free)
        return cells

    def supply(self, colour: int) -> int:
        """Tiles of a colour that swaps could take, and the one in the bowl."""
        return len(self.tiles[colour] & self.all_cells) + (self.bowl == colour)

    def expected(self, rival: "Side") -> dict[int, int]:
        """The features that are about swaps and about what the rival could take."""
        found = dict.fromkeys(range(features.UNOPENED_COUNT, features.GROWTH + 1), 0)
        rival_swaps = rival.places() if rival.numbers[rival.bowl] else set()
        for colour, number in enumerate(self.numbers):
            tiles = self.tiles[colour]
            room = self.up & self.cells[colour]
            wider = room | (beside(room) & self.up - self.rival[colour])
            free = tiles - self.rival[colour]
            flips = free & self.cells[colour]
            if number == 0:
                found[features.UNOPENED_COUNT] += len(free)
                found[features.UNOPENED_TAKES] += self.following * len(tiles & self.all_cells)
            found[features.SHARED] += number * len(flips & rival.all_cells)
            found[features.THREATENED] += number * len(flips & rival_swaps)
            found[features.SWAPS] += number * min(self.supply(colour), len(wider))
            found[features.SWAP_COUNT] += min(self.supply(colour), len(room))
            grown = beside(room) & free - self.in_reach(colour)
            found[features.GROWTH] += number * len(grown)
        can_place = bool(self.places())
        for feature in range(features.UNOPENED_TAKES, features.GROWTH + 1):
            found[feature] *= can_place
        found[features.CAN_PLACE] = int(can_place)
        found[features.SWAP_GROWTH] = self.swap_growth()
        return found

    def swap_growth(self) -> int:
        """Points in tiles that swapping the bowl tile in could make ready to flip."""
        number = self.numbers[self.bowl]
        ready = self.tiles[self.bowl] - self.rival[self.bowl] - self.cells[self.bowl]
        return number * len(beside(self.places()) & ready) if number else 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_swaps_are_counted_as_by_hand(seed: int) -> None:
    searches = np.zeros(1, dtype=SEARCH)
    found = np.zeros(features.FEATURE_COUNT, dtype=np.int64)
    for states in random_game(seed):
        patterns.load(states, searches)
        write_features(searches, found)
        mover = int(states[0].seat)
        sides = Side(states, mover), Side(states, 1 - mover)
        for number, (side, rival) in enumerate((sides, sides[::-1])):
            for feature, count in side.expected(rival).items():
                assert found[number * features.SEAT_FEATURES + feature] == count
