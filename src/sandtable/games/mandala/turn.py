"""How a turn of Mandala ends, and the game with it when a position has come back."""

import numpy as np

from ..compiled import compiled
from .state import NONE, OVER, TURN


@compiled
def end_turn(state: np.record) -> None:
    """M2.1: the other player's turn."""
    state.seat = 1 - state.seat
    state.phase = TURN
    state.mandala = NONE


@compiled
def end_discard(state: np.record) -> None:
    """M6.6: the other player's turn, or the end: both have taken the same cards back.

    A discard draws as many cards as it puts down. So if neither deck nor pile has a card after it,
    they had none before it, and the cards that came were those put down.
    """
    if state.deck_size == 0 and state.discard_size == 0:
        if state.returned:
            state.phase = OVER
            return
        state.returned = 1
    end_turn(state)
