"""What the rival may hold: an exact Bayesian belief over all hands.

Before anything is seen, every way to deal the unseen cards is as likely. Then each event says
something about the rival's hand:

- a card that comes face up, or to the observer, was not in it;
- a move is more likely with the hands it looks good with, by the policy, which is asked what it
  would do with each hand; a small share of the moves is taken to be any;
- a card the rival draws is any of those that are left for the hand at issue.

The cards in the rival's Cup are as likely as those in the deck, whatever the hand: the policy
that stands for the rival is asked without them. When the deck has been exhausted late_belief.py
goes on.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import Numbers, States
from ...games.compiled import compiled
from ...games.dice import Dice, below
from ...games.mandala.deck import pick_card
from ...games.mandala.moves import apply, legal_actions
from ...games.mandala.state import (
    CARDS_PER_COLOUR,
    COLOUR_COUNT,
    HAND_LIMIT,
    HIDDEN_CUP,
    MANDALAS,
    SEATS,
)
from ...games.mandala.view import resample
from .judgement import weigh

HANDS = 3003
"""All ways to hold up to eight cards of six colours."""
NO_HAND = -1
# Whether a search believes: not at all, in hands, or in hands and Cups.
NOTHING, IN_HANDS, IN_CUPS = range(3)

KNOWLEDGE: list[Any] = [
    ("believes", "<i8"),
    ("hands", "<i8", (HANDS, COLOUR_COUNT)),
    ("sums", "<f8", (HANDS,)),  # how likely this hand or one before it is
    ("late_hands", "<i8", (HANDS,)),  # with Cups: the number of the hand
    ("late_cups", "<i8", (HANDS, COLOUR_COUNT)),
]


@dataclass(frozen=True)
class Habits:
    """How a rival is taken to play by a policy."""

    sharpness: float
    """The power of the shares of the policy: above 1 the better moves are made more often."""
    carelessness: float
    """The share of the moves that is taken to be any legal move."""


BY_SMALL_POLICY = Habits(1.0, 0.1)
BY_NET = Habits(1.4, 0.1)
"""The net tells where searches go; who has searched then makes the move they went to most. Fitted
by the log loss of true hands (docs/players/mandala.md)."""

Likelihoods = NDArray[np.float64]


@cache
def all_hands() -> Numbers:
    """Every hand of up to eight cards, fewer cards first."""
    counts = product(range(HAND_LIMIT + 1), repeat=COLOUR_COUNT)
    hands = sorted((hand for hand in counts if sum(hand) <= HAND_LIMIT), key=lambda h: (sum(h), h))
    return np.array(hands, dtype=np.int64)


@cache
def one_more() -> Numbers:
    """For each hand and colour the number of the hand with one card more, or NO_HAND."""
    numbers = {tuple(hand): number for number, hand in enumerate(all_hands().tolist())}
    table = np.full((HANDS, COLOUR_COUNT), NO_HAND, dtype=np.int64)
    for hand, number in numbers.items():
        for colour in range(COLOUR_COUNT):
            more = (*hand[:colour], hand[colour] + 1, *hand[colour + 1 :])
            table[number, colour] = numbers.get(more, NO_HAND)
    return table


def dealt(unseen: Numbers, size: int) -> Likelihoods:
    """How likely each hand of so many cards is when any of the unseen ones may be in it."""
    hands = all_hands()
    belief = (hands.sum(axis=1) == size).astype(np.float64)
    for colour in range(COLOUR_COUNT):
        for card in range(HAND_LIMIT):
            held = hands[:, colour] > card
            belief[held] *= np.maximum(unseen[colour] - card, 0) / (card + 1)
    return np.asarray(belief / belief.sum())


def saw(belief: Likelihoods, unseen: Numbers, colour: int) -> Likelihoods:
    """After a card of this colour has come from the deck; `unseen` still has it."""
    after = belief * np.maximum(unseen[colour] - all_hands()[:, colour], 0)
    return np.asarray(after / after.sum())


def drew(belief: Likelihoods, unseen: Numbers) -> Likelihoods:
    """After the rival has drawn a card nobody else saw."""
    after = np.zeros_like(belief)
    for colour in range(COLOUR_COUNT):
        left = np.maximum(unseen[colour] - all_hands()[:, colour], 0)
        held = (one_more()[:, colour] != NO_HAND) & (belief > 0)
        after[one_more()[held, colour]] += belief[held] * left[held]
    return np.asarray(after / after.sum())


def played(belief: Likelihoods, colour: int, cards: int) -> Likelihoods:
    """After so many cards of a colour have left the rival's hand."""
    after = belief
    for _ in range(cards):
        fewer = np.zeros_like(after)
        more = one_more()[:, colour]
        fewer[more != NO_HAND] = after[more[more != NO_HAND]]
        after = fewer
    return np.asarray(after / after.sum())


