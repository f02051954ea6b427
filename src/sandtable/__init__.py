"""Sandtable: play, study and solve Mandala, Patterns and Mandamina."""

from .errors import (
    BadDeal,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NoSuchSeat,
    SandtableError,
    UnknownGame,
)
from .games import GAMES, Game, Position, load
from .records import replay

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadDeal",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "NoSuchSeat",
    "Position",
    "SandtableError",
    "UnknownGame",
    "__version__",
    "load",
    "replay",
]
