"""Parts of the Mandala bot worked out the long way: every order of claims, every order of cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from sandtable.games.batch import States
from sandtable.games.mandala.claims import claim_colour
from sandtable.games.mandala.state import CLAIM, COLOUR_COUNT
from sandtable.players.mandala.evaluation import evaluate as quick_value
from sandtable.players.mandala.judgement import evaluate

Hand = tuple[int, ...]
"""How many cards of each colour."""


def try_all_claims(states: States, mind: np.record) -> tuple[float, set[int]]:
    """What states[0] is worth to seat 0 with best claims, and the claims that reach it.

    Judged by the small evaluation, as claims in thought are.
    """
    if states[0].phase != CLAIM:
        return float(quick_value(states[0], mind)), set()
    values = {}
    for colour in range(COLOUR_COUNT):
        if states[0].mountain[states[0].mandala, colour] > 0:
            after = states[:1].copy()
            claim_colour(after[0], colour)
            values[colour] = try_all_claims(after, mind)[0]
    best = (max if states[0].claimer == 0 else min)(values.values())
    return best, {colour for colour, value in values.items() if value == best}


def try_claims_in_all(worlds: Sequence[States], observer: int, mind: np.record) -> list[float]:
    """What worlds that look alike to the observer are worth to seat 0 with best claims.

    The rival claims what is best in each of them, the observer what is best on average.
    """
    state = worlds[0][0]
    if state.phase != CLAIM:
        return [float(evaluate(world[0], mind)) for world in worlds]
    claims = []
    for colour in range(COLOUR_COUNT):
        if state.mountain[state.mandala, colour] > 0:
            after = [world[:1].copy() for world in worlds]
            for world in after:
                claim_colour(world[0], colour)
            claims.append(try_claims_in_all(after, observer, mind))
    best = max if state.claimer == 0 else min
    if state.claimer == observer:
        return best(claims, key=sum)
    return [best(values) for values in zip(*claims, strict=True)]


@dataclass(frozen=True)
class Seen:
    """A card of this colour comes from the deck, face up."""

    colour: int


@dataclass(frozen=True)
class Drawn:
    """The rival draws a card that nobody else sees."""


@dataclass(frozen=True)
class Played:
    """The rival plays cards of a colour."""

    colour: int
    cards: int
    likely: tuple[float, ...]
    """How likely that was, by how many cards of the colour the rival held."""


Event = Seen | Drawn | Played


def count_hands(
    cards: Sequence[int], held: int, cup: int, events: Sequence[Event] = ()
) -> dict[Hand, float]:
    """How likely each hand of the rival is when every order of the unseen cards was as likely.

    The first cards are the rival's hand, then come those in its Cup, then the deck.
    """
    weights: Counter[Hand] = Counter()
    for order in permutations(cards):
        weight, hand = _follow(list(order[:held]), list(order[held + cup :]), events)
        weights[_counts(hand)] += weight  # type: ignore[assignment]
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items() if weight > 0}


def count_late(
    left: Sequence[int], held: int, pile: Sequence[int], events: Sequence[Event] = ()
) -> dict[tuple[Hand, Hand], float]:
    """How likely each hand and Cup of the rival are after a pile has become the deck.

    The cards left are the rival's: so many in its hand, the others in its Cup.
    """
    weights: Counter[tuple[Hand, Hand]] = Counter()
    for order in permutations(left):
        for deck in permutations(pile):
            weight, hand = _follow(list(order[:held]), list(deck), events)
            weights[_counts(hand), _counts(order[held:])] += weight  # type: ignore[assignment]
    total = sum(weights.values())
    return {ways: weight / total for ways, weight in weights.items() if weight > 0}


def _counts(cards: Sequence[int]) -> Hand:
    return tuple(cards.count(colour) for colour in range(COLOUR_COUNT))


def _follow(hand: list[int], deck: list[int], events: Sequence[Event]) -> tuple[float, list[int]]:
    """How likely the events are with these cards, and the hand after them."""
    weight = 1.0
    for event in events:
        if isinstance(event, Seen):
            weight *= deck.pop(0) == event.colour
        elif isinstance(event, Drawn):
            hand.append(deck.pop(0))
        else:
            weight *= event.likely[hand.count(event.colour)]
            if weight > 0:
                for _ in range(event.cards):
                    hand.remove(event.colour)
        if weight == 0:
            break
    return weight, hand
