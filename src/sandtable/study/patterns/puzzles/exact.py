"""Exact values of Patterns endings: every move, solved to the end."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ....games import Game, load
from ....games.batch import States
from ....games.patterns.state import FINAL_FLIPS, TURN
from ....players.patterns import frames
from ....players.patterns.evaluation import load_weights
from ....players.patterns.reading import flips_to_come, margin, moves_of, played, texts
from ....players.patterns.thinking import Thinking

TABLE_BITS = 20


class TooHard(Exception):
    """An ending that takes too long to solve."""


@dataclass(frozen=True)
class Exact:
    """What a position comes to with best play of both sides."""

    margin: int
    """Points of the seat that asks, less those of its rival, at the end."""
    line: tuple[str, ...]
    """How it comes about: the first of the best moves of both sides, at least one."""


class Endings:
    """Solves endings; what it has seen once it need not look at again."""

    def __init__(self, most_nodes: int) -> None:
        self.game: Game = load("patterns")
        self._thinking = Thinking(load_weights(), TABLE_BITS)
        self._most_nodes = most_nodes

    @property
    def nodes(self) -> int:
        """All positions looked at so far."""
        return self._thinking.nodes

    def solve(self, states: States, seat: int) -> Exact:
        """The exact margin for a seat, whoever is to move; TooHard if that takes too long."""
        phase = states[0].phase
        if phase != TURN:
            line = flips_to_come(self.game, states) if phase == FINAL_FLIPS else ()
            return Exact(margin(self.game, moves_of(self.game, states, line), seat), line)
        finding = self._thinking.solve(states, self._limit())
        if not finding.is_proven:
            raise TooHard
        mover = int(states[0].seat)
        value = margin(self.game, states, mover) + finding.value // frames.POINT
        line = texts(self.game, states, finding.line)
        return Exact(value if seat == mover else -value, line)

    def whole_line(self, states: States) -> tuple[str, ...]:
        """Best moves of both sides to the end: where the table cut a line short, it is found on."""
        line: tuple[str, ...] = ()
        while states[0].phase == TURN:
            more = self.solve(states, 0).line
            states = moves_of(self.game, states, more)
            line += more
        return line + (flips_to_come(self.game, states) if states[0].phase == FINAL_FLIPS else ())

    def moves(self, states: States, seat: int) -> dict[str, Exact]:
        """The exact margin after each legal move."""
        return {
            move: self.solve(played(self.game, states, move), seat)
            for move in legal_moves(self.game, states)
        }

    def _limit(self) -> Callable[[], bool]:
        stop = self._thinking.nodes + self._most_nodes
        return lambda: self._thinking.nodes > stop


def legal_moves(game: Game, states: States) -> list[str]:
    """All legal moves, sorted."""
    actions = np.zeros(game.most_legal, dtype=np.int64)
    count = game.batch.list_legal(states, actions)
    return sorted(game.action_texts[action] for action in actions[:count].tolist())
