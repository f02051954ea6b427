"""What a player may do in Mandala, and what happens then."""

import numpy as np

from ..batch import CHANCE, NOBODY, Numbers
from ..compiled import compiled
from .claims import check_mandala, claim_colour
from .deck import call_for_cards
from .state import (
    BUILD,
    BUILD_DRAW,
    CLAIM,
    CLAIM_COLOUR,
    COLOUR_COUNT,
    DISCARD,
    DRAW,
    GROW,
    HAND_LIMIT,
    MANDALAS,
    MOST_DISCARDED,
    MOST_GROWN,
    OVER,
    REFILL,
    TURN,
)

# Why an action is refused; 0 is "it is legal". The sentences are in notation.py.
(
    LEGAL,
    GAME_IS_OVER,
    DRAW_IS_DUE,
    REFILL_IS_DUE,
    CLAIM_COMES_FIRST,
    NOTHING_TO_CLAIM,
    NOT_IN_CLAIMED_MOUNTAIN,
    NO_SUCH_CARD,
    TOO_FEW_CARDS,
    IN_MOUNTAIN,
    IN_OWN_FIELD,
    IN_RIVAL_FIELD,
    KEEP_A_CARD,
    NOTHING_TO_DRAW,
) = range(14)


@compiled
def to_move(state: np.record) -> int:
    """M2.1, M4.3: the seat that acts or claims; CHANCE when cards are due, NOBODY at the end."""
    if state.phase == DRAW or state.phase == REFILL:
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    seat: int = state.claimer if state.phase == CLAIM else state.seat
    return seat


@compiled
def may_build(state: np.record, mandala: int, colour: int) -> bool:
    """M3.1, M3.2: a colour may come into the Mountain if it lies in neither Field."""
    elsewhere: int = state.field[mandala, 0, colour] | state.field[mandala, 1, colour]
    return elsewhere == 0


@compiled
def may_grow(state: np.record, mandala: int, seat: int, colour: int) -> bool:
    """M3.1, M3.2: a colour may come into a Field if it lies in neither of the other areas."""
    elsewhere: int = state.mountain[mandala, colour] | state.field[mandala, 1 - seat, colour]
    return elsewhere == 0


@compiled
def would_empty_hand(state: np.record) -> bool:
    """M2.7: whether a build would leave no card in hand, as there is none to draw."""
    cards: int = state.hand_size[state.seat] + state.deck_size + state.discard_size
    return cards == 1


# The lists of legal actions are made without branches, which a processor cannot foresee in random
# play and which would cost more than all the rest: every action is written down, and only those
# that are legal are counted, so that the next ones overwrite the others.


@compiled
def legal_actions(state: np.record, actions: Numbers) -> int:
    """Write the numbers of all legal actions into `actions`, ascending; return how many."""
    if state.phase == TURN:
        count = 0 if would_empty_hand(state) else _list_builds(state, actions)
        count = _list_grows(state, actions, count)
        return _list_discards(state, actions, count)
    if state.phase == CLAIM:
        return _list_claims(state, actions)
    return 0


@compiled
def _list_builds(state: np.record, actions: Numbers) -> int:
    """M2.2: one card into either Mountain."""
    seat = state.seat
    count = 0
    for mandala in range(MANDALAS):
        for colour in range(COLOUR_COUNT):
            actions[count] = BUILD + mandala * COLOUR_COUNT + colour
            count += (state.hand[seat, colour] > 0) & may_build(state, mandala, colour)
    return count


@compiled
def _list_grows(state: np.record, actions: Numbers, count: int) -> int:
    """M2.4: any number of one colour into either of your Fields, but not the whole hand."""
    seat = state.seat
    most = state.hand_size[seat] - 1
    for mandala in range(MANDALAS):
        for colour in range(COLOUR_COUNT):
            first = GROW + (mandala * COLOUR_COUNT + colour) * MOST_GROWN
            for i in range(MOST_GROWN):
                actions[count + i] = first + i
            cards = min(state.hand[seat, colour], most)
            count += cards * may_grow(state, mandala, seat, colour)
    return count


@compiled
def _list_discards(state: np.record, actions: Numbers, count: int) -> int:
    """M2.5: any number of one colour."""
    for colour in range(COLOUR_COUNT):
        for i in range(MOST_DISCARDED):
            actions[count + i] = DISCARD + colour * MOST_DISCARDED + i
        count += state.hand[state.seat, colour]
    return count


@compiled
def _list_claims(state: np.record, actions: Numbers) -> int:
    """M4.3: every colour that is left in the Mountain."""
    count = 0
    for colour in range(COLOUR_COUNT):
        actions[count] = CLAIM_COLOUR + colour
        count += state.mountain[state.mandala, colour] > 0
    return count


