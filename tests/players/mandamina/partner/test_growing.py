"""People who let pieces grow."""

import pytest

from sandtable.games.mandamina.state import COLOURS
from sandtable.players.mandamina.partner.growing import FROM_CORNERS, FROM_LARGEST, colours_wanted
from sandtable.players.mandamina.partner.habits import GROWS, HABITS, PAIRS
from sandtable.players.mandamina.partner.pieces import largest_pieces

from .test_habits import after, likely
from .test_moves import GATHERED

GREEN, VIOLET = COLOURS.index("g"), COLOURS.index("v")


def number_of(grows: int, is_tidy: bool = False) -> int:
    """The number of a habit."""
    return next(
        number
        for number, habit in enumerate(HABITS)
        if habit[GROWS] == grows and bool(habit[PAIRS]) == is_tidy
    )


def test_any_marble_of_its_colour_may_join_the_piece_in_the_corner() -> None:
    """Green a1 lies alone beside the hole on b1; the other corners are clustered."""
    assert likely(after("b1"), number_of(FROM_CORNERS)) == {"c1", "d1", "d2", "e2", "d4"}


def test_the_tidy_ones_take_the_one_that_wins_most_neighbours() -> None:
    """d4 has none and gets a1 and c1."""
    assert likely(after("b1"), number_of(FROM_CORNERS, is_tidy=True)) == {"d4"}


def test_else_they_make_room_but_not_from_a_cluster() -> None:
    """Around a1 are b1 (light blue, which is in pieces) and a2 (dark blue, a cluster)."""
    assert likely(after("b1", "e4"), number_of(FROM_CORNERS)) == {"b1"}


@pytest.mark.parametrize("grows", [GREEN, FROM_LARGEST])
def test_one_colour_grows_from_its_largest_piece(grows: int) -> None:
    """c1 d1 d2 e2 is the largest green piece; b1 is beside it."""
    assert likely(after("b1"), number_of(grows)) == {"a1", "d4"}


def test_once_a_colour_is_clustered_the_nearest_to_it_comes_next() -> None:
    """Violet is complete, green the only one that is not."""
    assert colours_wanted(after("b1"), VIOLET) == 1 << GREEN
    assert colours_wanted(after("b1"), GREEN) == 1 << GREEN


def test_pieces_of_the_same_size_are_all_largest() -> None:
    """Without c1, d4 instead: a1 b1 and d1 d2 e2; without d1 too, a1 b1 and d2 e2 beside others."""
    board = after("c1")
    assert bin(largest_pieces(int(board[GREEN]))).count("1") == 3
    assert largest_pieces(int(GATHERED[GREEN])) == int(GATHERED[GREEN])
