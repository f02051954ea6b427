"""How a game ended, in words and with its arithmetic."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ..games import Position
from ..records.endings import ABANDONED, RESIGNED, STOPPED, TIMEOUT
from .boards import board_of


def result(position: Position, names: Sequence[str]) -> RenderableType:
    """The points of a finished game, and who won."""
    sheet = board_of(position.game).sheet(position.score_sheet(), position.view(), names)
    return Group(sheet, Text(outcome(position, names), "bold"))


CUT_SHORT_WORDS = {
    RESIGNED: "somebody resigned",
    TIMEOUT: "the time was up",
    ABANDONED: "a player did not come back",
    STOPPED: "it was stopped because it did not end",
}
"""Why a table ended a game, for each ending of a record that no rules give."""


def outcome_of_record(record: Mapping[str, Any], names: Sequence[str]) -> str:
    """One sentence about a game that its table ended: why, and who won."""
    winner = record.get("winner")
    if isinstance(winner, bool):
        verdict = "won" if winner else "lost"
    elif winner is None:
        verdict = "nobody won"
    else:
        verdict = f"{names[winner]} won"
    return f"Game over, {CUT_SHORT_WORDS[record['ending']]}: {verdict}."


def outcome(position: Position, names: Sequence[str]) -> str:
    """One sentence: why it is over, and who won."""
    board = board_of(position.game)
    why = board.endings[str(position.ending)]
    return f"Game over, {why}: {board.verdict(position.view(), names)}."
