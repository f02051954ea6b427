"""OpenSpiel's tree-search bots as players of our games: `bench.peers.openspiel_bots:mcts`.

They play through the adapter in sandtable.envs.openspiel. OpenSpiel's bots are given a number of
simulations; these here are its own Python bots, not a line of their search changed, interrupted
between two simulations when the time is up. (Its C++ bots cannot be used: the MCTS one of OpenSpiel
2.0.2 crashes on any game written in Python, OpenSpiel's own included, and the IS-MCTS one cannot
call a game's own resampling.)
"""

import random
import sys
import time
from typing import Any

import pyspiel
from open_spiel.python.algorithms import ismcts as openspiel_ismcts
from open_spiel.python.algorithms import mcts as openspiel_mcts

from sandtable.envs.openspiel import SandtableGame
from sandtable.players import Decision, Player, SeatView

from ..yardsticks.mandala import EXPLORATION as MANDALA_EXPLORATION
from ..yardsticks.patterns import EXPLORATION as PATTERNS_EXPLORATION

AS_MANY_AS_POSSIBLE = sys.maxsize
PREFIX = "sandtable_"


class TimeIsUp(Exception):
    """Leaves a search with what it has found so far."""


class RandomRollouts(openspiel_mcts.Evaluator):  # type: ignore[misc]
    """One random game, as OpenSpiel's own evaluator plays it, but several times as fast.

    OpenSpiel's throws its dice with NumPy, which takes longer than the moves.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def evaluate(self, state: Any) -> list[float]:
        """What came of a random game."""
        state = state.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self._random.choices(outcomes, weights)[0])
            else:
                state.apply_action(self._random.choice(state.legal_actions()))
        returns: list[float] = state.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TimedMcts(openspiel_mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS until the time is up."""

    end = 0.0
    simulations = 0

    def mcts_search(self, state: Any) -> Any:
        """The root of the tree."""
        self.simulations = 0
        try:
            return super().mcts_search(state)
        except TimeIsUp as up:
            return up.args[0]

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        if self.simulations and time.perf_counter() > self.end and root.children:
            raise TimeIsUp(root)
        self.simulations += 1
        return super()._apply_tree_policy(root, state)


class TimedIsmcts(openspiel_ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS until the time is up."""

    end = 0.0
    simulations = 0

    def run_search(self, state: Any) -> Any:
        """The actions with their probabilities."""
        self.simulations = 0
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The next simulation begins, unless it is too late."""
        if time.perf_counter() > self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class OpenSpielPlayer(Player):
    """A bot of OpenSpiel at one of our tables; it gets the view of its seat and nothing else."""

    def __init__(self, name: str, game: str, bot: Any) -> None:
        self.name = name
        self._game: SandtableGame = pyspiel.load_game(PREFIX + game)
        self._bot = bot(self._game)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The move of the bot after `budget` seconds."""
        started = time.perf_counter()
        self._bot.end = started + budget
        state = self._game.state_from(view.now)
        move = view.game.action_texts[self._bot.step(state)]
        return Decision(move, effort=self._bot.simulations, seconds=time.perf_counter() - started)


def mcts() -> Player:
    """OpenSpiel's MCTS at Patterns."""
    return OpenSpielPlayer(
        "OpenSpiel MCTS",
        "patterns",
        lambda game: TimedMcts(game, PATTERNS_EXPLORATION, AS_MANY_AS_POSSIBLE, RandomRollouts()),
    )


def ismcts() -> Player:
    """OpenSpiel's IS-MCTS at Mandala."""
    return OpenSpielPlayer(
        "OpenSpiel IS-MCTS",
        "mandala",
        lambda game: TimedIsmcts(game, RandomRollouts(), MANDALA_EXPLORATION, AS_MANY_AS_POSSIBLE),
    )
