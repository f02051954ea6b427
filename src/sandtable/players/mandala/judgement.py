"""What a bot judges by: the nets, or the small evaluation and policy that are quicker."""

from typing import Any

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.state import CLAIM_COLOUR
from . import evaluation, inputs, policy, policy_net, value_net
from .evaluation import evaluate as quick_value
from .policy import weigh as quick_weigh
from .policy import weigh_passing
from .policy_net import net_weigh
from .value_net import net_value

KNOWLEDGE: list[Any] = [
    ("values_by_net", "<i8"),
    ("weighs_by_net", "<i8"),
    *evaluation.KNOWLEDGE,
    *policy.KNOWLEDGE,
    *inputs.KNOWLEDGE,
    *value_net.KNOWLEDGE,
    *policy_net.KNOWLEDGE,
]


@compiled
def evaluate(state: np.record, mind: Any) -> float:
    """The chance of seat 0 to win, between turns; at the end the result."""
    if mind.values_by_net:
        return net_value(state, mind)
    return quick_value(state, mind)


@compiled
def weigh(state: np.record, mind: Any, count: int) -> None:
    """Write into `mind.priors` how promising each of the legal `mind.actions` looks."""
    if not mind.weighs_by_net:
        quick_weigh(state, mind, count)
        return
    net_weigh(state, mind, count)
    if state.deck_size + state.discard_size == 0 and mind.actions[count - 1] < CLAIM_COLOUR:
        weigh_passing(state, mind, count)
