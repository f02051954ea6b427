"""Moves on a board as one seat sees them happen: what lessons, puzzles and the Daily show."""

from collections.abc import Iterable, Sequence

from ...games import Game, Position
from ...tables.replay import Frame, Ply, frames


def frames_after(position: Position, moves: Sequence[str], seat: int | None) -> list[Frame]:
    """A frame for every move, numbered from 1, with the chance that followed it.

    The position stays as it is. Its chance must not play itself: what came is among the moves, as
    in a record. Chance that comes before the first move is played, and has no frame.
    """
    start, left = position.copy(), list(moves)
    while left and start.game.is_chance_text(left[0]):
        start.play(left.pop(0))
    return list(frames(start, plies_of(start.game, left), seat, first=1))


def plies_of(game: Game, moves: Iterable[str]) -> list[Ply]:
    """The moves of a record, each with the chance that followed."""
    plies: list[Ply] = []
    for move in moves:
        if game.is_chance_text(move):
            plies[-1] = (plies[-1][0], move)
        else:
            plies.append((move, None))
    return plies
