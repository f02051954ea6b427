"""The value net: the chance to win, from the cards of each colour and the whole table.

Every colour goes through the same two layers; the second also sees the sum of what the first gives
for all colours. What comes out is added up over the colours, so which colour is which makes no
difference, as in the rules. Both sums and the numbers about the whole table go through one more
layer.
"""

import math
from typing import Any

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.state import COLOUR_COUNT, OVER, TURN
from .evaluation import next_to_act
from .inputs import COLOUR_INPUTS, TABLE_INPUTS, describe_all
from .layer import add_layer, add_layer_to_all
from .worth import result, result_for

WIDTH = 96
NOTHING = np.float32(0.0)

WEIGHTS: dict[str, tuple[int, ...]] = {
    "value_colour": (COLOUR_INPUTS, WIDTH),
    "value_table": (TABLE_INPUTS, WIDTH),
    "value_bias": (WIDTH,),
    "value_own": (WIDTH, WIDTH),
    "value_pooled": (WIDTH, WIDTH),
    "value_common": (WIDTH,),
    "value_early": (WIDTH, WIDTH),
    "value_late": (WIDTH, WIDTH),
    "value_beside": (TABLE_INPUTS, WIDTH),
    "value_inner": (WIDTH,),
    "value_outer": (WIDTH,),
    "value_direct": (TABLE_INPUTS,),
}
KNOWLEDGE: list[Any] = [
    *((name, "<f4", shape) for name, shape in WEIGHTS.items()),
    ("value_shared", "<f4", (WIDTH,)),
    ("value_first", "<f4", (COLOUR_COUNT, WIDTH)),
    ("value_second", "<f4", (COLOUR_COUNT, WIDTH)),
    ("value_sum", "<f4", (WIDTH,)),
    ("value_hidden", "<f4", (WIDTH,)),
]
"""What the net needs in the mind of a search: weights, and room to work."""


@compiled
def net_value(state: np.record, mind: Any) -> float:
    """The chance of seat 0 to win, between turns; at the end the result."""
    if state.phase == OVER:
        return result(state)
    seat = next_to_act(state)
    describe_all(state, seat, mind.colour_inputs, mind.table_inputs)
    _see(mind)
    total = NOTHING
    for j in range(WIDTH):
        total += max(mind.value_hidden[j], NOTHING) * mind.value_outer[j]
    for i in range(TABLE_INPUTS):
        total += mind.table_inputs[i] * mind.value_direct[i]
    chance = 1.0 / (1.0 + math.exp(-float(total)))
    if state.returned and state.phase == TURN:  # M6.6: a discard ends the game for who wins by it
        chance = max(chance, result_for(state, seat))
    return chance if seat == 0 else 1.0 - chance


@compiled
def _see(mind: Any) -> None:
    """All layers; those of the colours for all of them together."""
    for j in range(WIDTH):
        mind.value_shared[j] = mind.value_bias[j]
        mind.value_hidden[j] = mind.value_inner[j]
    add_layer(mind.table_inputs, mind.value_table, mind.value_shared)
    add_layer(mind.table_inputs, mind.value_beside, mind.value_hidden)
    _spread(mind.value_shared, mind.value_first)
    add_layer_to_all(mind.colour_inputs, mind.value_colour, mind.value_first)
    _rectify_and_add_up(mind.value_first, mind.value_sum)
    for j in range(WIDTH):
        mind.value_shared[j] = mind.value_common[j]
    add_layer(mind.value_sum, mind.value_pooled, mind.value_shared)
    add_layer(mind.value_sum, mind.value_early, mind.value_hidden)
    _spread(mind.value_shared, mind.value_second)
    add_layer_to_all(mind.value_first, mind.value_own, mind.value_second)
    _rectify_and_add_up(mind.value_second, mind.value_sum)
    add_layer(mind.value_sum, mind.value_late, mind.value_hidden)


@compiled
def _spread(shared: Any, outputs: Any) -> None:
    """Every colour begins with what all have in common."""
    for colour in range(COLOUR_COUNT):
        for j in range(WIDTH):
            outputs[colour, j] = shared[j]


@compiled
def _rectify_and_add_up(outputs: Any, total: Any) -> None:
    """Nothing is below nothing; the sum over the colours."""
    for j in range(WIDTH):
        total[j] = NOTHING
    for colour in range(COLOUR_COUNT):
        for j in range(WIDTH):
            outputs[colour, j] = max(outputs[colour, j], NOTHING)
            total[j] += outputs[colour, j]
