"""Sandtable: play, study and solve board games."""

from typing import TYPE_CHECKING

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
from .games import Game, Position, load
from .records import replay

if TYPE_CHECKING:
    from .games import GAMES
else:
    from .games import __getattr__  # noqa: F401  `GAMES`, when somebody asks for it

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
