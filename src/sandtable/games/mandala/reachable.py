"""Which Mandala positions a game can reach: what a picture is checked against."""

import numpy as np

from ...errors import BadPosition
from .claims import colour_is_in, first_to_claim, is_complete, river_is_full
from .state import (
    BUILD_DRAW,
    CLAIM,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    DRAW,
    HAND_LIMIT,
    HIDDEN_CUP,
    MANDALAS,
    MOUNTAIN_START,
    NONE,
    OVER,
    REFILL,
    SEATS,
    TURN,
)


def check_reachable(state: np.record) -> None:
    """Raise BadPosition for what no game can reach. The number of cards is right already."""
    for mandala in range(MANDALAS):
        _check_mandala(state, mandala)
    for seat in range(SEATS):
        _check_seat(state, seat)
    _check_deck(state)
    _check_heading(state)
    if state.returned:
        _check_returned(state)
    if state.phase == DRAW:
        _check_draw(state)
    elif state.phase == CLAIM:
        _check_claim(state)
    elif state.phase == REFILL:
        _check_refill(state)
    elif state.phase == OVER:
        _check_over(state)


def _check_mandala(state: np.record, mandala: int) -> None:
    """M3.1, M1.1, M4.1, M4.8: one area a colour; two cards or more; not complete unless claimed."""
    for colour, name in enumerate(COLOUR_NAMES):
        areas = [state.mountain[mandala, colour], *state.field[mandala, :, colour]]
        if sum(cards > 0 for cards in areas) > 1:
            raise BadPosition(
                f"{name} is in more than one area of Mandala {mandala + 1}",
                "two-areas",
                {"colour": COLOURS[colour], "mandala": mandala + 1},
            )
    is_claimed_to_the_end = state.phase == OVER and not state.returned
    if is_claimed_to_the_end or (state.mandala == mandala and state.phase in (CLAIM, REFILL)):
        return
    built = 1 if state.mandala == mandala else 0
    if state.mountain[mandala].sum() < MOUNTAIN_START + built:
        sentence = f"the Mountain of Mandala {mandala + 1} has too few cards"
        raise BadPosition(sentence, "few-on-mountain", {"mandala": mandala + 1})
    if is_complete(state, mandala) and state.mandala != mandala:
        sentence = f"Mandala {mandala + 1} is complete, so it has to be claimed"
        raise BadPosition(sentence, "complete", {"mandala": mandala + 1})


def _check_seat(state: np.record, seat: int) -> None:
    """M2.3, M2.7, M1.1, M4.4: cards in hand, in the Cup and in the River."""
    draws = state.phase == DRAW and state.seat == seat
    most = HAND_LIMIT - (state.due if draws else 0)
    least = 0 if draws else 1
    if not least <= state.hand_size[seat] <= most:
        raise BadPosition(
            f"seat {seat} has {state.hand_size[seat]} cards in hand instead of {least} to {most}",
            "hand",
            {"player": seat + 1, "count": int(state.hand_size[seat]), "most": int(most)},
        )
    if state.hidden_cup[seat].sum() != HIDDEN_CUP:
        sentence = f"the cup of seat {seat} must be the {HIDDEN_CUP} cards dealt into it"
        raise BadPosition(sentence, "cup", {"player": seat + 1, "most": HIDDEN_CUP})
    for colour, name in enumerate(COLOUR_NAMES):
        if state.cup[seat, colour] > 0 and state.river[seat, colour] == 0:
            raise BadPosition(
                f"seat {seat} has claimed {name} without a {name} River card",
                "no-river-card",
                {"player": seat + 1, "colour": COLOURS[colour]},
            )


def _check_deck(state: np.record) -> None:
    """M5.1, M5.2, M5.3: an empty deck is exhausted, and the pile was shuffled if it had a card."""
    if state.deck_size == 0 and not state.exhausted:
        raise BadPosition("the deck is empty, so it is exhausted", "deck-empty")
    if state.deck_size == 0 and state.phase in (DRAW, REFILL):
        raise BadPosition("a card is due, and the deck has none")
    if state.deck_size == 0 and state.phase == TURN and state.discard_size > 0:
        raise BadPosition("the deck is empty, so the discard pile would have been shuffled")


