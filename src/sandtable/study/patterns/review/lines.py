"""How a game may go on after a move, to its end, and what stands there."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....games import Game
from ....games.batch import States
from ....games.patterns.moves import touching
from ....games.patterns.state import COLOUR_COUNT, MARKERS, TURN
from ....players.patterns.reading import moves_of, played
from .looking import Looking, ended, glance, tiles_of

QUICK_NODES = 6_000
"""For each move of a line in which nothing is proven yet."""
LINE_NODES = 40_000
"""For each move of a line that the table has forgotten before its end."""
SOLVED_AT_ONCE = 24
"""With so few tiles face up a position is solved in a moment."""


def line_to_end(
    looking: Looking, states: States, line: tuple[str, ...], is_proven: bool
) -> tuple[str, ...]:
    """A line, and good moves of both sides after it until the game is over.

    Once something is proven all that follows is: a proven line may stop short, and is solved again
    from there, which takes little.
    """
    game = looking.game
    now = moves_of(game, states, line)
    while now[0].phase == TURN:
        known = looking.known(now)
        if known is None and (is_proven or tiles_of(now) <= SOLVED_AT_ONCE):
            known = looking.prove(now)
        is_proven = known is not None
        # What is proven may be followed as far as it goes, a guess for one move.
        more = known.line if known is not None else glance(game, now, QUICK_NODES).line[:1]
        now = moves_of(game, now, more)
        line += more
    return line + ended(game, now).line


def line_as_deep(
    looking: Looking, states: States, line: tuple[str, ...], depth: int
) -> tuple[str, ...]:
    """A searched line, as many moves as the search looked ahead, if turns go on so long.

    The table keeps the first moves of a line only: what a move is good for may come after them.
    """
    now = moves_of(looking.game, states, line)
    while len(line) < depth and now[0].phase == TURN:
        best = looking.quick(now, LINE_NODES).line[:1]
        now = moves_of(looking.game, now, best)
        line += best
    return line


@dataclass(frozen=True)
class Played:
    """A line from a position, played by the rules; it need not go to the end."""

    game: Game
    states: States
    seat: int
    """Whose eyes we look through: the seat that decides."""
    line: tuple[str, ...]

    @cached_property
    def after(self) -> States:
        """After the first move."""
        return played(self.game, self.states, self.line[0])

    @cached_property
    def end(self) -> States:
        return moves_of(self.game, self.states, self.line)

    @cached_property
    def gain(self) -> int:
        """Points that the first move makes at once."""
        before = points_of(self.states[0], self.seat)
        return sum(points_of(self.after[0], self.seat)) - sum(before)

    @property
    def reply(self) -> str | None:
        """What the rival does at once, if anything."""
        has_turn = self.after[0].phase == TURN and len(self.line) > 1
        return self.line[1] if has_turn else None

    @property
    def follow(self) -> str | None:
        """What the seat does after that, if it has the turn again."""
        if self.reply is None or len(self.line) < 3:
            return None
        then = moves_of(self.game, self.states, self.line[:2])
        has_turn = then[0].phase == TURN and int(then[0].seat) == self.seat
        return self.line[2] if has_turn else None


def points_of(state: np.record, seat: int) -> tuple[int, ...]:
    """P8.1: points of a seat's groups, by number: every tile but the one under the marker."""
    points = [0] * MARKERS
    for colour in range(COLOUR_COUNT):
        number = int(state.number[seat, colour])
        if number:
            points[number - 1] = number * (int(state.group[seat, colour]).bit_count() - 1)
    return tuple(points)


def points_in_reach(state: np.record, seat: int) -> int:
    """P4.1, P6.1: what a seat's groups could flip one after the other if nobody else moved."""
    points = 0
    for colour in range(COLOUR_COUNT):
        number = int(state.number[seat, colour])
        if number:
            rival = int(touching(state.group[1 - seat, colour]))
            free = int(state.up[colour]) & ~rival
            grown, cells = -1, free & int(touching(state.group[seat, colour]))
            while grown != cells:
                grown = cells
                cells |= int(touching(cells)) & free
            points += number * cells.bit_count()
    return points
