"""How each game looks in a terminal: one file a game."""

from ...games import Game
from .board import Board
from .mandala import MandalaBoard
from .mandamina import MandaminaBoard
from .patterns import PatternsBoard

__all__ = ["BOARDS", "Board", "board_of"]

BOARDS: dict[str, Board] = {
    "mandala": MandalaBoard(),
    "patterns": PatternsBoard(),
    "mandamina": MandaminaBoard(),
}


def board_of(game: Game) -> Board:
    """The board of a game."""
    return BOARDS[game.name]