def _check_heading(state: np.record) -> None:
    """M2.3, M4.3, M4.8: what each phase has to say; M6.1: no turn with a full River."""
    has_mandala = state.phase in (CLAIM, REFILL) or (state.phase == DRAW and state.mandala != NONE)
    if (state.mandala != NONE) != has_mandala:
        raise BadPosition("a claim or refill has its 'mandala 1' or 'mandala 2', a turn has none")
    if (state.claimer != NONE) != (state.phase == CLAIM):
        raise BadPosition("a claim has its 'claimer 0' or 'claimer 1', other phases have none")
    if (state.due > 0) != (state.phase in (DRAW, REFILL)):
        raise BadPosition("a draw or refill has a number of cards 'due', other phases have none")
    if river_is_full(state) and state.phase not in (CLAIM, OVER):
        raise BadPosition("a River has six colours, so the game is over", "river-full")


def _check_returned(state: np.record) -> None:
    """M6.6: there is nothing to draw but the cards of one colour that are being taken back."""
    if state.phase in (CLAIM, REFILL) or state.mandala != NONE:
        raise BadPosition("a build or grow follows the discard, so nothing is 'returned' any more")
    if river_is_full(state):
        raise BadPosition("a River has six colours, so no discard has ended the game")
    is_dry = state.exhausted and state.deck_size == state.due and state.discard_size == 0
    if not is_dry or (state.deck > 0).sum() > 1:
        raise BadPosition("cards are left to draw, so no discard has 'returned' the same cards")


def _check_draw(state: np.record) -> None:
    """M2.3, M5.4: a build draws up to three; nobody is owed more cards than there are."""
    if state.mandala != NONE and state.due > BUILD_DRAW:
        raise BadPosition(f"a build draws at most {BUILD_DRAW} cards, not {state.due}")
    if state.due > state.deck_size + state.discard_size:
        raise BadPosition(f"{state.due} cards are due, more than there are")


def _check_claim(state: np.record) -> None:
    """M4.2, M4.3: of six colours each claim took one, which tells whose claim it is."""
    if state.mountain[state.mandala].sum() == 0:
        raise BadPosition(f"the Mountain of Mandala {state.mandala + 1} has nothing to claim")
    present = sum(colour_is_in(state, state.mandala, colour) for colour in range(COLOUR_COUNT))
    claims = COLOUR_COUNT - present
    claimer = (first_to_claim(state) + claims) % SEATS
    if state.claimer != claimer:
        raise BadPosition(
            f"after {claims} claims it is seat {claimer}'s, not seat {state.claimer}'s"
        )


def _check_refill(state: np.record) -> None:
    """M4.8, M6.2, M6.4: no Fields, two cards in all; only the first can have exhausted the deck."""
    if state.field_size[state.mandala].any():
        raise BadPosition(f"Mandala {state.mandala + 1} is refilled, so its Fields are empty")
    if state.mountain[state.mandala].sum() + state.due != MOUNTAIN_START:
        raise BadPosition(f"a refill is {MOUNTAIN_START} cards, with those that have come")
    if state.exhausted and state.due == MOUNTAIN_START:
        raise BadPosition("the deck was exhausted before this refill, so the game is over")


def _check_over(state: np.record) -> None:
    """M6.1, M6.2, M6.6: a River or the deck, and a Mandala claimed to the end or a discard."""
    if not (river_is_full(state) or state.exhausted):
        raise BadPosition("the game is not over: no River is full and the deck is not exhausted")
    cards = state.mountain.sum(axis=1) + state.field_size.sum(axis=1)
    if cards.all() and not state.returned:
        raise BadPosition(
            "the game ends when a Mandala is claimed, and none is empty", "none-claimed"
        )
