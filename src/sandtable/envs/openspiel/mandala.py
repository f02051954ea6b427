"""Mandala as OpenSpiel sees it: each seat remembers what it saw, and nothing else."""

from typing import Any

import numpy as np

from ...games import Game
from ...games.batch import CHANCE, NOBODY, States
from ...games.dice import dice
from ...games.mandala.deal import letters
from ...games.mandala.state import COLOURS, DRAW, SEATS
from .state import PLAYERS, SandtableState

DICE_SEEDS = 1 << 53
"""So many different numbers can a sampler of probabilities give."""

# An event is two bytes: what it is, and the number of the action or the colour of the card.
MOVE = 0
DRAWN = 1
"""By seat 0; one more: by seat 1."""
REFILLED = DRAWN + SEATS
"""The first Mandala; one more: the second."""
CARDS = COLOURS + "?"
HIDDEN = len(COLOURS)
"""The number of a card that is not known."""


class MandalaState(SandtableState):
    """A game of Mandala."""

    def __init__(self, game: Any, rules: Game, blank: States, most_moves: int) -> None:
        super().__init__(game, rules, blank, most_moves)
        self._start = ""
        """What everybody saw at the start,"""
        self._secrets = ("", "")
        """what each seat saw of its own,"""
        self._events = b""
        """and all that happened since."""

    def set_up(self, states: States) -> None:
        """Begin in the middle: what was seen before is what can be seen now."""
        super().set_up(states)
        self._start = self._rules.game.draw(states[0], NOBODY)
        self._secrets = (self._holding(0), self._holding(1))

    def _holding(self, seat: int) -> str:
        """The cards that are the seat's secret."""
        hand = letters(self._states["hand"][0, seat].tolist())
        cup = letters(self._states["hidden_cup"][0, seat].tolist())
        return f"hand {hand}; cup {cup}"

    def _throw(self, number: int) -> None:
        super()._throw(number)
        if self._is_dealt:
            first, second = self._states["mountain"][0].tolist()
            self._start = f"mountains {letters(first)} {letters(second)}"
            self._secrets = (self._holding(0), self._holding(1))

    def _apply_action(self, action: int) -> None:
        if self._is_dealt:
            self._events += bytes((self._kind_of_event(), action))
        super()._apply_action(action)

    def _kind_of_event(self) -> int:
        if self._player != PLAYERS[CHANCE]:
            return MOVE
        if self._states["phase"][0] == DRAW:
            return DRAWN + int(self._states["seat"][0])
        return REFILLED + int(self._states["mandala"][0])

    def private_text(self, player: int) -> str:
        """M8.1: the cards that are a seat's secret."""
        return self._holding(player) if self._is_dealt and player != NOBODY else ""

    def information_text(self, player: int) -> str:
        """All that a seat (NOBODY: a spectator) has seen since the deal."""
        events = self._events
        seen = [
            self._as_seen(player, kind, number)
            for kind, number in zip(events[::2], events[1::2], strict=True)
        ]
        own = [] if player == NOBODY else [f"seat {player}", self._secrets[player]]
        return "; ".join([*own, self._start, *seen])

    def _as_seen(self, observer: int, kind: int, number: int) -> str:
        """M8.1: what a seat draws is its secret, all else is not."""
        if kind == MOVE:
            return self._rules.game.action_texts[number]
        if kind < REFILLED:
            return f"draw {CARDS[number if kind == DRAWN + observer else HIDDEN]}"
        return f"refill {kind - REFILLED + 1} {COLOURS[number]}"

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
        self._moves_left = source._moves_left
        SandtableState.set_up(self, states)
        self._start = source._start
        self._events = _without_draws(source._events, 1 - seat)
        rival = f"now {self._holding(1 - seat)}"
        own = source._secrets[seat]
        self._secrets = (own, rival) if seat == 0 else (rival, own)


def _without_draws(events: bytes, seat: int) -> bytes:
    """The same events, with the cards that a seat drew hidden."""
    pairs = np.frombuffer(events, dtype=np.uint8).reshape(-1, 2).copy()
    pairs[pairs[:, 0] == DRAWN + seat, 1] = HIDDEN
    return pairs.tobytes()
