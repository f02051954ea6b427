"""How a game ended, in words and with its arithmetic."""

from rich.console import Group, RenderableType
from rich.text import Text

from ..games.outcome import ABANDONED, AGREED, RESIGNED, STOPPED, TIMEOUT, Outcome
from ..tables import Table
from .boards import board_of

CUT_SHORT_WORDS = {
    RESIGNED: "somebody resigned",
    TIMEOUT: "the time was up",
    ABANDONED: "a player did not come back",
    STOPPED: "it was stopped because it did not end",
}
"""Why a table ended a game, for each ending of a record that no rules give."""


def result(table: Table, outcome: Outcome) -> RenderableType:
    """The points of a finished game, and who won."""
    sentence = Text(result_sentence(table, outcome), "bold")
    if outcome.is_cut_short:
        return sentence
    position = table.position
    sheet = board_of(position.game).sheet(position.score_sheet(), position.view(), table.names)
    return Group(sheet, sentence)


def result_sentence(table: Table, outcome: Outcome) -> str:
    """Why it is over, and who won."""
    board, winner = board_of(table.settings.rules), outcome.winner
    if outcome.ending == AGREED:
        return "Game over: both agreed to a draw."
    if not outcome.is_cut_short:
        verdict = board.verdict(table.position.view(), table.names)
        return f"Game over, {board.endings[outcome.ending]}: {verdict}."
    if isinstance(winner, bool):
        verdict = "won" if winner else "lost"
    else:
        verdict = "nobody won" if winner is None else f"{table.names[winner]} won"
    return f"Game over, {CUT_SHORT_WORDS[outcome.ending]}: {verdict}."
