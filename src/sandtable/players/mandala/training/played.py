"""Games of Mandala by the policy net alone, to learn what positions are worth.

They are played in compiled code, thousands a second: far more positions than searches can visit,
with results that lean on nobody's judgement but for the claims, which are solved.
"""

import numpy as np

from ....games.batch import Numbers, States
from ....games.compiled import compiled
from ....games.dice import Dice, below, dice, roll_all
from ....games.mandala.deal import DEAL_BOUNDS, deal
from ....games.mandala.moves import apply, legal_actions
from ....games.mandala.state import CLAIM, OVER, REFILL, STATE, TURN
from ..claims import ROOM, play_claims
from ..evaluation import next_to_act
from ..judgement import weigh
from ..thinking import MIND, Weights, draw_card, give_knowledge, sample_prior
from ..worth import result
from .rows import Rows

SHARPNESS = 1.6
"""The power of the shares: the net tells where searches go, and they play what they go to most."""
KEPT_OF = 4
"""One of so many positions is kept."""
LONGEST = 400
"""Actions, claimed Mountains and cards after which a game is given up, and not learned from."""


def play_positions(weights: Weights, count: int, seed: str) -> tuple[States, Rows]:
    """About so many positions, and what the seat that acts next in them got."""
    states = np.zeros(1 + ROOM, dtype=STATE)
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, weights)
    kept, results = np.zeros(count, dtype=STATE), np.zeros(count, dtype=np.float32)
    used = _play_games(states, dice(seed), minds, np.zeros_like(DEAL_BOUNDS), kept, results)
    return kept[:used], results[:used]


@compiled
def _play_games(
    states: States, rolls: Dice, minds: States, numbers: Numbers, kept: States, results: Rows
) -> int:
    """Play whole games until there is no more room; return how many are of finished games."""
    filled = 0
    while True:
        roll_all(rolls, DEAL_BOUNDS, numbers)
        deal(states[0], numbers)
        begin = filled
        steps = 0
        while states[0].phase != OVER and steps < LONGEST:
            steps += 1
            if states[0].phase in (TURN, REFILL) and below(rolls, KEPT_OF) == 0:
                if filled == len(kept):
                    return begin
                kept[filled] = states[0]
                filled += 1
            _play_on(states, rolls, minds[0])
        if states[0].phase != OVER:
            filled = begin
        value = result(states[0])
        for i in range(begin, filled):
            results[i] = value if next_to_act(kept[i]) == 0 else 1.0 - value


@compiled
def _play_on(states: States, rolls: Dice, mind: np.record) -> None:
    """One action, one Mountain claimed, or one card."""
    if states[0].phase == TURN:
        count = legal_actions(states[0], mind.actions)
        weigh(states[0], mind, count)
        for k in range(count):
            mind.priors[k] = mind.priors[k] ** SHARPNESS
        apply(states[0], mind.actions[sample_prior(rolls, mind, count)])
    elif states[0].phase == CLAIM:
        play_claims(states, 0, mind)
    else:
        draw_card(states[0], rolls, mind)
