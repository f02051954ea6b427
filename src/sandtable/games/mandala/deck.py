"""The deck of Mandala: when cards are due, when it is exhausted, how it is made anew."""

import numpy as np

from ..compiled import compiled
from .state import COLOUR_COUNT


@compiled
def call_for_cards(state: np.record, phase: int, wanted: int) -> bool:
    """M5.4: so many cards are to come, or as many as there are; False when there are none."""
    due = min(wanted, state.deck_size + state.discard_size)
    if due == 0:
        return False
    state.phase = phase
    state.due = due
    if state.deck_size == 0:  # M5.3
        reshuffle(state)
    return True


@compiled
def take_card(state: np.record, colour: int) -> None:
    """M5.1, M5.2: a card leaves the deck; when it was the last one, the pile is the new deck."""
    state.deck[colour] -= 1
    state.deck_size -= 1
    state.due -= 1
    if state.deck_size == 0:
        state.exhausted = 1
        reshuffle(state)


@compiled
def reshuffle(state: np.record) -> None:
    """M5.2, M5.3: the discard pile becomes the deck; from an empty pile comes an empty deck."""
    for colour in range(COLOUR_COUNT):
        state.deck[colour] = state.discard[colour]
        state.discard[colour] = 0
    state.deck_size = state.discard_size
    state.discard_size = 0


@compiled
def pick_card(state: np.record, number: int) -> int:
    """Take the card of this number out of the deck, sorted by colour; return its colour.

    The size of the deck is left to the caller.
    """
    colour = 0
    while number >= state.deck[colour]:
        number -= state.deck[colour]
        colour += 1
    state.deck[colour] -= 1
    return colour
