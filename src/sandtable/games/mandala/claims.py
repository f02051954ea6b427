"""How a Mandala is completed and its Mountain claimed."""

import numpy as np

from ..compiled import compiled
from .deck import call_for_cards
from .state import CLAIM, COLOUR_COUNT, MOUNTAIN_START, NONE, OVER, REFILL, SEATS
from .turn import end_turn


@compiled
def colour_is_in(state: np.record, mandala: int, colour: int) -> bool:
    """M4.1: whether a colour lies in the Mountain or a Field of a Mandala."""
    cards: int = state.mountain[mandala, colour]
    cards |= state.field[mandala, 0, colour] | state.field[mandala, 1, colour]
    return cards != 0


@compiled
def is_complete(state: np.record, mandala: int) -> bool:
    """M4.1: whether all six colours lie in a Mandala, Mountain and Fields taken together."""
    colours = 0
    for colour in range(COLOUR_COUNT):
        colours += colour_is_in(state, mandala, colour)
    return colours == COLOUR_COUNT


@compiled
def check_mandala(state: np.record) -> None:
    """M4.1: if the Mandala played into is complete, it is claimed; if not, the turn is over."""
    if is_complete(state, state.mandala):
        state.phase = CLAIM
        state.claimer = first_to_claim(state)
    else:
        end_turn(state)


@compiled
def first_to_claim(state: np.record) -> int:
    """M4.2, M4.6: who has more cards in the Field; if equal, not who completed the Mandala."""
    mandala = state.mandala
    lead = state.field_size[mandala, 0] - state.field_size[mandala, 1]
    if lead != 0:
        return 0 if lead > 0 else 1
    return 1 if state.seat == 0 else 0


@compiled
def claim_colour(state: np.record, colour: int) -> None:
    """M4.3, M4.7: the claimer takes a colour; the other one is next, until the last colour."""
    cards = state.mountain[state.mandala, colour]
    state.mountain[state.mandala, colour] = 0
    if state.field_size[state.mandala, state.claimer] == 0:  # M4.5, M4.6
        state.discard[colour] += cards
        state.discard_size += cards
    else:
        _collect(state, state.claimer, colour, cards)
    state.claimer = 1 - state.claimer
    for other in range(COLOUR_COUNT):
        if state.mountain[state.mandala, other] > 0:
            return
    _finish_mandala(state)


@compiled
def _collect(state: np.record, seat: int, colour: int, cards: int) -> None:
    """M4.4: one card of a new colour onto the next River space, all others into the Cup."""
    if state.river[seat, colour] == 0:
        state.river_size[seat] += 1
        state.river[seat, colour] = state.river_size[seat]
        cards -= 1
    state.cup[seat, colour] += cards


@compiled
def river_is_full(state: np.record) -> bool:
    """M6.1: whether a River has its sixth colour."""
    longer: int = max(state.river_size[0], state.river_size[1])
    return longer == COLOUR_COUNT


@compiled
def _finish_mandala(state: np.record) -> None:
    """M4.8, M6.1, M6.2: the Fields are discarded; then the end, or two cards for the Mountain."""
    for seat in range(SEATS):
        for colour in range(COLOUR_COUNT):
            state.discard[colour] += state.field[state.mandala, seat, colour]
            state.field[state.mandala, seat, colour] = 0
        state.discard_size += state.field_size[state.mandala, seat]
        state.field_size[state.mandala, seat] = 0
    state.claimer = NONE
    if river_is_full(state) or state.exhausted:
        state.phase = OVER
        state.mandala = NONE
    else:
        # M6.4: a deck that this refill exhausts leaves the next Mandala to be the last. There are
        # always two cards: a deck that was never exhausted has one, the Fields left another.
        call_for_cards(state, REFILL, MOUNTAIN_START)