@compiled
def refusal(state: np.record, action: int) -> int:
    """Why this action is not legal for the seat to move, LEGAL if it is."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if state.phase == DRAW:
        return DRAW_IS_DUE
    if state.phase == REFILL:
        return REFILL_IS_DUE
    if action >= CLAIM_COLOUR:
        return _claim_refusal(state, action - CLAIM_COLOUR)
    if state.phase == CLAIM:
        return CLAIM_COMES_FIRST
    if action < GROW:
        return _build_refusal(state, action // COLOUR_COUNT, action % COLOUR_COUNT)
    if action < DISCARD:
        place = (action - GROW) // MOST_GROWN
        cards = (action - GROW) % MOST_GROWN + 1
        return _grow_refusal(state, place // COLOUR_COUNT, place % COLOUR_COUNT, cards)
    cards = (action - DISCARD) % MOST_DISCARDED + 1
    return _hand_refusal(state, (action - DISCARD) // MOST_DISCARDED, cards)


@compiled
def _claim_refusal(state: np.record, colour: int) -> int:
    """M4.3: a colour of the Mountain that is being claimed."""
    if state.phase != CLAIM:
        return NOTHING_TO_CLAIM
    return LEGAL if state.mountain[state.mandala, colour] > 0 else NOT_IN_CLAIMED_MOUNTAIN


@compiled
def _hand_refusal(state: np.record, colour: int, cards: int) -> int:
    """M2.2, M2.4, M2.5: all cards come from the player's own hand."""
    held = state.hand[state.seat, colour]
    if held == 0:
        return NO_SUCH_CARD
    return LEGAL if held >= cards else TOO_FEW_CARDS


@compiled
def _build_refusal(state: np.record, mandala: int, colour: int) -> int:
    """M2.2, M2.7, M3.1: a card from hand, a colour in neither Field, and no empty hand."""
    reason = _hand_refusal(state, colour, 1)
    if reason != LEGAL:
        return reason
    if state.field[mandala, state.seat, colour] > 0:
        return IN_OWN_FIELD
    if state.field[mandala, 1 - state.seat, colour] > 0:
        return IN_RIVAL_FIELD
    return NOTHING_TO_DRAW if would_empty_hand(state) else LEGAL


@compiled
def _grow_refusal(state: np.record, mandala: int, colour: int, cards: int) -> int:
    """M2.4, M3.1: cards from hand, but not all, of a colour that lies nowhere else there."""
    reason = _hand_refusal(state, colour, cards)
    if reason != LEGAL:
        return reason
    if state.mountain[mandala, colour] > 0:
        return IN_MOUNTAIN
    if state.field[mandala, 1 - state.seat, colour] > 0:
        return IN_RIVAL_FIELD
    return KEEP_A_CARD if state.hand_size[state.seat] == cards else LEGAL


@compiled
def apply(state: np.record, action: int) -> None:
    """Carry out a legal action. Whether it is legal is the caller's duty: ask `refusal`."""
    if action < GROW:
        _build(state, action // COLOUR_COUNT, action % COLOUR_COUNT)
    elif action < DISCARD:
        place = (action - GROW) // MOST_GROWN
        cards = (action - GROW) % MOST_GROWN + 1
        _grow(state, place // COLOUR_COUNT, place % COLOUR_COUNT, cards)
    elif action < CLAIM_COLOUR:
        cards = (action - DISCARD) % MOST_DISCARDED + 1
        _discard(state, (action - DISCARD) // MOST_DISCARDED, cards)
    else:
        claim_colour(state, action - CLAIM_COLOUR)


@compiled
def _leave_hand(state: np.record, colour: int, cards: int) -> None:
    state.hand[state.seat, colour] -= cards
    state.hand_size[state.seat] -= cards


@compiled
def _build(state: np.record, mandala: int, colour: int) -> None:
    """M2.2, M2.3: a card into the Mountain, then up to three into the hand, then the check."""
    _leave_hand(state, colour, 1)
    state.mountain[mandala, colour] += 1
    state.mandala = mandala
    state.returned = 0  # M6.6
    wanted = min(BUILD_DRAW, HAND_LIMIT - state.hand_size[state.seat])
    if not call_for_cards(state, DRAW, wanted):
        check_mandala(state)


@compiled
def _grow(state: np.record, mandala: int, colour: int, cards: int) -> None:
    """M2.4: cards into the player's own Field, no draw, then the check."""
    _leave_hand(state, colour, cards)
    state.field[mandala, state.seat, colour] += cards
    state.field_size[mandala, state.seat] += cards
    state.mandala = mandala
    state.returned = 0  # M6.6
    check_mandala(state)


@compiled
def _discard(state: np.record, colour: int, cards: int) -> None:
    """M2.5, M2.6: cards onto the pile, and as many from the deck, which they may be part of."""
    _leave_hand(state, colour, cards)
    state.discard[colour] += cards
    state.discard_size += cards
    call_for_cards(state, DRAW, cards)
