"""A Mandamina position as text, both ways.

The heading counts the moves; a `.` is the hole. The options are not in the picture.

    mandamina moves 12
       a b c d e f g
    7  y v w d o d g
    6  o d g w r w l
    5  r l y r v y o
    4  y r g . y l g
    3  v o r v w v d
    2  l w d g y l g
    1  r l o d v w o
"""

import numpy as np

from ...errors import BadPosition
from .deal import clear, draw_rows, lay_out, read_rows
from .moves import is_cluster, note_ending
from .state import COLUMNS, SIDE, SIMPLE, SIMPLE_MOVES

LINES = SIDE + 2
MOVE_DIGITS = 9
"""A count of more digits could overflow its field."""


def draw(state: np.record, seat: int | None = None) -> str:
    """The position as text; everybody sees the same."""
    rows = draw_rows(state)
    return "\n".join(
        [
            f"mandamina moves {state.moves}",
            f"   {' '.join(COLUMNS)}",
            *(f"{SIDE - i}  {' '.join(row)}" for i, row in enumerate(rows)),
        ]
    )


def read_picture(state: np.record, text: str) -> None:
    """Set up the position a picture shows: any layout, after any number of moves."""
    lines = [line.split() for line in text.strip("\n").splitlines()]
    if len(lines) != LINES:
        raise BadPosition(f"a Mandamina picture has {LINES} lines, not {len(lines)}")
    moves = _read_heading(lines[0])
    if lines[1] != list(COLUMNS):
        raise BadPosition(f"the second line must name the columns: {' '.join(COLUMNS)}")
    rows = [_read_row(row, words) for row, words in zip(range(SIDE, 0, -1), lines[2:], strict=True)]
    letters = read_rows(rows, BadPosition)
    if state.goal == SIMPLE and moves > SIMPLE_MOVES:
        raise BadPosition(
            f"a simple game has at most {SIMPLE_MOVES} moves, not {moves}",
            "moves",
            {"most": SIMPLE_MOVES, "count": moves},
        )
    clear(state)
    lay_out(state, letters)
    state.moves = moves
    _note_clusters(state)


def _read_heading(words: list[str]) -> int:
    """The count of moves."""
    if len(words) == 3 and words[:2] == ["mandamina", "moves"]:
        count = words[2]
        if count.isascii() and count.isdecimal() and len(count) <= MOVE_DIGITS:
            return int(count)
    raise BadPosition(f"the first line must be like 'mandamina moves 12', not {' '.join(words)!r}")


def _read_row(row: int, words: list[str]) -> str:
    """The seven letters of a row, its number in front."""
    if words[:1] != [str(row)]:
        raise BadPosition(f"the line of row {row} must begin with its number: {' '.join(words)!r}")
    return "".join(words[1:])


def _note_clusters(state: np.record) -> None:
    """S3.1, S3.3: find the clusters afresh; the end is never tested before the first move."""
    clustered = 0
    for colour, marbles in enumerate(state.marbles.tolist()):
        if is_cluster(marbles):
            clustered |= 1 << colour
    state.clustered = clustered
    if state.moves > 0:
        note_ending(state)
