"""The bot that looks at the rival's hand really sees it, and from nothing but the seed."""

import numpy as np

from bench.yardsticks.mandala_hands import SEED, TrueHand
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
