"""The workshop of a game, found by its name."""

from functools import cache

from ...errors import SandtableError
from ...games import load
from ..registry import study_of
from .workshop import Workshop


class NoPuzzles(SandtableError):
    """A game that has no puzzles."""

    code = "no-puzzles"


def has_puzzles(game: str) -> bool:
    """Whether a game has puzzles."""
    return study_of(game).puzzles is not None


@cache
def workshop_of(game: str) -> Workshop:
    """What finds, proves, grades and judges the puzzles of a game; NoPuzzles if it has none."""
    make = study_of(game).puzzles
    if make is None:
        raise NoPuzzles(f"{load(game).title} has no puzzles yet")
    workshop: Workshop = make()
    return workshop
