"""What the moves of a turn are worth, by paired games: the same worlds and cards for every move.

In each world the seat could be in, every move is tried with the same dice, and the game goes on by
the policy. Differences between moves are then differences of moves, not of luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....games.batch import Numbers, States
from ....games.compiled import compiled
from ....games.dice import Dice, dice
from ....games.mandala.moves import apply
from ....games.mandala.notation import ACTION_TEXTS
from ....games.mandala.state import STATE
from ....players.mandala.belief import imagine
from ....players.mandala.claims import ROOM
from ....players.mandala.levels import TO_THE_CLAIMS, TO_THE_END
from ....players.mandala.thinking import (
    MIND,
    PLAYOUT,
    PLAYS_BY_POLICY,
    SOLVES_CLAIMS,
    give_knowledge,
    load_weights,
    play_out,
    settle,
)

Values = NDArray[np.float64]

LEARNED, RESULTS = "learned", "results"
"""Two evaluations: the learned one after the next claims, and nothing but how games end."""
SURE = 2.576
"""Standard errors to the lower end of a 99 % interval."""
WORDS = 4


@compiled
def try_all(
    observations: States, actions: Numbers, states: States, rolls: Dice, minds: States, values: Any
) -> None:
    """Fill `values`, a row for each world, with the chance of seat 0 after each action."""
    mind = minds[0]
    worlds = states[:1].copy()
    again = rolls.copy()
    for world in range(len(values)):
        imagine(observations, rolls, states, mind)
        worlds[0] = states[0]
        for k in range(len(actions)):
            states[0] = worlds[0]
            for word in range(WORDS):
                again[word] = rolls[word]
            apply(states[0], actions[k])
            if mind.ways[PLAYOUT] == TO_THE_END:
                settle(states, again, mind)
            values[world, k] = play_out(states, again, mind)
        for word in range(WORDS):
            rolls[word] = again[word]


@dataclass(frozen=True)
class Tried:
    """Moves and what each came to in every world, for the seat that moves."""

    moves: tuple[str, ...]
    values: Values

    @property
    def means(self) -> dict[str, float]:
        """The mean of every move."""
        return dict(zip(self.moves, self.values.mean(axis=0).tolist(), strict=True))

    @property
    def best(self) -> str:
        """The move with the highest mean."""
        return self.moves[int(self.values.mean(axis=0).argmax())]

    def leads(self, best: str) -> dict[str, tuple[float, float]]:
        """How far a move is ahead of each other one, and the standard error of that."""
        of_best = self.values[:, self.moves.index(best)]
        gaps = of_best[:, None] - self.values
        errors = gaps.std(axis=0, ddof=1) / np.sqrt(len(gaps))
        pairs = zip(gaps.mean(axis=0).tolist(), errors.tolist(), strict=True)
        return {move: lead for move, lead in zip(self.moves, pairs, strict=True) if move != best}


class Judge:
    """Tries moves."""

    def __init__(self, evaluation: str = LEARNED) -> None:
        self._minds = np.zeros(1, dtype=MIND)
        give_knowledge(self._minds, load_weights())
        ways = self._minds[0].ways
        ways[PLAYOUT] = TO_THE_CLAIMS if evaluation == LEARNED else TO_THE_END
        ways[SOLVES_CLAIMS] = ways[PLAYS_BY_POLICY] = 1
        self._states = np.zeros(1 + ROOM, dtype=STATE)

    def try_moves(
        self, observations: States, moves: Sequence[str], worlds: int, seed: str
    ) -> Tried:
        """What moves come to in so many worlds."""
        actions = np.array([ACTION_TEXTS.index(move) for move in moves], dtype=np.int64)
        values = np.zeros((worlds, len(moves)))
        try_all(observations, actions, self._states, dice(seed), self._minds, values)
        if observations[0].observer == 1:
            values = 1.0 - values
        return Tried(tuple(moves), values)
