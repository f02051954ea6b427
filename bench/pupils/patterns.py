"""The pupil of Patterns: opens where its colour lies, takes most points at once, looks no further.

What the first lesson taught, and all that it plays by:

- P3: if your bowl tile has no group yet, open one, since later groups count more; next to face-up
  tiles of that colour, since those can be flipped.
- P4, P5, P8: a flip and a swap bring the number of their group: make the one that brings most.
- P5.2: of equal swaps, take a tile whose colour has no group yet: it opens the next one.

It knows nothing of the rival's plans, of tempo, or of how to end the game.
"""

from typing import Any

COLUMNS = "abcdefgh"
View = dict[str, Any]


def choose(view: View) -> str:
    """What the pupil plays."""
    moves: list[str] = view["legal_moves"]
    if moves[0].startswith("bowls"):
        return moves[0]
    opens = [move for move in moves if move.startswith("open")]
    if opens:
        return max(opens, key=lambda move: _opening(view, move))
    return max(moves, key=lambda move: _gain(view, move))


def _opening(view: View, move: str) -> tuple[int, int]:
    """P3.2: how many tiles of the bowl's colour lie next to a cell, and what is taken."""
    bowl, cell = _own(view, "bowls"), move.split()[1]
    beside = [tile_at(view, next_to) for next_to in neighbours(cell)]
    return beside.count(bowl), _is_new(view, tile_at(view, cell))


def _gain(view: View, move: str) -> tuple[int, int, int]:
    """P8.1: the number of the group that grows."""
    if move == "done":
        return -1, 0, 0
    word, cell = move.split()
    tile = tile_at(view, cell)
    colour = tile if word == "flip" else _own(view, "bowls")
    number = next(group["number"] for group in _own(view, "groups") if group["colour"] == colour)
    return number, word == "swap" and _is_new(view, tile), word == "flip"


def _is_new(view: View, colour: str) -> bool:
    """P3.1: whether a colour would open a group."""
    return all(group["colour"] != colour for group in _own(view, "groups"))


def _own(view: View, name: str) -> Any:
    return view[name][view["seat"]]


def tile_at(view: View, cell: str) -> str:
    """The face-up tile on a cell, else a sign that is no colour."""
    tile: str = view["board"][8 - int(cell[1])][COLUMNS.index(cell[0])]
    return tile


def neighbours(cell: str) -> list[str]:
    """P4.2: the cells that share an edge with this one."""
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 8 and 1 <= r <= 8]
