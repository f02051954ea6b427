"""What a Patterns position comes to: solved if that is within reach, else searched as far as a
fixed number of positions allows. One table for a whole game, which is best looked at backwards.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from ....games import Game, load
from ....games.batch import States
from ....games.bits import popcount
from ....games.patterns.state import BOWLS, CELL_COUNT, FINAL_FLIPS, TURN
from ....players.clock import Clock
from ....players.patterns import frames
from ....players.patterns.evaluation import load_weights
from ....players.patterns.reading import (
    action_of,
    flips_to_come,
    margin,
    moves_of,
    played,
    texts,
)
from ....players.patterns.thinking import Finding, Thinking
from ..puzzles.exact import legal_moves

TABLE_BITS = 21
SOLVED_TILES = 35
"""With more tiles face up nobody tries to solve a position at once."""
SOLVE_NODES = 1_200_000
"""For the proof of one position that was played."""
MOST_FAILURES = 4
"""After so many positions that could not be solved, those before them are not tried."""
TRY_NODES = 150_000
"""For the proof of a move that was not played."""
LOOK_NODES = 400_000
"""For a position that is not solved."""
GLANCE_NODES, GLANCE_BITS = 2_000, 12
WARM_UP_DEPTH = 3
"""A move is searched this much less deep first: that shows the table the good replies."""


@dataclass(frozen=True)
class Looked:
    """What was found out about a position."""

    seat: int
    """Who was to move."""
    margin: float
    """Points of that seat, less those of its rival, at the end."""
    is_proven: bool
    depth: int
    line: tuple[str, ...]
    """The best moves of both sides; it may be cut short."""
    order: tuple[str, ...] = ()
    """The moves of the position, the most promising first."""

    def margin_of(self, seat: int) -> float:
        """The margin as a seat sees it."""
        return self.margin if seat == self.seat else -self.margin


class Looking:
    """Looks at positions of one game; what was looked at once is remembered."""

    def __init__(self, factor: float = 1.0) -> None:
        self.game: Game = load("patterns")
        self._factor = factor
        self._thinking = Thinking(load_weights(), TABLE_BITS)
        self._seen: dict[bytes, Looked] = {}
        self._failures = 0

    @property
    def nodes(self) -> int:
        """All positions searched so far."""
        return self._thinking.nodes

    def look(self, states: States) -> Looked:
        """What a position comes to, whoever is to move."""
        key = states.tobytes()
        if key not in self._seen:
            self._seen[key] = self._look(states)
        return self._seen[key]

    def known(self, states: States) -> Looked | None:
        """What is proven about a position already, or needs no search."""
        if states[0].phase not in (TURN, BOWLS):
            return self.look(states)
        seen = self._seen.get(states.tobytes())
        return seen if seen is not None and seen.is_proven else None

    def prove(self, states: States) -> Looked | None:
        """Solve a position, whatever could not be solved before; None if that takes too much."""
        finding = self._thinking.solve(states, self._limit(SOLVE_NODES))
        if not finding.is_proven:
            return None
        self._seen[states.tobytes()] = found = self._as_looked(states, finding)
        return found

    def after(self, states: States, move: str, looked: Looked) -> Looked:
        """What a move comes to, searched as deep as the position before it was.

        Where that one was solved, so is the move if it takes little.
        """
        child = played(self.game, states, move)
        known = self.known(child)
        if known is not None:
            return known
        if looked.is_proven:
            finding = self._thinking.solve(child, self._limit(TRY_NODES))
            if finding.is_proven:
                self._seen[child.tobytes()] = found = self._as_looked(child, finding)
                return found
        depth = max(1, looked.depth - 1)
        self._thinking.set_up(child)
        for shallower in range(max(1, depth - WARM_UP_DEPTH), depth):
            self._thinking.must_look(shallower)
        return self._as_looked(child, self._thinking.must_look(depth))

    def quick(self, states: States, nodes: float) -> Looked:
        """A search of so many positions, with what the table knows."""
        # A search that may go as deep as there are tiles would try to solve the position again.
        most_depth = max(1, tiles_of(states) - 1)
        finding = self._thinking.think(states, Clock(math.inf), most_depth, nodes)
        return self._as_looked(states, finding)

    def _look(self, states: States) -> Looked:
        phase = states[0].phase
        if phase == BOWLS:
            return self._look_at_bowls(states)
        if phase != TURN:
            return ended(self.game, states)
        if tiles_of(states) <= SOLVED_TILES and self._failures < MOST_FAILURES:
            proven = self.prove(states)
            if proven is not None:
                return proven
            self._failures += 1
        return self.quick(states, LOOK_NODES * self._factor)

    def _look_at_bowls(self, states: States) -> Looked:
        """P2.1: the better of both ways to share out the starting tiles."""
        seat = int(states[0].seat)
        found = {
            move: self.look(played(self.game, states, move))
            for move in legal_moves(self.game, states)
        }
        order = tuple(sorted(found, key=lambda move: -found[move].margin_of(seat)))
        best = found[order[0]]
        is_proven = all(each.is_proven for each in found.values())
        depth = 1 + min(each.depth for each in found.values())
        line = (order[0], *best.line)
        return Looked(seat, best.margin_of(seat), is_proven, depth, line, order)

    def _limit(self, nodes: int) -> Callable[[], bool]:
        stop = self._thinking.nodes + nodes * self._factor
        return lambda: self._thinking.nodes > stop

    def _as_looked(self, states: States, finding: Finding) -> Looked:
        return as_looked(self.game, states, finding)


def as_looked(game: Game, states: States, finding: Finding) -> Looked:
    """What a search found, in the words of the game."""
    seat = int(states[0].seat)
    so_far = margin(game, states, seat)
    order = sorted(
        finding.values, key=lambda move: (move != finding.line[0], -finding.values[move])
    )
    return Looked(
        seat=seat,
        margin=so_far + finding.value / frames.POINT,
        is_proven=finding.is_proven,
        depth=finding.depth,
        line=texts(game, states, finding.line),
        order=tuple(game.action_texts[action_of(game, states, move)] for move in order),
    )


def ended(game: Game, states: States) -> Looked:
    """P7.3: what is certain once a seat is stuck: the other makes all its final flips."""
    seat = int(states[0].seat)
    line = flips_to_come(game, states) if states[0].phase == FINAL_FLIPS else ()
    end = moves_of(game, states, line)
    order = tuple(legal_moves(game, states)) if line else ()
    order = tuple(sorted(order, key=lambda move: (move != line[0], move == "done", move)))
    return Looked(seat, margin(game, end, seat), True, len(line), line, order)


def glance(game: Game, states: States, nodes: int = GLANCE_NODES) -> Looked:
    """A first look that depends on nothing but the position."""
    if states[0].phase == BOWLS:
        states = played(game, states, legal_moves(game, states)[0])
    if states[0].phase != TURN:
        return ended(game, states)
    thinking = Thinking(load_weights(), GLANCE_BITS)
    return as_looked(game, states, thinking.think(states, Clock(math.inf), CELL_COUNT, nodes))


def tiles_of(states: States) -> int:
    """How many tiles lie face up."""
    return sum(popcount(int(cells)) for cells in states[0].up)
