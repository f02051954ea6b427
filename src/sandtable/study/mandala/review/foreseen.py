"""The next moves of a game that do not depend on cards to come.

Whoever draws sees the cards, and the other seat does not: it decides in the same way whatever they
are. So the answer to a move can be graded before the cards of that move have come.
"""

from collections.abc import Callable

from ....games import Position
from ....games.mandala.state import DRAW, TURN

GRADED = 2
"""Moves that are graded ahead: a move and the answer to it."""


def graded_moves(position: Position, best: Callable[[Position, int], str]) -> tuple[str, ...]:
    """The best move of whoever decides, and the best answer, as far as they can be foreseen."""
    moves: list[str] = []
    now, drew = position.copy(), set()
    while len(moves) < GRADED:
        while now.state.phase == DRAW:
            drew.add(int(now.state.seat))
            now.play(now.chance_outcomes()[0][0])  # Any card: only its owner will know.
        seat = now.seat
        is_foreseen = seat is not None and seat not in drew
        if not is_foreseen or (moves and now.state.phase != TURN):
            break
        assert seat is not None
        moves.append(best(now, seat))
        now.play(moves[-1])
    return tuple(moves)
