"""The policy net: which moves look good, to a seat that sees its own cards only.

Like the value net it treats all colours alike: a first layer for each colour, the sum of what it
gives, and a second layer for each colour that sees its own part and that sum. Every action has to
do with one colour, so its weight is read off that colour: by one output for each kind of action.
"""

import math
from typing import Any

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.state import (
    CLAIM,
    CLAIM_COLOUR,
    COLOUR_COUNT,
    DISCARD,
    GROW,
    MANDALAS,
    MOST_DISCARDED,
    MOST_GROWN,
)
from .evaluation import first_mandala
from .inputs import COLOUR_INPUTS, TABLE_INPUTS, describe_all
from .layer import add_layer

WIDTH = 64
NOTHING = np.float32(0.0)

# The outputs of a colour. `ALL` is added when no card of the colour stays in the hand.
BUILDS = 0
GROWS = BUILDS + MANDALAS
GROWS_ALL = GROWS + MANDALAS * MOST_GROWN
DISCARDS = GROWS_ALL + MANDALAS
DISCARDS_ALL = DISCARDS + MOST_DISCARDED
CLAIMS = DISCARDS_ALL + 1
NOTHING_MORE = CLAIMS + 1
"""An output that is always 0."""
OUTPUTS = 32
"""A few more than there are: a round number is quicker."""

WEIGHTS: dict[str, tuple[int, ...]] = {
    "policy_colour": (COLOUR_INPUTS, WIDTH),
    "policy_table": (TABLE_INPUTS, WIDTH),
    "policy_bias": (WIDTH,),
    "policy_own": (WIDTH, WIDTH),
    "policy_pooled": (WIDTH, WIDTH),
    "policy_inner": (WIDTH,),
    "policy_outer": (WIDTH, OUTPUTS),
    "policy_base": (OUTPUTS,),
}
KNOWLEDGE: list[Any] = [
    *((name, "<f4", shape) for name, shape in WEIGHTS.items()),
    ("policy_shared", "<f4", (WIDTH,)),
    ("policy_first", "<f4", (COLOUR_COUNT, WIDTH)),
    ("policy_sum", "<f4", (WIDTH,)),
    ("policy_common", "<f4", (WIDTH,)),
    ("policy_second", "<f4", (WIDTH,)),
    ("policy_outputs", "<f4", (COLOUR_COUNT, OUTPUTS)),
    ("policy_asked", "<i8", (COLOUR_COUNT,)),  # 1 for colours whose outputs are read
]
"""What the net needs in the mind of a search: weights, and room to work."""


@compiled
def net_weigh(state: np.record, mind: Any, count: int) -> None:
    """Write into `mind.priors` how promising each of the legal `mind.actions` looks."""
    describe_known(state, mind.colour_inputs, mind.table_inputs)
    for colour in range(COLOUR_COUNT):
        mind.policy_asked[colour] = 0
    for k in range(count):
        mind.policy_asked[colour_of(mind.actions[k])] = 1
    _see(mind)
    first = first_mandala(state)
    seat = state.claimer if state.phase == CLAIM else state.seat
    for k in range(count):
        action = mind.actions[k]
        colour = colour_of(action)
        cards = cards_of(action)
        total = mind.policy_outputs[colour, output_of(action, first)]
        if cards == state.hand[seat, colour]:
            total += mind.policy_outputs[colour, last_output_of(action, first)]
        mind.priors[k] = math.exp(total)


@compiled
def describe_known(state: np.record, colours: Any, table: Any) -> None:
    """Describe a state as the seat to decide knows it: all cards it cannot see are in the deck."""
    seat = state.claimer if state.phase == CLAIM else state.seat
    hand = np.empty(COLOUR_COUNT, dtype=np.int16)
    cup = np.empty(COLOUR_COUNT, dtype=np.int16)
    for colour in range(COLOUR_COUNT):
        hand[colour] = state.hand[1 - seat, colour]
        cup[colour] = state.hidden_cup[1 - seat, colour]
        state.deck[colour] += hand[colour] + cup[colour]
        state.hand[1 - seat, colour] = 0
        state.hidden_cup[1 - seat, colour] = 0
    describe_all(state, seat, colours, table)
    for colour in range(COLOUR_COUNT):
        state.deck[colour] -= hand[colour] + cup[colour]
        state.hand[1 - seat, colour] = hand[colour]
        state.hidden_cup[1 - seat, colour] = cup[colour]


@compiled
def _see(mind: Any) -> None:
    """The first layer for each colour; the second and the outputs for those that are asked for."""
    for j in range(WIDTH):
        mind.policy_shared[j] = mind.policy_bias[j]
        mind.policy_sum[j] = NOTHING
        mind.policy_common[j] = mind.policy_inner[j]
    add_layer(mind.table_inputs, mind.policy_table, mind.policy_shared)
    for colour in range(COLOUR_COUNT):
        for j in range(WIDTH):
            mind.policy_first[colour, j] = mind.policy_shared[j]
        add_layer(mind.colour_inputs[colour], mind.policy_colour, mind.policy_first[colour])
        for j in range(WIDTH):
            mind.policy_first[colour, j] = max(mind.policy_first[colour, j], NOTHING)
            mind.policy_sum[j] += mind.policy_first[colour, j]
    add_layer(mind.policy_sum, mind.policy_pooled, mind.policy_common)
    for colour in range(COLOUR_COUNT):
        if not mind.policy_asked[colour]:
            continue
        for j in range(WIDTH):
            mind.policy_second[j] = mind.policy_common[j]
        add_layer(mind.policy_first[colour], mind.policy_own, mind.policy_second)
        for j in range(WIDTH):
            mind.policy_second[j] = max(mind.policy_second[j], NOTHING)
        for k in range(OUTPUTS):
            mind.policy_outputs[colour, k] = mind.policy_base[k]
        add_layer(mind.policy_second, mind.policy_outer, mind.policy_outputs[colour])


@compiled
def colour_of(action: int) -> int:
    """The colour of the cards an action moves."""
    if action < GROW:
        return action % COLOUR_COUNT
    if action < DISCARD:
        return (action - GROW) // MOST_GROWN % COLOUR_COUNT
    if action < CLAIM_COLOUR:
        return (action - DISCARD) // MOST_DISCARDED
    return action - CLAIM_COLOUR


@compiled
def cards_of(action: int) -> int:
    """How many cards of the hand an action grows or discards; 0: another kind of action."""
    if action < GROW:
        return 0
    if action < DISCARD:
        return (action - GROW) % MOST_GROWN + 1
    if action < CLAIM_COLOUR:
        return (action - DISCARD) % MOST_DISCARDED + 1
    return 0


@compiled
def output_of(action: int, first: int) -> int:
    """Which output of its colour an action is read off; `first` is the Mandala described first."""
    if action < GROW:
        return BUILDS + (action // COLOUR_COUNT != first)
    if action < DISCARD:
        place = (action - GROW) // MOST_GROWN // COLOUR_COUNT != first
        return GROWS + place * MOST_GROWN + (action - GROW) % MOST_GROWN
    if action < CLAIM_COLOUR:
        return DISCARDS + (action - DISCARD) % MOST_DISCARDED
    return CLAIMS


@compiled
def last_output_of(action: int, first: int) -> int:
    """The output that is added for an action that leaves no card of its colour in the hand."""
    if action < GROW:
        return NOTHING_MORE
    if action < DISCARD:
        return GROWS_ALL + ((action - GROW) // MOST_GROWN // COLOUR_COUNT != first)
    if action < CLAIM_COLOUR:
        return DISCARDS_ALL
    return NOTHING_MORE
