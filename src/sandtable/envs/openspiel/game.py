"""The games that OpenSpiel finds under `sandtable_...`, with their sizes and parameters."""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from ...games import GAMES, Game, load
from ...games.batch import Numbers, States
from ...games.dice import dice
from ...games.position import MOST_CHANCE
from ...games.warmup import log_notice
from .deal import bounds_of
from .observer import Observer
from .secret_state import SecretState
from .state import SandtableState

PREFIX = "sandtable_"
WIN = 1.0
LIMIT = "most_moves"
"""The parameter for games that would not have to end."""
DEALS = "deals"
"""The parameter for a deal in one chance node: one of so many deals, each as likely. 0: all deals
there are, thrown die by die."""


class SandtableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options settled."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = load(self.name)
        chosen = {**_defaults(self.rules), **(params or {})}
        if not self.rules.is_warm:
            self.rules.warm(log_notice)
        self.most_moves = chosen.pop(LIMIT, self.rules.enough_moves)
        self.deals = int(chosen.pop(DEALS))
        if self.deals < 0:
            raise ValueError(f"there must be at least one deal, or 0 for all, not {self.deals}")
        options = self.rules.read_options(chosen)
        self.seats = self.rules.seat_count(options)
        self._blank = self.rules.new_states(options)
        super().__init__(_type_of(self.rules), self._info(), params or {})

    def _info(self) -> pyspiel.GameInfo:
        """The sizes of the game."""
        best, worst = WIN, -WIN
        if self.rules.shared_result:
            best, worst = float(self.rules.best_score), -float(self.most_moves)
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.action_texts),
            max_chance_outcomes=max(self.rules.chance_outcomes, int(self.throws.max())),
            num_players=self.seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=None if self.rules.shared_result else 0.0,
            max_game_length=self.most_moves,
        )

    @property
    def throws(self) -> Numbers:
        """Below which number each throw of a deal lies."""
        return np.array([self.deals]) if self.deals else bounds_of(self.rules)

    def new_initial_state(self) -> SandtableState:
        """Before the deal."""
        make = SecretState if self.rules.has_secrets else SandtableState
        return make(self, self.rules, self._blank, self.most_moves, self.deals)

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
        return len(self.throws) + drawn

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What describes states to players."""
        if params:
            raise ValueError(f"there are no parameters of observation, and {params} were given")
        return Observer(
            self.rules, self.seats, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


CLASSES = {name: type(f"{name.title()}Game", (SandtableGame,), {"name": name}) for name in GAMES}
"""For each installed game the class that OpenSpiel makes games of."""
globals().update({made.__name__: made for made in CLASSES.values()})  # pickle looks for them here
NAMES = tuple(PREFIX + name for name in CLASSES)
"""The names under which OpenSpiel knows our games."""


def _defaults(game: Game) -> dict[str, Any]:
    """All parameters of a game, as OpenSpiel shows them."""
    limit = {} if game.always_ends else {LIMIT: game.enough_moves}
    options = {option: values[0] for option, values in game.options.items()}
    return {**options, **limit, DEALS: 0}


def _type_of(game: Game) -> pyspiel.GameType:
    seats = game.seat_counts
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
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
        parameter_specification=_defaults(game),
    )


def register() -> None:
    """Tell OpenSpiel of all our games."""
    for name, made in CLASSES.items():
        # A class lives as long as the interpreter, which OpenSpiel asks of what it is given.
        pyspiel.register_game(_type_of(load(name)), made)
