"""Patterns moves as text, and the sentences that refuse them."""

import numpy as np

from ...errors import IllegalMove
from ..refusal import Refusal
from .moves import colour_at
from .state import BOWL_PAIRS, CELLS, COLOURS, DONE, FLIP, NONE, OPEN, SQUARES, SWAP

VERBS = ("open", "flip", "swap")
ACTION_TEXTS = (
    *(f"bowls {COLOURS[first]}{COLOURS[second]}" for first, second in BOWL_PAIRS),
    *(f"{verb} {cell}" for verb in VERBS for cell in CELLS),
    "done",
)
NUMBERS = {text: number for number, text in enumerate(ACTION_TEXTS)}

# In the order of the reasons in moves.py.
REFUSALS = (
    Refusal(),
    Refusal("ended", "the game is over"),
    Refusal("bowls-first", "seat 1 has to fill the bowls first"),
    Refusal("bowls-filled", "the bowls are filled already"),
    Refusal(
        "starting-tiles",
        "the starting tiles are {colour} and {other_colour}, so the move is one of: "
        "'bowls {colour:letter}{other_colour:letter}', "
        "'bowls {other_colour:letter}{colour:letter}'",
    ),
    Refusal("final-flips", "only flips are allowed now, as the rival cannot act any more"),
    Refusal("nothing-to-end", "only the final flips can be ended, and this is an ordinary turn"),
    Refusal("face-down", "the tile on {cell} lies face down"),
    Refusal(
        "group-open",
        "you have a {bowl_colour} group already, "
        "so the {bowl_colour} tile in your bowl cannot open another",
    ),
    Refusal(
        "no-group-to-flip", "you have no {tile_colour} group that the tile on {cell} could join"
    ),
    Refusal(
        "no-group-to-swap",
        "you have no {bowl_colour} group that the {bowl_colour} tile in your bowl could join",
    ),
    Refusal("flip-not-touching", "{cell} does not touch your {tile_colour} group"),
    Refusal("swap-not-touching", "{cell} does not touch your {bowl_colour} group"),
    Refusal(
        "touches-rival",
        "on {cell} your {joining_colour} group would touch the rival's {joining_colour} group",
    ),
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


def refusal_words(state: np.record, action: int) -> dict[str, str | int]:
    """What a refused action speaks of."""
    first, second = state.tiles.tolist()
    words: dict[str, str | int] = {"colour": COLOURS[first], "other_colour": COLOURS[second]}
    if OPEN <= action < DONE and state.bowl[state.seat] != NONE:
        cell = (action - OPEN) % len(CELLS)
        tile = int(colour_at(state, 1 << int(SQUARES[cell])))
        bowl = int(state.bowl[state.seat])
        words["cell"] = CELLS[cell]
        words["tile_colour"] = COLOURS[tile]
        words["bowl_colour"] = COLOURS[bowl]
        words["joining_colour"] = COLOURS[tile if FLIP <= action < SWAP else bowl]
    return words
