"""The rules of the games: what stands here is asked by everything else and asks nothing else."""

from typing import TYPE_CHECKING

from .game import Game
from .installed import PerGame, load, names
from .position import Position

__all__ = ["GAMES", "Game", "PerGame", "Position", "load"]

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The names of all games that are installed."""
else:

    def __getattr__(name):
        """Looked up when somebody asks: a game imports this module itself."""
        if name == "GAMES":
            return names()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
