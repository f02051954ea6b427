"""How a game ended, in words and with its arithmetic."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ..games import Position
from .boards import board_of


def result(position: Position, names: Sequence[str]) -> RenderableType:
    """The points of a finished game, and who won."""
    sheet = board_of(position.game).sheet(position.score_sheet(), position.view(), names)
    return Group(sheet, Text(outcome(position, names), "bold"))


def outcome(position: Position, names: Sequence[str]) -> str:
    """One sentence: why it is over, and who won."""
    board = board_of(position.game)
    why = board.endings[str(position.ending)]
    return f"Game over, {why}: {board.verdict(position.view(), names)}."
