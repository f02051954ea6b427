"""The games that OpenSpiel finds under `sandtable_...`, with their sizes and parameters."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ...games import Game, load
from ...games.batch import States
from ...games.dice import dice
from ...games.mandamina.state import CENTRE_VALUE, COLOUR_COUNT, SHAPE_VALUES
from ...games.patterns.state import CELL_COUNT
from ...games.position import MOST_CHANCE
from .deal import bounds_of
from .mandala import MandalaState
from .observer import Observer
from .state import SandtableState

PREFIX = "sandtable_"
WIN = 1.0
LIMIT = "most_moves"
"""The parameter for games that would not have to end."""


@dataclass(frozen=True)
class Kind:
    """What OpenSpiel wants to know about one of our games and the game itself does not say."""

    state: Callable[..., SandtableState]
    most_moves: int
    """No game has more decisions, or it is broken off there."""
    has_limit: bool
    """Whether `most_moves` can be chosen: the rules alone would let a game go on."""


KINDS = {
    # M2.5, M6.6: while there is a card to draw, players who only discard never come to an end.
    "mandala": Kind(MandalaState, 2000, has_limit=True),
    # Every turn and every final flip takes a tile that lies face up; the bowls; and twice `done`.
    "patterns": Kind(SandtableState, CELL_COUNT + 3, has_limit=False),
    # S3.2: only clustering all colours ends a game for points.
    "mandamina": Kind(SandtableState, 200, has_limit=True),
}


class SandtableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options settled."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = KINDS[self.name]
        chosen = {**_defaults(self.name), **(params or {})}
        self.rules = load(self.name)
        self.rules.prepare()
        self.most_moves = chosen.pop(LIMIT, kind.most_moves)
        options = self.rules.read_options(chosen)
        self.seats = self.rules.seat_count(options)
        self._blank = self.rules.new_states(options)
        self._make_state = kind.state
        super().__init__(_type_of(self.name), self._info(), params or {})

    def _info(self) -> pyspiel.GameInfo:
        """The sizes of the game."""
        best, worst = WIN, -WIN
        if self.rules.shared_result:
            best = float(COLOUR_COUNT * SHAPE_VALUES.max() + CENTRE_VALUE)
            worst = -float(self.most_moves)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.action_texts),
            max_chance_outcomes=max(self.rules.chance_outcomes, int(bounds_of(self.rules).max())),
            num_players=self.seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=None if self.rules.shared_result else 0.0,
            max_game_length=self.most_moves,
        )

    def new_initial_state(self) -> SandtableState:
        """Before the deal."""
        return self._make_state(self, self.rules, self._blank, self.most_moves)

    def state_from(self, observations: States) -> SandtableState:
        """A state without a past, in which the one who observed this could be."""
        states = np.zeros(1, dtype=self.rules.state_type)
        self.rules.batch.resample_all(observations, dice(), states)
        state = self.new_initial_state()
        state.set_up(states)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and all that can be drawn."""
        drawn = MOST_CHANCE * self.most_moves if self.rules.chance_outcomes else 0
        return len(bounds_of(self.rules)) + drawn

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What describes states to players."""
        if params:
            raise ValueError(f"there are no parameters of observation, and {params} were given")
        return Observer(
            self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class MandalaGame(SandtableGame):
    """`sandtable_mandala`"""

    name = "mandala"


class PatternsGame(SandtableGame):
    """`sandtable_patterns`"""

    name = "patterns"


class MandaminaGame(SandtableGame):
    """`sandtable_mandamina`"""

    name = "mandamina"


GAMES = (MandalaGame, PatternsGame, MandaminaGame)
NAMES = tuple(PREFIX + game.name for game in GAMES)
"""The names under which OpenSpiel knows our games."""


def _defaults(name: str) -> dict[str, Any]:
    """All parameters of a game, as OpenSpiel shows them."""
    kind = KINDS[name]
    limit = {LIMIT: kind.most_moves} if kind.has_limit else {}
    return {**{option: values[0] for option, values in load(name).options.items()}, **limit}


def _type_of(name: str) -> pyspiel.GameType:
    game: Game = load(name)
    seats = game.options.get("seats") or (game.seat_count({}),)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Sandtable {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.has_secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.IDENTICAL if game.shared_result else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


def register() -> None:
    """Tell OpenSpiel of all our games."""
    for game in GAMES:
        # A class lives as long as the interpreter, which OpenSpiel asks of what it is given.
        pyspiel.register_game(_type_of(game.name), game)
