"""How each game looks in a terminal: one file a game, found like the game (see plugins.py)."""

from ... import plugins
from ...games import Game, PerGame
from .board import Board
from .text_board import TextBoard

__all__ = ["BOARDS", "Board", "board_of"]


def _find(game: str) -> Board:
    board: Board | None = plugins.find(plugins.BOARDS, game, _accept).thing
    return board or TextBoard()


def _accept(game: str, provided: type[Board]) -> Board:
    return provided()


BOARDS = PerGame(_find)
"""The board of every game; one that has none is shown as text."""


def board_of(game: Game) -> Board:
    """The board of a game."""
    return BOARDS[game.name]
