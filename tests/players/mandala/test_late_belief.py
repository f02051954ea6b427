"""What the rival may hold after a reshuffle, compared with every order of a few cards.

Five cards are left when the deck runs out: three in the rival's hand, two in its Cup. Four cards
of the pile become the new deck.
"""

import numpy as np
import pytest

from bench.peers.naive_mandala import Drawn, Event, Played, Seen, count_late
from sandtable import Position
from sandtable.games.dice import dice
from sandtable.games.mandala.state import COLOUR_COUNT, STATE
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.belief import HANDS, all_hands, dealt, imagine
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.late_belief import LateBelief
from sandtable.players.mandala.memory import Memory
from sandtable.players.mandala.thinking import Thinking

from .seats import GAME

LEFT, HELD = (0, 0, 1, 2, 2), 3
PILE = (0, 1, 3, 3)
LIKELY = (0.0, 0.25, 0.5, 0.75)
"""How often the rival plays a colour, by how many cards of it are held."""


def counted(cards: tuple[int, ...]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.bincount(cards, minlength=COLOUR_COUNT)


def after_reshuffle() -> LateBelief:
    return LateBelief(dealt(counted(LEFT), HELD), counted(LEFT))


def same(belief: LateBelief, events: list[Event]) -> bool:
    hands, cups, chances = belief.likeliest(HANDS)
    found = {
        (tuple(all_hands()[hand].tolist()), tuple(cup.tolist())): float(chance)
        for hand, cup, chance in zip(hands, cups, chances, strict=True)
    }
    return found == pytest.approx(count_late(LEFT, HELD, PILE, events))


def test_the_cards_left_are_hand_and_cup() -> None:
    assert same(after_reshuffle(), [])


def test_cards_come_from_the_pile_only() -> None:
    """A card seen, one drawn, a move that tells, another one drawn."""
    belief = after_reshuffle()
    unseen = counted(LEFT) + counted(PILE)
    belief.saw(3, unseen)
    unseen[3] -= 1
    belief.drew(unseen)
    assert same(belief, [Seen(3), Drawn()])
    likely = np.array([LIKELY[min(hand[0], 3)] for hand in all_hands().tolist()])
    belief.played(likely, 0, 1)
    unseen[0] -= 1
    belief.drew(unseen)
    assert same(belief, [Seen(3), Drawn(), Played(0, 1, LIKELY), Drawn()])


def exhausted_games(games: int) -> list[Position]:
    """Random games some moves after their deck has run out, at a decision."""
    found = []
    for seed in range(games):
        position = GAME.deal(seed=seed)
        anybody = RandomPlayer(seed)
        moves = 0
        while (seat := position.seat) is not None and moves < 3:
            moves += int(position.state.exhausted)
            position.play(anybody.choose(SeatView.of(position, seat), 0).move)
        if position.seat is not None:
            found.append(position)
    return found


def test_memory_never_rules_out_the_truth_after_a_reshuffle() -> None:
    """Hand and Cup; and worlds imagined by it look the same from the seat."""
    positions = exhausted_games(40)
    assert len(positions) > 5
    for position in positions:
        seat = position.seat
        assert seat is not None
        view = SeatView.of(position, seat)
        memory = Memory(handmade_weights())
        assert memory.follow(view) is None
        assert memory.late is not None
        hand, cup = position.state.hand[1 - seat], position.state.hidden_cup[1 - seat]
        number = (all_hands() == hand).all(axis=1).argmax()
        place = (memory.late.cups == cup).all(axis=1).argmax()
        assert memory.late.chances[place, number] > 0
        thinking = Thinking(dice(1), handmade_weights(), (1.0, 1.0, 0.0), (0, 1, 1), nodes=100)
        thinking.believe_late(memory.late)
        states = np.zeros(1, dtype=STATE)
        for _ in range(20):
            imagine(view.now, thinking._rolls, states, thinking._mind)
            observed = np.zeros_like(view.now)
            GAME.batch.observe_all(states, np.full(1, seat, dtype=np.int64), observed)
            assert observed.tobytes() == view.now.tobytes()
            assert (states[0].deck >= 0).all()