@compiled
def cards_covered(state: np.record, colour: int) -> int:
    """How many cards of a colour lie neither open nor in a hand, whatever the state says of them.

    Once the deck has been exhausted this is more than are in it.
    """
    cards: int = CARDS_PER_COLOUR - state.discard[colour]
    for mandala in range(MANDALAS):
        cards -= state.mountain[mandala, colour]
        cards -= state.field[mandala, 0, colour] + state.field[mandala, 1, colour]
    for seat in range(SEATS):
        cards -= state.cup[seat, colour] + (state.river[seat, colour] > 0)
        cards -= state.hand[seat, colour]
    return cards


@compiled
def weigh_hands(
    states: States,
    minds: States,
    action: int,
    sharpness: float,
    carelessness: float,
    belief: Likelihoods,
) -> None:
    """Multiply each hand's likelihood by how likely this move is with it.

    states[0] is a turn; the hand of the seat to move, both hidden Cups and the deck are
    overwritten.
    """
    mind = minds[0]
    state = states[0]
    seat = state.seat
    for number in range(HANDS):
        if belief[number] == 0:
            continue
        for colour in range(COLOUR_COUNT):
            state.hand[seat, colour] = mind.hands[number, colour]
            state.hidden_cup[0, colour] = 0
            state.hidden_cup[1, colour] = 0
            state.deck[colour] = cards_covered(state, colour)
        count = legal_actions(state, mind.actions)
        weigh(state, mind, count)
        total = 0.0
        chosen = 0.0
        is_legal = 0.0
        for k in range(count):
            share = mind.priors[k] ** sharpness
            total += share
            if mind.actions[k] == action:
                chosen = share
                is_legal = 1.0
        likely = (1 - carelessness) * chosen / total + carelessness * is_legal / count
        belief[number] *= likely


@compiled
def imagine(observations: States, rolls: Dice, states: States, mind: Any) -> None:
    """A world like the one observed: what is believed in by belief, all other cards evenly."""
    resample(observations, 0, rolls, states)
    if mind.believes == NOTHING:
        return
    state = states[0]
    rival = 1 - observations[0].observer
    place = _any_place(rolls, mind.sums)
    number = mind.late_hands[place] if mind.believes == IN_CUPS else place
    for colour in range(COLOUR_COUNT):
        state.deck[colour] += state.hidden_cup[rival, colour] + state.hand[rival, colour]
        state.deck[colour] -= mind.hands[number, colour]
        state.hand[rival, colour] = mind.hands[number, colour]
        state.hidden_cup[rival, colour] = 0
    if mind.believes == IN_CUPS:
        for colour in range(COLOUR_COUNT):
            state.hidden_cup[rival, colour] = mind.late_cups[place, colour]
            state.deck[colour] -= mind.late_cups[place, colour]
        return
    for i in range(HIDDEN_CUP):
        left = state.deck_size + HIDDEN_CUP - i
        state.hidden_cup[rival, pick_card(state, below(rolls, left))] += 1


@compiled
def _any_place(rolls: Dice, sums: Any) -> int:
    """A place, each as likely as the belief says: `sums` rises from it to the last."""
    mark = below(rolls, 1 << 30) / (1 << 30) * sums[HANDS - 1]
    low = 0
    high = HANDS - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def act(states: States, action: int) -> None:
    """Carry out an action in states[0], whatever is in the hands."""
    apply(states[0], action)
