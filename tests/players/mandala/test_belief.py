"""What the rival may hold, compared with counting every order of a few cards.

Seven cards are unseen. Any order of them is as likely: the first are the rival's hand, then come
its two Cup cards, then the deck, which is drawn from the front.
"""

import numpy as np
import pytest

from bench.peers.naive_mandala import Drawn, Played, Seen, count_hands
from sandtable import Position
from sandtable.games.dice import dice
from sandtable.games.mandala.notation import NUMBERS
from sandtable.games.mandala.state import COLOUR_COUNT, STATE
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.belief import (
    HANDS,
    Likelihoods,
    all_hands,
    dealt,
    drew,
    imagine,
    one_more,
    played,
    saw,
    weigh_hands,
)
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.memory import Memory

from .seats import GAME, handmade_minds

FEW = (0, 0, 0, 1, 1, 2, 3)
HELD, CUP = 3, 2


def as_dict(belief: Likelihoods) -> dict[tuple[int, ...], float]:
    """The hands that are possible."""
    return {
        tuple(hand): float(chance)
        for hand, chance in zip(all_hands().tolist(), belief, strict=True)
        if chance > 0
    }


def unseen() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.bincount(FEW, minlength=COLOUR_COUNT)


def test_every_hand_has_its_number() -> None:
    """1287 hands of eight cards, 3003 of up to eight; one card more is one step in the table."""
    hands = all_hands()
    assert len(hands) == HANDS == len({tuple(hand) for hand in hands.tolist()})
    assert (hands.sum(axis=1) == 8).sum() == 1287
    small = np.flatnonzero(hands.sum(axis=1) < 8)
    for colour in range(COLOUR_COUNT):
        more = hands[one_more()[small, colour]]
        assert ((more - hands[small]) == np.eye(COLOUR_COUNT)[colour]).all()


def test_dealt_cards_are_counted_out() -> None:
    assert as_dict(dealt(unseen(), HELD)) == pytest.approx(count_hands(FEW, HELD, CUP))


def test_a_seen_card_was_not_in_the_hand() -> None:
    belief = saw(dealt(unseen(), HELD), unseen(), 1)
    assert as_dict(belief) == pytest.approx(count_hands(FEW, HELD, CUP, [Seen(1)]))


def test_a_hidden_draw_may_be_any_card_left() -> None:
    """A card seen, then one drawn unseen."""
    left = unseen()
    belief = saw(dealt(left, HELD), left, 0)
    left[0] -= 1
    expected = count_hands(FEW, HELD, CUP, [Seen(0), Drawn()])
    assert as_dict(drew(belief, left)) == pytest.approx(expected)


def test_moves_weigh_hands_and_take_their_cards() -> None:
    """A rival who plays colour 0 twice as often when holding two of it; then a hidden draw."""
    likely = (0.0, 0.25, 0.5, 0.75)
    left = unseen()
    belief = dealt(left, HELD)
    for number, hand in enumerate(all_hands().tolist()):
        belief[number] *= likely[min(hand[0], HELD)]
    belief = played(belief, 0, 1)
    left[0] -= 1
    expected = count_hands(FEW, HELD, CUP, [Played(0, 1, likely), Drawn()])
    assert as_dict(drew(belief, left)) == pytest.approx(expected)


def test_the_rival_is_asked_what_it_would_do() -> None:
    """Only hands with the cards of a move can have made it."""
    states = np.array([GAME.deal(seed=1).state], dtype=STATE)
    belief = dealt(np.full(COLOUR_COUNT, 18, dtype=np.int64), 6)
    weigh_hands(states, handmade_minds(), NUMBERS["discard kk"], 1.0, 0.1, belief)
    for hand, chance in zip(all_hands(), belief, strict=True):
        assert (chance > 0) == (hand.sum() == 6 and hand[0] >= 2)


def played_game(seed: int) -> tuple[Position, list[SeatView]]:
    """A random game of some moves and what seat 0 saw at its decisions."""
    position = GAME.deal(seed=seed)
    anybody = RandomPlayer(seed)
    views = []
    for _ in range(20):
        if (seat := position.seat) is None:
            break
        view = SeatView.of(position, seat)
        if seat == 0:
            views.append(view)
        position.play(anybody.choose(view, 0).move)
    return position, views


@pytest.mark.parametrize("seed", range(5))
def test_memory_never_rules_out_the_truth(seed: int) -> None:
    """Followed from move to move or heard all at once: the same, and the true hand is in it."""
    position, views = played_game(seed)
    memory = Memory(handmade_weights())
    for view in views:
        belief = memory.follow(view)
    last = SeatView.of(position, 0)
    belief = memory.follow(last)
    at_once = Memory(handmade_weights()).follow(last)
    assert belief is not None
    assert at_once is not None
    np.testing.assert_allclose(belief, at_once)
    assert belief.sum() == pytest.approx(1)
    assert as_dict(belief)[tuple(position.state.hand[1].tolist())] > 0


def test_imagined_worlds_look_the_same_and_follow_the_belief() -> None:
    position, _ = played_game(3)
    view = SeatView.of(position, 0)
    belief = Memory(handmade_weights()).follow(view)
    assert belief is not None
    minds = handmade_minds()
    minds[0].believes = 1
    minds[0].sums[:] = np.cumsum(belief)
    states = np.zeros(1, dtype=STATE)
    rolls = dice(1)
    seen = np.zeros(COLOUR_COUNT)
    worlds = 2000
    for _ in range(worlds):
        imagine(view.now, rolls, states, minds[0])
        observed = np.zeros_like(view.now)
        GAME.batch.observe_all(states, np.zeros(1, dtype=np.int64), observed)
        assert observed.tobytes() == view.now.tobytes()
        seen += states[0].hand[1]
    np.testing.assert_allclose(seen / worlds, belief @ all_hands(), atol=0.15)
