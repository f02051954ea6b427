"""What an alpha-beta search works on: one record with a row for each position of a line."""

from typing import Any

import numpy as np

INFINITY = 30000
"""Above every value."""

# The columns of the stack: one row for each position on the line being searched.
(
    DEPTH,  # how many moves to look ahead from here
    ALPHA,
    BETA,
    START_ALPHA,  # alpha before any move was searched
    BEST,  # the best value so far
    BEST_MOVE,
    IS_EXACT,  # 1 while all that the value rests on are ends of the game
    KEY,
    COUNT,  # how many moves there are
    NEXT,  # how many of them are done or under way
    MOVE,  # the one under way,
    GAIN,  # what it made at once,
    CHILD_DEPTH,  # and how deep and with which window it is searched
    CHILD_ALPHA,
    CHILD_BETA,
    BEGUN,  # how many nodes had been searched when this one was opened
) = range(16)
STACK_WIDTH = 16

# The columns of `control`.
(
    PLY,
    NODES,
    AGE,
    REDUCTIONS,  # whether late moves are searched less deep
    NUMBER,  # of this search among those that work together
) = range(5)
CONTROL_WIDTH = 5


def search_type(rows: int, frame_width: int, moves: int, knowledge: list[Any]) -> np.dtype[Any]:
    """The record that holds a search in progress, for lines of so many positions and moves."""
    fields = [
        ("frames", "<i8", (rows, frame_width)),  # the positions on the line
        ("stack", "<i8", (rows, STACK_WIDTH)),
        ("moves", "<i8", (rows, moves)),  # the moves of each position
        ("order", "<i8", (rows, moves)),  # how promising each of them is
        ("keys", "<i8", (rows, moves)),  # the key of what it leads to
        ("replies", "<i8", (rows, moves)),  # and how many moves there are
        ("line", "<i8", (rows, rows + 1)),  # the best line from each position on, ended by NO_MOVE
        ("history", "<i8", (2, moves)),  # for each seat and move how often it was good
        ("killers", "<i8", (rows, 2)),  # for each ply two moves that refuted a sibling
        ("root_values", "<i8", (moves,)),  # what each move of the first position is worth
        ("control", "<i8", (CONTROL_WIDTH,)),
        *knowledge,  # what the evaluation needs
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))
