"""Which moves of Mandala look good at a glance.

Every legal action is described by a row of numbers and weighed by a weighted sum of them, with
weights of its own for building, growing and discarding. The weights serve twice: as priors in the
tree and as the chances of the moves in playouts.
"""

import math
from collections import namedtuple
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import Numbers
from ...games.compiled import compiled
from ...games.mandala.claims import colour_is_in
from ...games.mandala.moves import may_build, may_grow
from ...games.mandala.state import (
    BUILD_DRAW,
    CLAIM_COLOUR,
    COLOUR_COUNT,
    DISCARD,
    GROW,
    HAND_LIMIT,
    MANDALAS,
    MOST_DISCARDED,
    MOST_GROWN,
)
from .worth import gain, missing_colours, mountain_gain, result_for

Row = NDArray[np.float32]

BUILDS, GROWS, DISCARDS, KINDS = range(4)
ROW = 18
"""Numbers that describe an action."""


def _columns(names: str) -> Any:
    """The place of each number in the row by its name."""
    return namedtuple("Columns", names)(*range(len(names.split())))


# `own` is of the seat to move. Absent: no card of one's own in that Mandala; unopposed: none of the
# rival's. Nearly: one colour is missing then.
BUILD_ROW = _columns(
    """
    always drawn is_new completes completes_leading completes_absent completes_unopposed
    completed_worth own_gain rival_gain is_absent unopposed lead nearly nearly_leading
    in_hand missing hand_size
    """
)
GROW_ROW = _columns(
    """
    always cards is_new completes completes_leading completes_unopposed completed_worth
    was_absent takes_lead lead nearly nearly_leading mountain_gain own_gain all_of_colour
    hand_left missing led_before
    """
)
DISCARD_ROW = _columns(
    """
    always cards all_of_colour own_gain rival_gain is_playable hand_size in_hand is_single
    """
)

# The columns of `context`: what is the same for all actions in one Mandala.
MISSING, OWN, RIVAL, OWN_GAIN, RIVAL_GAIN, CONTEXT = range(6)

# Scales that bring the numbers near 1.
POINTS, SPACES, FEW = 20.0, 6.0, 4.0
WIDEST_LEAD = 4
DECISIVE = 100.0
"""How much better than the best other move it is to win at once, and how much worse to lose."""
PASSING = 0.2
"""How promising a pass looks beside the best other move."""

KNOWLEDGE: list[Any] = [
    ("policy", "<f4", (KINDS, ROW)),
    ("row", "<f4", (ROW,)),
    ("context", "<f4", (MANDALAS, CONTEXT)),
]


@compiled
def weigh(state: np.record, mind: Any, count: int) -> None:
    """Write into `mind.priors` how promising each of the legal `mind.actions` looks."""
    if mind.actions[0] >= CLAIM_COLOUR:
        for k in range(count):
            mind.priors[k] = 1.0
        return
    look_around(state, mind.context)
    for k in range(count):
        kind = describe_action(state, mind.actions[k], mind.context, mind.row)
        total = np.float32(0.0)
        for i in range(ROW):
            total += mind.policy[kind, i] * mind.row[i]
        mind.priors[k] = math.exp(total)
    if state.deck_size + state.discard_size == 0:
        weigh_passing(state, mind, count)


@compiled
def weigh_passing(state: np.record, mind: Any, count: int) -> None:
    """M6.6: with nothing to draw a discard is a pass, and the second one in succession the end.

    No feeling for discards was learned there, and one of them stands for all.
    """
    first = 0
    best = 0.0
    while mind.actions[first] < DISCARD:
        best = max(best, mind.priors[first])
        first += 1
    share = PASSING
    if state.returned:
        share = DECISIVE ** (2.0 * result_for(state, state.seat) - 1.0)
    mind.priors[first] = share * best if first > 0 else 1.0
    for k in range(first + 1, count):
        mind.priors[k] = mind.priors[first] / DECISIVE


@compiled
def look_around(state: np.record, context: Any) -> None:
    """Who leads in each Mandala, how far it is, and what its Mountain would bring."""
    seat = int(state.seat)
    for mandala in range(MANDALAS):
        context[mandala, MISSING] = missing_colours(state, mandala)
        context[mandala, OWN] = state.field_size[mandala, seat]
        context[mandala, RIVAL] = state.field_size[mandala, 1 - seat]
        context[mandala, OWN_GAIN] = mountain_gain(state, mandala, seat) / POINTS
        context[mandala, RIVAL_GAIN] = mountain_gain(state, mandala, 1 - seat) / POINTS


