"""What proven best lines of Mandamina say about shapes, the centre and the order of moves."""

from typing import Any

from bench.pupils import mandamina as pupil
from sandtable.games import Position, load

from .ratio import Ratio

UNITS = {
    "all-shapes": "percent",
    "centre-empty": "percent",
    "settling-moves": "percent",
    "stay-marbles": "marbles",
    "best-moves": "moves",
    "pupil-moves": "moves",
    "centre-late": "percent",
}
LEVEL = "solver"
MOST = 80
"""The pupil is stopped here: some games would not end."""


def play(seed: str) -> Position:
    """The best line of a deal, proven, played to its end."""
    from sandtable.players.mandamina.solver import solve

    position = load("mandamina").deal(seed=seed)
    solution = solve(position, prove=True)
    assert solution.is_proven
    for move in solution.line:
        position.play(move)
    return position


def facts(end: Position) -> dict[str, Ratio]:
    """What one best line brings to each figure."""
    view = end.view(0)
    start = _cells(end.deal["board"]) if end.deal else {}
    last = _cells(view["board"])
    position = load("mandamina").from_deal(end.deal)
    settled = 0
    for move in end.moves:
        hole = position.view()["hole"]
        position.play(move)
        settled += _cells(position.view()["board"])[hole] == last[hole]
    moved = set(end.moves)
    half = end.moves[: len(end.moves) // 2]
    return {
        "all-shapes": (100 * (view["shapes"] == 8), 1),
        "centre-empty": (100 * (view["hole"] == "d4"), 1),
        "settling-moves": (100 * settled, len(end.moves)),
        "stay-marbles": (sum(cell not in moved and start[cell] != "." for cell in start), 1),
        "best-moves": (len(end.moves), 1),
        "pupil-moves": (_pupil(end), 1),
        "centre-late": (100 * ("d4" not in half), 1),
    }


def _pupil(end: Position) -> int:
    position = load("mandamina").from_deal(end.deal)
    while not position.is_over and len(position.moves) < MOST:
        position.play(pupil.choose(position.view(0)))
    return len(position.moves)


def _cells(board: Any) -> dict[str, str]:
    return {
        f"{column}{7 - row}": letter
        for row, letters in enumerate(board)
        for column, letter in zip("abcdefg", letters, strict=True)
    }
