"""The bot that looks at the rival's hand really sees it, and from nothing but the seed."""

import numpy as np
import pytest

from bench.players.inference import CHEAT, WITHOUT
from bench.players.matches import SEED as OF_MATCHES
from bench.yardsticks import mandala_hands
from bench.yardsticks.mandala_hands import SEED, TrueHand
from sandtable.arena.match import Match
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.belief import all_hands
from tests.players.mandala.seats import GAME


def test_the_hand_it_looks_at_is_the_rival_s() -> None:
    """All through a game, and through the next one."""
    hand = TrueHand()
    for number in (2, 0):
        position = GAME.deal(seed=f"{SEED} {number}")
        anybody = RandomPlayer(number)
        for _ in range(60):
            if (seat := position.seat) is None:
                break
            view = SeatView.of(position, seat)
            if seat == 1:
                chances = hand.follow(view)
                assert np.flatnonzero(chances).size == 1
                assert chances[np.argmax(chances)] == 1.0
                held = all_hands()[np.argmax(chances)].tolist()
                assert held == position.state.hand[0].tolist()
            position.play(anybody.choose(view, 0).move)


def test_it_plays_the_matches_it_is_made_for() -> None:
    """The game that warms it up too, which has a seed of its own."""
    assert SEED == OF_MATCHES
    (task,) = Match("mandala", (CHEAT, WITHOUT), 1, 0.001, SEED).tasks()
    one, other = task.play()
    assert one.reason is None
    assert other.reason is None


def test_of_another_deal_it_says_that_it_knows_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mandala_hands, "MOST_DEALS", 3)
    view = SeatView.of(GAME.deal(seed="elsewhere"), 0)
    with pytest.raises(ValueError, match="no deal of a match with the seed 'bench'"):
        TrueHand().follow(view)
