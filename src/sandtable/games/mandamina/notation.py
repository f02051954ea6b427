"""Mandamina moves as text, and the sentences that refuse them.

S2.5: a move is the name of a cell and not a word more: there is no way to talk in it.
"""

import numpy as np

from ...errors import IllegalMove
from ..refusal import Refusal
from .state import CELLS

ACTION_TEXTS = CELLS
NUMBERS = {text: number for number, text in enumerate(ACTION_TEXTS)}

# In the order of the reasons in moves.py.
REFUSALS = (
    Refusal(),
    Refusal("ended", "the game is over"),
    Refusal("hole", "{cell} is the hole; choose a marble"),
)


def read_move(text: str) -> int:
    """S2.1: the number of a move, or IllegalMove with what is wrong about the text."""
    number = NUMBERS.get(text)
    if number is not None:
        return number
    if len(text) == 2 and text[0].isalpha() and text[1].isdigit():
        raise IllegalMove(f"{text!r} names no cell of the board: it has {CELLS[0]} to {CELLS[-1]}")
    raise IllegalMove(f"{text!r} is no Mandamina move; a move is the cell of a marble, as in 'c5'")


def refusal_words(state: np.record, action: int) -> dict[str, str | int]:
    """What a refused action speaks of."""
    return {"cell": CELLS[action]}
