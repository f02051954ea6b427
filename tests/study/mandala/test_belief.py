"""Belief by counting equals trying all deals; before any move the weighted one is the same."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import sandtable
from sandtable.games import Position
from sandtable.games.mandala.state import COLOURS
from sandtable.players import SeatView
from sandtable.study.mandala.belief import Believer, counting
from sandtable.study.puzzles.puzzle import seat_view


def small(hand: int, unseen: list[int]) -> SeatView:
    """A view in which few cards are unseen, so that all ways to deal them can be tried."""
    view = seat_view(sandtable.load("mandala").deal(seed=3), 0)
    seen = view.now.copy()
    seen[0].unseen[:] = unseen
    seen[0].unseen_size = sum(unseen)
    seen[0].hand_size[1] = hand
    seen[0].deck_size = sum(unseen) - hand - 2
    return SeatView(view.game, view.options, 0, seen, seen, (), ())


@pytest.mark.parametrize(
    ("hand", "unseen"),
    [
        (3, [2, 1, 3, 0, 2, 1]),
        (1, [1, 1, 1, 0, 0, 0]),
        (5, [4, 0, 0, 3, 1, 1]),
        (0, [2, 2, 0, 0, 0, 0]),
    ],
)
def test_counting_equals_trying_all_deals(hand: int, unseen: list[int]) -> None:
    """M8.1: every set of cards that may be the hand, and every pair that may be in the Cup."""
    cards = [colour for colour, count in enumerate(unseen) for _ in range(count)]
    belief = counting(small(hand, unseen))
    for held, size in ((belief.hand, hand), (belief.cup, 2)):
        sets = [Counter(chosen) for chosen in combinations(cards, size)]
        for colour in range(len(COLOURS)):
            mean = sum(each[colour] for each in sets) / len(sets)
            chance = sum(each[colour] > 0 for each in sets) / len(sets)
            assert held.expected[colour] == pytest.approx(mean)
            assert held.at_least_one[colour] == pytest.approx(chance)


def test_before_any_move_both_figures_are_the_same() -> None:
    position = sandtable.load("mandala").deal(seed="belief")
    view = SeatView.of(position, 0)
    weighted = Believer().weighted(view)
    assert weighted is not None
    by_counting = counting(view)
    for one, other in ((weighted.hand, by_counting.hand), (weighted.cup, by_counting.cup)):
        assert one.expected == pytest.approx(other.expected)
        assert one.at_least_one == pytest.approx(other.at_least_one)


def played(seed: str, moves: int) -> Position:
    position = sandtable.load("mandala").deal(seed=seed)
    for number in range(moves):
        legal = position.legal_moves()
        position.play(legal[number * 7 % len(legal)])
    return position


def test_expected_cards_add_up_to_the_hand() -> None:
    view = SeatView.of(played("sums", 9), 1)
    weighted = Believer().weighted(view)
    assert weighted is not None
    size = int(view.now[0].hand_size[0])
    assert sum(counting(view).hand.expected) == pytest.approx(size)
    assert sum(weighted.hand.expected) == pytest.approx(size)
    assert sum(weighted.cup.expected) == pytest.approx(2)
    assert np.all(np.array(weighted.hand.at_least_one) <= 1 + 1e-12)


def test_moves_of_the_rival_tell_something() -> None:
    view = SeatView.of(played("sums", 9), 1)
    weighted = Believer().weighted(view)
    assert weighted is not None
    assert weighted.hand.expected != pytest.approx(counting(view).hand.expected, abs=0.01)


def test_as_json_by_letters() -> None:
    data = counting(SeatView.of(played("sums", 2), 0)).to_json()
    assert set(data) == {"hand", "cup"}
    assert set(data["hand"]) == set(COLOURS)
    assert set(data["hand"]["k"]) == {"expected", "any"}
