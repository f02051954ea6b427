"""What somebody does who has no plan."""

import numpy as np
import pytest

from sandtable.games.mandamina.state import CELL_COUNT, CELLS
from sandtable.players.mandamina.partner.habits import (
    HABITS,
    LARGEST,
    PAIRS,
    favourites,
    habit_chances,
    write_gains,
)
from sandtable.players.mandamina.partner.moves import move_marble
from sandtable.players.mandamina.partner.pieces import largest_piece
from sandtable.players.mandamina.solver.layout import Layout

from ..solver.layouts import layout_of
from .test_moves import GATHERED

TIDY, GATHER = 0, 2
"""Numbers of habits: equal neighbours; the largest pieces."""


def after(*moves: str) -> Layout:
    """The finished board of rule S4.6, less some moves."""
    layout = GATHERED.copy()
    for move in moves:
        move_marble(layout, CELLS.index(move))
    return layout


def likely(layout: Layout, habit: int) -> set[str]:
    return {CELLS[cell] for cell in np.flatnonzero(habit_chances(layout)[habit])}


def test_who_tidies_up_takes_what_loses_as_many_neighbours_as_it_wins() -> None:
    """Around d4 are y r l d: a marble of these with one neighbour in its cluster can go there."""
    assert likely(GATHERED, TIDY) == {"c7", "a5", "c5", "a3", "e5", "f2", "a2"}


@pytest.mark.parametrize("habit", [TIDY, GATHER])
def test_the_hole_decides_what_they_do(habit: int) -> None:
    """Green at d4 has no neighbour; at a1 it has b1, and its cluster is complete."""
    layout = after("a1")
    assert likely(layout, habit) == {"d4"}
    assert habit_chances(layout)[habit].sum() == pytest.approx(1)


def test_a_gain_is_what_is_won_less_what_is_lost() -> None:
    """From the end of the green row (c1 beside b1 and d1) to d4, beside nothing green."""
    gains = np.zeros(CELL_COUNT)
    write_gains(GATHERED.copy(), HABITS[TIDY], gains)
    assert HABITS[TIDY][PAIRS] == 1
    assert gains[CELLS.index("c1")] == -2
    write_gains(GATHERED.copy(), HABITS[GATHER], gains)
    assert HABITS[GATHER][LARGEST] == 1
    assert gains[CELLS.index("c1")] == 3 - 6  # d1 d2 e2 hang together, a1 b1 do
    assert gains[CELLS.index("a1")] == 5 - 6
    assert gains[CELLS.index("d4")] == -np.inf


def test_all_that_is_best_is_alike() -> None:
    gains = np.zeros(CELL_COUNT)
    gains[[3, 7]] = 2
    cells = np.zeros(CELL_COUNT, dtype=np.int64)
    assert cells[: favourites(gains, cells)].tolist() == [3, 7]


def test_the_largest_piece() -> None:
    """Six in a row and the rest apart; corners do not connect (S3.1)."""
    letters = ["."] * 49
    letters[0] = letters[1] = letters[9] = letters[16] = letters[17] = "w"
    board = layout_of("".join("w" if letter == "w" else "y" for letter in letters))
    assert largest_piece(int(board[0])) == 3  # c2 c3 d3; a1 b1 touch c2 at a corner
