"""A game with secrets as OpenSpiel sees it: each seat remembers what it saw, and nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ...games import Game
from ...games.batch import CHANCE, NOBODY, States
from ...games.dice import dice
from .state import SandtableState

DICE_SEEDS = 1 << 53
"""So many different numbers can a sampler of probabilities give."""
ALL = "all"
"""Whose a decision is: it is seen by everybody."""
END = "\n"


class SecretState(SandtableState):
    """A game in which a seat may know less than the whole."""

    def __init__(self, game: Any, rules: Game, blank: States, most_moves: int, deals: int) -> None:
        super().__init__(game, rules, blank, most_moves, deals)
        self._start = ""
        """What everybody saw at the start,"""
        self._secrets: tuple[str, ...] = ()
        """what each seat saw of its own,"""
        self._events = ""
        """and all that happened since: a line each, beginning with the seat whose it was."""
        self._mover = CHANCE
        """Who made the last decision: chance that follows is this seat's."""
        self._told = b""
        """The position up to which `_events` tells,"""
        self._untold = ""
        """and what happened then, by its numbers as characters: words are made when asked for."""

    def set_up(self, states: States) -> None:
        """Begin in the middle: what was seen before is what can be seen now."""
        super().set_up(states)
        self._start = self._rules.game.draw(states[0], NOBODY)
        self._secrets = self._holdings()

    def _holdings(self) -> tuple[str, ...]:
        """What each seat holds that is its secret."""
        game = self._rules.game
        return tuple(game.holding_text(self.states[0], seat) for seat in range(self.num_players()))

    def _throw(self, number: int) -> None:
        super()._throw(number)
        if self.is_dealt:
            self._start = self._rules.game.holding_text(self.states[0], NOBODY)
            self._secrets = self._holdings()

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            super()._apply_action(action)
            return
        if not self._untold:
            self._told = self.states.tobytes()
        super()._apply_action(action)
        self._untold += chr(action)

    def _tell(self) -> None:
        """Put into words what has happened since somebody asked last."""
        if not self._untold:
            return
        rules = self._rules
        states = np.frombuffer(self._told, self.states.dtype).copy()
        events = []
        turn = rules.seat_to_move(states)
        for action in map(ord, self._untold):
            if turn == CHANCE:
                events.append(f"{self._mover} {rules.chance_text(states, action)}{END}")
                turn = rules.chance_on(states, action)
            else:
                events.append(f"{ALL} {rules.game.action_texts[action]}{END}")
                self._mover = turn
                turn = rules.play_on(states, action)
        self._events += "".join(events)
        self._untold = ""

    def private_text(self, player: int) -> str:
        """What is a seat's secret."""
        if not self.is_dealt or player == NOBODY:
            return ""
        return self._rules.game.holding_text(self.states[0], player)

    def information_text(self, player: int) -> str:
        """All that a seat (NOBODY: a spectator) has seen since the deal."""
        own = [f"seat {player}", *self._secrets[player : player + 1]] if player != NOBODY else []
        return "; ".join([*own, self._start, *(text for _, text in self._seen_by(player))])

    def _seen_by(self, seat: int) -> Iterator[tuple[str, str]]:
        """Whose each event was, and its text as a seat (NOBODY: a spectator) saw it."""
        self._tell()
        for line in self._events.split(END)[:-1]:
            owner, _, text = line.partition(" ")
            if owner != ALL:
                text = self._rules.game.chance_as_seen(text, int(owner), seat)
            yield owner, text

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SecretState":
        """A state that the seat cannot tell from this one, what it does not see dealt anew.

        It has no history of actions, which would show the secrets of this state. The rivals have
        seen in it what this seat saw, and what they hold now.
        """
        if not self.is_dealt:
            raise ValueError("there is nothing to resample before the deal is complete")
        game = self._rules.game
        observations = np.zeros(1, dtype=game.observation_type)
        states = np.zeros(1, dtype=game.state_type)
        game.batch.observe_all(self.states, np.array([player_id]), observations)
        rolls = dice(int(probability_sampler() * DICE_SEEDS))
        game.batch.resample_all(observations, rolls, states)
        other: SecretState = self.get_game().new_initial_state()
        other._look_like(self, player_id, states)
        return other

    def _look_like(self, source: "SecretState", seat: int, states: States) -> None:
        """Be in these states, with the past that the seat has seen in another one."""
        self._moves_left = source._moves_left
        SandtableState.set_up(self, states)
        self._start = source._start
        self._events = "".join(f"{owner} {text}{END}" for owner, text in source._seen_by(seat))
        self._mover = source._mover
        secrets = [f"now {holding}" for holding in self._holdings()]
        secrets[seat] = source._secrets[seat]
        self._secrets = tuple(secrets)
