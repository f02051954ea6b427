"""A game from its deal on, as one seat (or somebody who watched) saw it."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..games import Position
from ..games.batch import NOBODY
from .refusal import Refused
from .table import Status, Table
from .view import is_from_memory, see_result

Frame = dict[str, Any]
Ply = tuple[str, str | None]
"""A move, and the chance that followed."""

MOST_FRAMES = 500
"""Of one answer: a game may have thousands of moves."""


def replay_of(table: Table, seat: int | None, first: int = 0) -> dict[str, Any]:
    """The positions of a game from a number of moves on: nothing that the seat did not see."""
    if table.status is Status.WAITING:
        raise Refused("game-not-begun")
    if is_from_memory(table):
        raise Refused("replay-memory")
    course = table.course
    plies = [(one.move, one.chance) for one in course.played]
    return {
        "game": table.settings.game,
        "names": table.names,
        "seat": seat,
        "moves": len(plies),
        "frames": list(frames(course.start.copy(), plies[: first + MOST_FRAMES - 1], seat, first)),
        "result": see_result(table),
    }


def frames(
    position: Position, plies: Iterable[Ply], seat: int | None, first: int = 0
) -> Iterator[Frame]:
    """A position for the deal and one after each move; those before `first` are left out."""
    if first == 0:
        yield {"number": 0, "seat": None, "move": None, "chance": None, **_seen(position, seat)}
    watcher = NOBODY if seat is None else seat
    for number, (move, chance) in enumerate(plies, start=1):
        mover = position.seat
        assert mover is not None, "moves are made by seats"
        position.play(move)
        came = None
        if chance is not None:
            position.play(chance)
            came = position.game.chance_as_seen(chance, mover, watcher)
        if number >= first:
            yield {
                "number": number,
                "seat": mover,
                "move": move,
                "chance": came,
                **_seen(position, seat),
            }


def _seen(position: Position, seat: int | None) -> Frame:
    """Nobody moves in a replay."""
    return {"position": position.view(seat) | {"legal_moves": []}}
