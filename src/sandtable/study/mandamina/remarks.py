"""First mistakes in Mandamina: broken clusters, and marbles that are moved to strangers."""

from ...games import Position
from ..teaching import Remark

COLUMNS = "abcdefg"


def comment(position: Position, move: str) -> Remark | None:
    """S3.1: what there is to say about a move."""
    after = position.copy()
    after.play(move)
    if after.is_over:
        return None
    before, now = position.view(), after.view()
    for was, is_now in zip(before["clusters"], now["clusters"], strict=True):
        if was["clustered"] and not is_now["clustered"]:
            return Remark("broken", "S3.1")
    board, hole = before["board"], before["hole"]
    welcome = [
        cell
        for cell in position.legal_moves()
        if any(_at(board, beside) == _at(board, cell) for beside in _around(hole) if beside != cell)
    ]
    if welcome and move not in welcome:
        return Remark("stranger", "S3.1", welcome[0])
    return None


def _at(board: list[str], cell: str) -> str:
    return board[7 - int(cell[1])][COLUMNS.index(cell[0])]


def _around(cell: str) -> list[str]:
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    around = [(column + x, row + y) for x, y in steps]
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 7 and 1 <= r <= 7]
