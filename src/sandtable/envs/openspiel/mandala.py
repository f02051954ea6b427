"""Mandala as OpenSpiel sees it: each seat remembers what it saw, and nothing else."""

from typing import Any

import numpy as np

from ...games import Game
from ...games.batch import NOBODY, States
from ...games.dice import dice
from ...games.mandala.deal import letters
from .state import SandtableState

DICE_SEEDS = 1 << 53
"""So many different numbers can a sampler of probabilities give."""


class MandalaState(SandtableState):
    """A game of Mandala."""

    def __init__(self, game: Any, rules: Game, blank: States, most_moves: int) -> None:
        super().__init__(game, rules, blank, most_moves)
        self._seen = ("", "", "")
        """What each seat, and last a spectator, has seen since the deal."""

    def set_up(self, states: States) -> None:
        """Begin in the middle: what was seen before is what can be seen now."""
        super().set_up(states)
        self._begin(self._rules.game.draw(states[0], NOBODY))

    def _begin(self, public: str) -> None:
        self._seen = (public + self._holding(0), public + self._holding(1), public)

    def _holding(self, seat: int) -> str:
        """The cards that are the seat's secret."""
        state = self._states[0]
        hand = letters(state["hand"][seat].tolist())
        cup = letters(state["hidden_cup"][seat].tolist())
        return f"; hand {hand}; cup {cup}"

    def _apply_action(self, action: int) -> None:
        if not self._is_dealt:
            super()._apply_action(action)
            if self._is_dealt:
                mountains = self._states[0]["mountain"].tolist()
                self._begin(f"mountains {letters(mountains[0])} {letters(mountains[1])}")
            return
        text = f"; {self._action_to_string(self._player, action)}"
        hidden = "; draw ?" if text.startswith("; draw") else text  # M8.1
        owner = self._states[0]["seat"]
        first, second, public = self._seen
        self._seen = (
            first + (text if owner == 0 else hidden),
            second + (text if owner == 1 else hidden),
            public + hidden,
        )
        super()._apply_action(action)

    def information_text(self, player: int) -> str:
        """All that a seat has seen since the deal."""
        return f"seat {player}: {self._seen[player]}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "MandalaState":
        """A state that the seat cannot tell from this one, the cards it does not see dealt anew.

        It has no history of actions, which would show the cards of this state. The rival has seen
        in it what everybody saw, and the cards it holds now.
        """
        if not self._is_dealt:
            raise ValueError("there is nothing to resample before the deal is complete")
        game = self._rules.game
        observations = np.zeros(1, dtype=game.observation_type)
        states = np.zeros(1, dtype=game.state_type)
        game.batch.observe_all(self._states, np.array([player_id]), observations)
        rolls = dice(int(probability_sampler() * DICE_SEEDS))
        game.batch.resample_all(observations, rolls, states)
        other: MandalaState = self.get_game().new_initial_state()
        other._look_like(self, player_id, states)
        return other

    def _look_like(self, source: "MandalaState", seat: int, states: States) -> None:
        """Be in these states, with the past that the seat has seen in another one."""
        SandtableState.set_up(self, states)
        self._moves_left = source._moves_left
        self._note_player()
        *_, public = source._seen
        rival = public + self._holding(1 - seat)
        own = source._seen[seat]
        self._seen = (own, rival, public) if seat == 0 else (rival, own, public)