@compiled
def describe_action(state: np.record, action: int, context: Any, row: Row) -> int:
    """Fill the row of an action on a turn; return its kind."""
    if action < GROW:
        _describe_build(state, action // COLOUR_COUNT, action % COLOUR_COUNT, context, row)
        return BUILDS
    if action < DISCARD:
        place = (action - GROW) // MOST_GROWN
        cards = (action - GROW) % MOST_GROWN + 1
        _describe_grow(state, place // COLOUR_COUNT, place % COLOUR_COUNT, cards, context, row)
        return GROWS
    cards = (action - DISCARD) % MOST_DISCARDED + 1
    _describe_discard(state, (action - DISCARD) // MOST_DISCARDED, cards, row)
    return DISCARDS


@compiled
def _describe_build(state: np.record, mandala: int, colour: int, context: Any, row: Row) -> None:
    seat = int(state.seat)
    own = context[mandala, OWN]
    rival = context[mandala, RIVAL]
    missing = context[mandala, MISSING]
    is_new = not colour_is_in(state, mandala, colour)
    completes = is_new and missing == 1
    nearly = is_new and missing == 2
    worth = context[mandala, OWN_GAIN] + context[mandala, RIVAL_GAIN]
    drawn = min(BUILD_DRAW, HAND_LIMIT + 1 - state.hand_size[seat])
    row[BUILD_ROW.always] = 1.0
    row[BUILD_ROW.drawn] = drawn / BUILD_DRAW
    row[BUILD_ROW.is_new] = is_new
    row[BUILD_ROW.completes] = completes
    row[BUILD_ROW.completes_leading] = completes and own > rival
    row[BUILD_ROW.completes_absent] = completes and own == 0
    row[BUILD_ROW.completes_unopposed] = completes and rival == 0
    row[BUILD_ROW.completed_worth] = (1.0 if own > rival else -1.0) * worth if completes else 0.0
    row[BUILD_ROW.own_gain] = gain(state, seat, colour, 1) / SPACES
    row[BUILD_ROW.rival_gain] = gain(state, 1 - seat, colour, 1) / SPACES
    row[BUILD_ROW.is_absent] = own == 0
    row[BUILD_ROW.unopposed] = rival == 0
    row[BUILD_ROW.lead] = min(max(own - rival, -WIDEST_LEAD), WIDEST_LEAD) / FEW
    row[BUILD_ROW.nearly] = nearly
    row[BUILD_ROW.nearly_leading] = nearly and own > rival
    row[BUILD_ROW.in_hand] = state.hand[seat, colour] / FEW
    row[BUILD_ROW.missing] = missing / SPACES
    row[BUILD_ROW.hand_size] = state.hand_size[seat] / HAND_LIMIT


@compiled
def _describe_grow(
    state: np.record, mandala: int, colour: int, cards: int, context: Any, row: Row
) -> None:
    seat = int(state.seat)
    own = context[mandala, OWN]
    rival = context[mandala, RIVAL]
    missing = context[mandala, MISSING]
    leads = own + cards > rival
    is_new = state.field[mandala, seat, colour] == 0
    completes = is_new and missing == 1
    nearly = is_new and missing == 2
    worth = context[mandala, OWN_GAIN] + context[mandala, RIVAL_GAIN]
    row[GROW_ROW.always] = 1.0
    row[GROW_ROW.cards] = cards / FEW
    row[GROW_ROW.is_new] = is_new
    row[GROW_ROW.completes] = completes
    row[GROW_ROW.completes_leading] = completes and leads
    row[GROW_ROW.completes_unopposed] = completes and rival == 0
    row[GROW_ROW.completed_worth] = (1.0 if leads else -1.0) * worth if completes else 0.0
    row[GROW_ROW.was_absent] = own == 0
    row[GROW_ROW.takes_lead] = own <= rival and leads
    row[GROW_ROW.lead] = min(max(own + cards - rival, -WIDEST_LEAD), WIDEST_LEAD) / FEW
    row[GROW_ROW.nearly] = nearly
    row[GROW_ROW.nearly_leading] = nearly and leads
    row[GROW_ROW.mountain_gain] = context[mandala, OWN_GAIN]
    row[GROW_ROW.own_gain] = gain(state, seat, colour, 1) / SPACES
    row[GROW_ROW.all_of_colour] = state.hand[seat, colour] == cards
    row[GROW_ROW.hand_left] = (state.hand_size[seat] - cards) / HAND_LIMIT
    row[GROW_ROW.missing] = missing / SPACES
    row[GROW_ROW.led_before] = own > rival


@compiled
def _describe_discard(state: np.record, colour: int, cards: int, row: Row) -> None:
    seat = int(state.seat)
    playable = False
    for mandala in range(MANDALAS):
        playable |= may_build(state, mandala, colour) or may_grow(state, mandala, seat, colour)
    row[DISCARD_ROW.always] = 1.0
    row[DISCARD_ROW.cards] = cards / FEW
    row[DISCARD_ROW.all_of_colour] = state.hand[seat, colour] == cards
    row[DISCARD_ROW.own_gain] = gain(state, seat, colour, 1) / SPACES
    row[DISCARD_ROW.rival_gain] = gain(state, 1 - seat, colour, 1) / SPACES
    row[DISCARD_ROW.is_playable] = playable
    row[DISCARD_ROW.hand_size] = state.hand_size[seat] / HAND_LIMIT
    row[DISCARD_ROW.in_hand] = state.hand[seat, colour] / FEW
    row[DISCARD_ROW.is_single] = cards == 1
    for i in range(len(DISCARD_ROW), ROW):
        row[i] = 0.0


@compiled
def describe_actions(state: np.record, actions: Numbers, count: int, mind: Any, rows: Any) -> None:
    """The rows of all legal actions on a turn, each at the place of its kind: to learn from."""
    look_around(state, mind.context)
    for k in range(count):
        kind = describe_action(state, actions[k], mind.context, mind.row)
        for i in range(KINDS * ROW):
            rows[k, i] = 0.0
        for i in range(ROW):
            rows[k, kind * ROW + i] = mind.row[i]
