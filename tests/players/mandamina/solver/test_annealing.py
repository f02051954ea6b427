"""Good targets, found by chance."""

import numpy as np
import pytest

from sandtable.games.dice import dice
from sandtable.players.mandamina.solver.annealing import anneal, count_pieces
from sandtable.players.mandamina.solver.distance import distance
from sandtable.players.mandamina.solver.layout import all_clustered, worth

from .layouts import ALL_LETTERS, deal, letters_of, task


def test_pieces_hang_together_through_edges() -> None:
    """S3.1: contact at a corner does not connect."""
    assert count_pieces(0b11) == 1
    assert count_pieces(1 | 1 << 8) == 1
    assert count_pieces(1 | 1 << 9) == 2
    assert count_pieces(0b10101) == 3


@pytest.mark.parametrize(("shape_value", "centre_value"), [(5, 5), (6, 5), (4, 5), (0, 0)])
def test_a_target_is_clustered_and_worth_what_it_says(shape_value: int, centre_value: int) -> None:
    """S3.2, S4.1: the same marbles, all clustered, worth less the moves of Fact 1."""
    start = task(deal(3)).start
    target = np.zeros_like(start)
    value = anneal(start, shape_value, centre_value, 200_000, dice(1), target)
    assert sorted(letters_of(target)) == sorted(ALL_LETTERS)
    assert all_clustered(target)
    assert value == worth(target, shape_value, centre_value) - distance(start, target)


def test_the_same_dice_give_the_same_target() -> None:
    start = task(deal(4)).start
    first, second = np.zeros_like(start), np.zeros_like(start)
    assert anneal(start, 5, 5, 50_000, dice(2), first) == anneal(
        start, 5, 5, 50_000, dice(2), second
    )
    assert first.tolist() == second.tolist()
