"""The rules of the games: what stands here is asked by everything else and asks nothing else."""

from functools import lru_cache
from importlib import import_module

from ..errors import UnknownGame
from .game import Game
from .position import Position

__all__ = ["GAMES", "Game", "Position", "load"]

CLASSES = {"mandala": "Mandala", "patterns": "Patterns", "mandamina": "Mandamina"}
GAMES = tuple(CLASSES)
"""The names of all games."""


def load(name: str) -> Game:
    """A game by its name, as in `GAMES`."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r} (there are: {', '.join(GAMES)})")
    return _load(name)


@lru_cache
def _load(name: str) -> Game:
    module = import_module(f".{name}", __name__)
    game: Game = getattr(module, CLASSES[name])()
    return game
