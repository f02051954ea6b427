"""How games end that go on from two lines, and where their points come from.

Lines that are proven go to the end. Where nothing is proven a searched line stops somewhere
in the middle of the game. From there both sides play quick games to the end, every pair of games
with an evaluation whose weights are changed a little by dice: the same change after both moves, so
that what differs comes from the moves.
"""

from dataclasses import dataclass
from functools import cached_property
from random import Random

import numpy as np
from numpy.typing import NDArray

from ....games import Game
from ....games.batch import States
from ....games.patterns.state import BOWLS, CELL_COUNT, MARKERS, SEATS, TURN
from ....players.clock import Clock
from ....players.patterns.evaluation import Weights, load_weights
from ....players.patterns.features import FEATURE_COUNT
from ....players.patterns.reading import action_of, margin, moves_of, played
from ....players.patterns.thinking import Thinking
from .lines import points_of
from .looking import ended

GAMES = 200
"""Played on after each of two moves where nothing is proven."""
NODES = 250
"""Positions looked at for each of their moves."""
TASTE = 0.3
"""How far a weight is changed, as a standard deviation, in parts of itself."""
BITS = 12
OWN, RIVAL, FINAL, MARGIN = 0, MARKERS, SEATS * MARKERS, SEATS * MARKERS + 1
COLUMNS = MARGIN + 1
"""Of a game, as the seat sees it that decides: points of its groups by their numbers, of those of
the rival, of the final flips (less than 0: the rival's), and the margin."""
MOVE, BETTER = 0, 1

Table = NDArray[np.float64]
Lines = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Sample:
    """Two lines from one position and how games end that go on from them."""

    game: Game
    states: States
    seat: int
    """Who decides."""
    lines: Lines
    """The move that was played and what follows, and the better one with what follows it."""
    games: int = 0
    """0: both lines are best play to the end."""

    @cached_property
    def table(self) -> Table:
        """By game, line and column."""
        table = np.zeros((max(self.games, 1), len(self.lines), COLUMNS))
        starts = [_turns_of(self.game, self.states, line) for line in self.lines]
        for number in range(len(table)):
            weights = tasteful(f"patterns facts {number}")
            for at, start in enumerate(starts):
                table[number, at] = self._row(played_on(self.game, start, weights))
        return table

    def _row(self, stuck: States) -> list[float]:
        end = moves_of(self.game, stuck, ended(self.game, stuck).line)
        seats = (self.seat, 1 - self.seat)
        groups = [points for seat in seats for points in points_of(end[0], seat)]
        ahead = margin(self.game, end, self.seat)
        return [*groups, ahead - margin(self.game, stuck, self.seat), ahead]


def _turns_of(game: Game, states: States, line: tuple[str, ...]) -> States:
    """A line played as far as there are turns: the final flips are certain."""
    now = states.copy()
    for move in line:
        if now[0].phase not in (BOWLS, TURN):
            break
        now = played(game, now, move)
    return now


def tasteful(seed: str) -> Weights:
    """The shipped weights, each feature worth a little more or less, at every stage alike."""
    dice = Random(seed)
    factors = [1.0 + TASTE * dice.gauss(0.0, 1.0) for _ in range(FEATURE_COUNT)]
    return np.ascontiguousarray(np.rint(load_weights() * np.array(factors)), dtype=np.int64)


def played_on(game: Game, states: States, weights: Weights) -> States:
    """A quick game from a position until somebody is stuck."""
    thinking = Thinking(weights, BITS)
    now = states.copy()
    while now[0].phase == TURN:
        finding = thinking.think(now, Clock(float("inf")), CELL_COUNT, NODES)
        game.batch.play_checked(now, action_of(game, now, finding.line[0]))
    return now
