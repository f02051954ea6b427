"""A game in progress as OpenSpiel sees it.

OpenSpiel clones and stores a state attribute by attribute, so a state keeps few of them, and only
such as are copied fast: one array, strings, bytes and numbers.
"""

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ...games import Game, load
from ...games.batch import CHANCE, NOBODY, Numbers, States
from ...games.position import copied
from ...games.stepping import REFUSED
from .deal import alike, bounds_of, numbers_of, numbers_of_deal

Outcomes = list[tuple[int, float]]

PLAYERS = {
    NOBODY: int(pyspiel.PlayerId.TERMINAL),
    CHANCE: int(pyspiel.PlayerId.CHANCE),
}
"""What OpenSpiel calls those who are no seat."""
AT_THE_END, AT_CHANCE = PLAYERS[NOBODY], PLAYERS[CHANCE]
WIN, DRAW, LOSS = 1.0, 0.0, -1.0


class SandtableState(pyspiel.State):  # type: ignore[misc]
    """A game in which everybody sees everything; its chance events are the throws of the deal."""

    def __init__(self, game: Any, rules: Game, blank: States, most_moves: int, deals: int) -> None:
        super().__init__(game)
        self._rules = shared(rules)
        self.states = blank
        """The array of one record that the rules work on: others may only look."""
        self._moves_left = most_moves
        self._deals = deals
        """Of so many deals one is drawn; 0: every die is thrown."""
        self._thrown = b""
        self.is_dealt = False
        """Whether there is anything to see yet."""
        self._player = PLAYERS[CHANCE]

    def set_up(self, states: States) -> None:
        """Begin in the middle: a state of ours, with no past."""
        self.states = states
        self.is_dealt = True
        self._note_player()

    # What OpenSpiel asks.

    def current_player(self) -> int:
        """A seat, or chance, or nobody when it is over."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == AT_THE_END

    def _legal_actions(self, player: int) -> list[int]:
        rules = self._rules
        count = rules.list_legal(self.states, rules.actions)
        legal: list[int] = rules.actions[:count].tolist()
        return legal

    def chance_outcomes(self) -> Outcomes:
        """The throws that may come, or the cards, each with its probability."""
        rules = self._rules
        if not self.is_dealt:
            return alike(self._deals or int(bounds_of(rules.game)[len(self._thrown)]))
        total = rules.weigh_chance(self.states, rules.weights)
        weights = rules.weights.tolist()
        return [(card, weight / total) for card, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            self._throw(action)
            return
        if self._player == AT_CHANCE:
            turn = self._rules.chance_on(self.states, action)
        else:
            turn = self._rules.play_on(self.states, action)
            if turn < CHANCE:
                raise self._rules.game.explain(self.states[0], action, REFUSED - turn)
            self._moves_left -= 1
        if turn >= 0:
            self._player = turn if self._moves_left > 0 else AT_THE_END
        else:
            self._player = PLAYERS[turn]

    def _throw(self, number: int) -> None:
        """One throw of the deal; after the last one everything is laid out."""
        rules = self._rules.game
        if self._deals:
            dealt = numbers_of_deal(rules, number)
        else:
            self._thrown += bytes([number])
            if len(self._thrown) < len(bounds_of(rules)):
                return
            dealt = numbers_of(rules, self._thrown)
        self.states = copied(self.states)
        rules.batch.deal_given(self.states, dealt)
        self.is_dealt = True
        self._note_player()

    def _note_player(self) -> None:
        turn = self._rules.seat_to_move(self.states)
        if turn >= 0 and self._moves_left <= 0:
            turn = NOBODY
        self._player = turn if turn >= 0 else PLAYERS[turn]

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self._rules.game
        if player != PLAYERS[CHANCE]:
            return rules.action_texts[action]
        if not self.is_dealt:
            return f"deal {action}" if self._deals else f"die {action}"
        return self._rules.chance_text(self.states, action)

    def returns(self) -> list[float]:
        """At the end: 1 for a win, -1 for a loss; or the score, if all have the same."""
        rules = self._rules.game
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        if rules.shared_result:
            points = np.zeros(1, dtype=np.int64)
            rules.batch.write_scores(self.states, points)
            return [float(points[0])] * seats
        if rules.batch.seat_to_move(self.states) != NOBODY:  # stopped: nobody has won
            return [DRAW] * seats
        winner = rules.winner(self.states[0])
        return [
            DRAW if winner is None else WIN if seat == winner else LOSS for seat in range(seats)
        ]

    def private_text(self, player: int) -> str:
        """What a seat (NOBODY: a spectator) knows and others do not."""
        return ""

    def information_text(self, player: int) -> str:
        """All that a seat (NOBODY: a spectator) has seen since the deal."""
        return f"{self.history_str()}\n{self.observation_text(player)}"

    def observation_text(self, player: int) -> str:
        """What a seat (NOBODY: a spectator) sees now."""
        if not self.is_dealt:
            return "not dealt"
        return self._rules.game.draw(self.states[0], player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SandtableState":
        """Nothing is hidden: only this state can be."""
        copied: SandtableState = self.clone()
        return copied

    def __str__(self) -> str:
        return self._rules.game.draw(self.states[0]) if self.is_dealt else "not dealt"


class Shared:
    """The rules of a game, which all copies of a state share; looked up once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        batch = game.batch
        self.seat_to_move, self.list_legal = batch.seat_to_move, batch.list_legal
        self.play_on, self.chance_on = game.stepping.play_on, game.stepping.chance_on
        self.weigh_chance = batch.weigh_chance
        # Written and read again before anybody else can: OpenSpiel calls with the GIL held.
        self.actions: Numbers = np.zeros(game.most_legal, dtype=np.int64)
        self.weights: Numbers = np.zeros(max(game.chance_outcomes, 1), dtype=np.int64)

    def chance_text(self, states: States, outcome: int) -> str:
        """A card that comes, in words."""
        return f"{self.game.chance_prefix(states[0])} {self.game.colours[outcome]}"

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.game.name,)


@cache
def shared(game: Game) -> Shared:
    """One for each game."""
    return Shared(game)


def _shared(name: str) -> Shared:
    return shared(load(name))
