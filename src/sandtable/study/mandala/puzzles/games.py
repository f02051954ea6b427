"""Games of Mandala by the policy alone: a thousand in a second or two."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ....games.batch import States
from ....games.compiled import compiled
from ....games.dice import Dice, dice, roll_all
from ....games.mandala.claims import claim_colour
from ....games.mandala.deal import DEAL_BOUNDS, deal
from ....games.mandala.moves import apply
from ....games.mandala.state import CLAIM, OVER, STATE, TURN
from ....players.mandala.claims import ROOM, best_claim
from ....players.mandala.thinking import (
    MIND,
    PLAYS_BY_POLICY,
    draw_card,
    give_knowledge,
    load_weights,
    sample_action,
)

LONGEST = 200
"""Decisions of a game; longer ones are broken off."""


@compiled
def _play(states: States, kept: States, rolls: Dice, mind: Any) -> int:
    """Play the game in states[0]; keep every position with a decision; return how many."""
    count = 0
    while states[0].phase != OVER and count < len(kept):
        if states[0].phase == TURN:
            kept[count] = states[0]
            count += 1
            apply(states[0], sample_action(states[0], rolls, mind))
        elif states[0].phase == CLAIM:
            kept[count] = states[0]
            count += 1
            claim_colour(states[0], best_claim(states, 0, mind))
        else:
            draw_card(states[0], rolls, mind)
    return count


class Games:
    """Plays games against itself."""

    def __init__(self) -> None:
        self._minds = np.zeros(1, dtype=MIND)
        give_knowledge(self._minds, load_weights())
        self._minds[0].ways[PLAYS_BY_POLICY] = 1

    def play(self, seed: str) -> Iterator[States]:
        """Every position of one game in which somebody decides."""
        rolls = dice(seed)
        states = np.zeros(1 + ROOM, dtype=STATE)
        numbers = np.zeros_like(DEAL_BOUNDS)
        roll_all(rolls, DEAL_BOUNDS, numbers)
        deal(states[0], numbers)
        kept = np.zeros(LONGEST, dtype=STATE)
        count = _play(states, kept, rolls, self._minds[0])
        for at in range(count):
            yield kept[at : at + 1].copy()
