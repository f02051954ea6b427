"""V: what a position of Mandala is worth with all cards open.

The next few moves are found by searches from what their players know, and the game goes on by the
policy, is cut and judged. Playouts by the policy alone would make every move look better than the
position before it, by 7 points of percent on average: so much worse than the best move is the
policy's own. The first moves are those that grades call best, as far as these do not depend on
cards to come.

All positions are valued along the same numbered paths, each with dice of its own: a position and
the one after its best move see the same cards and the same searches, so that what differs between
them is not the dice.
"""

from collections.abc import Sequence

import numpy as np

from ....games import load
from ....games.batch import States
from ....games.compiled import compiled
from ....games.dice import Dice, dice
from ....games.mandala.moves import apply
from ....games.mandala.notation import NUMBERS
from ....games.mandala.state import CLAIM, OBSERVATION, OVER, STATE, TURN
from ....players.mandala.claims import ROOM
from ....players.mandala.levels import TO_THE_CLAIMS
from ....players.mandala.thinking import Thinking, load_weights
from .paired import Judge
from .rolling import MEASURES, Values, new_minds, roll_on

SEARCH = ((0.6, 1.0, 0.1), (TO_THE_CLAIMS, 1, 1))
SIMULATIONS = 30
"""Of each search for a move."""
SEARCHED = 3
"""Moves of a path that are searched (or graded): docs/study.md says how that was chosen."""
PATHS = 40
NODES = 2_000


@compiled
def _to_turn(states: States, draws: Dice, minds: States) -> None:
    """Let cards come and claims be made, until somebody has a turn or it is over."""
    roll_on(states, draws, draws, minds[0], 0)


@compiled
def _act(states: States, action: int) -> None:
    apply(states[0], action)


class Valuer:
    """Values positions; the same seed gives the same value."""

    def __init__(self, turns: int) -> None:
        self._turns = turns
        self._judge = Judge(turns)
        self._minds = new_minds()
        self._states = np.zeros(1 + ROOM, dtype=STATE)
        self._seen = np.zeros(1, dtype=OBSERVATION)
        self._batch = load("mandala").batch

    def glance(self, state: np.record, games: int) -> Values:
        """The evaluation as it is, after the cards and claims that are due."""
        return self._judge.value(state, games, "glance", turns=0)

    def value(
        self, state: np.record, games: int, graded: Sequence[str] = (), paths: int = PATHS
    ) -> Values:
        """The mean measures of seat 0 over so many playouts in all; exact at the end.

        `graded` are the first moves of all paths.
        """
        if state.phase == OVER:
            return self._judge.value(state, 1, "over")
        total = np.zeros(MEASURES)
        for number in range(paths):
            self._states[0] = state
            left = self._turns - self._follow(number, graded)
            after = self._states[:1].copy()[0]
            games_each = max(games // paths, 1)
            total += self._judge.value(after, games_each, f"path {number}", turns=left)
        return np.asarray(total / paths)

    def _follow(self, path: int, graded: Sequence[str]) -> int:
        """Make the moves of a path; how many turns they took."""
        states = self._states
        draws, turns = dice(f"path {path} cards"), 0
        thinking = Thinking(dice(f"path {path} search"), load_weights(), *SEARCH, nodes=NODES)
        for move in graded:
            if states[0].phase not in (TURN, CLAIM):
                _to_turn(states, draws, self._minds)
            turns += int(states[0].phase == TURN)
            _act(states, NUMBERS[move])
        while turns < SEARCHED:
            _to_turn(states, draws, self._minds)
            if states[0].phase == OVER:
                break
            seats = np.array([int(states[0].seat)])
            self._batch.observe_all(states[:1], seats, self._seen)
            _act(states, thinking.search(self._seen, lambda done: False, SIMULATIONS)[0].action)
            turns += 1
        return turns
