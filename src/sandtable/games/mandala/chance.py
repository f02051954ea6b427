"""The cards that chance brings in Mandala, one at a time."""

import numpy as np

from ..batch import Numbers
from ..compiled import compiled
from .claims import check_mandala
from .deck import take_card
from .state import COLOUR_COUNT, DRAW, NONE
from .turn import end_discard, end_turn


@compiled
def chance_weights(state: np.record, weights: Numbers) -> int:
    """M2.3, M4.8, M8.1: nobody knows the order of the deck, so each of its cards is as likely."""
    for colour in range(COLOUR_COUNT):
        weights[colour] = state.deck[colour]
    total: int = state.deck_size
    return total


@compiled
def apply_chance(state: np.record, colour: int) -> None:
    """M2.3, M2.5, M4.8: a card of this colour comes to the hand or the Mountain.

    That a card is due and the deck has this colour is the caller's duty.
    """
    take_card(state, colour)
    if state.phase == DRAW:
        state.hand[state.seat, colour] += 1
        state.hand_size[state.seat] += 1
        if state.due > 0:
            return
        if state.mandala == NONE:
            end_discard(state)
        else:
            check_mandala(state)  # M6.3: after the draw, which may have exhausted the deck
    else:
        state.mountain[state.mandala, colour] += 1
        if state.due == 0:
            end_turn(state)
