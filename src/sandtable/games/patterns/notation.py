"""Patterns moves as text, and the sentences that refuse them."""

from typing import Any

import numpy as np

from ...errors import IllegalMove
from .moves import colour_at
from .state import BOWL_PAIRS, CELLS, COLOUR_NAMES, COLOURS, DONE, FLIP, NONE, OPEN, SQUARES, SWAP

VERBS = ("open", "flip", "swap")
ACTION_TEXTS = (
    *(f"bowls {COLOURS[first]}{COLOURS[second]}" for first, second in BOWL_PAIRS),
    *(f"{verb} {cell}" for verb in VERBS for cell in CELLS),
    "done",
)
NUMBERS = {text: number for number, text in enumerate(ACTION_TEXTS)}

# In the order of the reasons in moves.py.
REFUSALS = (
    "",
    "the game is over",
    "seat 1 has to fill the bowls first",
    "the bowls are filled already",
    "the starting tiles are {starting}, so the move is one of: {bowl_moves}",
    "only flips are allowed now, as the rival cannot act any more",
    "only the final flips can be ended, and this is an ordinary turn",
    "the tile on {cell} lies face down",
    "you have a {bowl} group already, so the {bowl} tile in your bowl cannot open another",
    "you have no {tile} group that the tile on {cell} could join",
    "you have no {bowl} group that the {bowl} tile in your bowl could join",
    "{cell} does not touch your {tile} group",
    "{cell} does not touch your {bowl} group",
    "on {cell} your {joining} group would touch the rival's {joining} group",
)


def read_move(text: str) -> int:
    """The number of a move, or IllegalMove with what is wrong about the text."""
    number = NUMBERS.get(text)
    if number is not None:
        return number
    verb = text.partition(" ")[0]
    if verb in VERBS:
        raise IllegalMove(f"{text!r} names no cell of the board: it has c1 to f1, ..., c8 to f8")
    if verb == "bowls":
        raise IllegalMove(
            f"{text!r} does not name two different colours of {COLOURS!r}: 'bowls rk'"
        )
    raise IllegalMove(
        f"{text!r} is no Patterns move: they are "
        "'bowls rk', 'open c4', 'flip d5', 'swap e3' and 'done'"
    )


def explain(state: np.record, action: int, reason: int) -> str:
    """The sentence that says why an action is refused."""
    return REFUSALS[reason].format(**_words(state, action))


def _words(state: np.record, action: int) -> dict[str, Any]:
    tiles = [COLOURS[tile] for tile in state.tiles.tolist()]
    words = {
        "starting": " and ".join(COLOUR_NAMES[tile] for tile in state.tiles.tolist()),
        "bowl_moves": f"'bowls {tiles[0]}{tiles[1]}', 'bowls {tiles[1]}{tiles[0]}'",
    }
    if OPEN <= action < DONE and state.bowl[state.seat] != NONE:
        cell = (action - OPEN) % len(CELLS)
        tile = int(colour_at(state, 1 << int(SQUARES[cell])))
        bowl = int(state.bowl[state.seat])
        words["cell"] = CELLS[cell]
        words["tile"] = COLOUR_NAMES[tile]
        words["bowl"] = COLOUR_NAMES[bowl]
        words["joining"] = COLOUR_NAMES[tile if FLIP <= action < SWAP else bowl]
    return words
