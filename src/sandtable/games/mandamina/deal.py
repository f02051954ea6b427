"""How a game of Mandamina is dealt, and how a deal is written down.

S1.3: the deal is close to uniform over all legal layouts. It starts from one legal layout with its
colours permuted at random. Then it makes ten sweeps over the 48 cells: each cell in turn offers to
swap marbles with a cell rolled by the dice, itself among them, and they swap if the layout stays
legal. The offer that undoes a swap is as likely as the offer that makes it, so every sweep keeps
the uniform distribution, and makes any other more like it.

Measured against 400,000 exact samples (marbles thrown at random until the layout is legal): how
many pairs that were alike in the first layout are still alike exceeds its exact mean by 3.1, 0.57,
0.12 and 0.03 standard deviations of a single deal after one to four sweeps, a factor of four or
more each time; after that it is lost in the statistical error of 0.003. Two million deals of ten
sweeps differ from the exact samples in none of six such counts by more than two standard errors.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import BadDeal, SandtableError
from ..batch import Numbers
from ..bits import ROW
from ..board_text import letters_of, rows_of
from ..compiled import compiled
from ..dice import LOW_32, shuffle
from .state import (
    CELLS,
    CENTRE,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    MARBLES_PER_COLOUR,
    NOT_ENDED,
    SIDE,
    SQUARES,
)

HOLE = "."
LETTERS = letters_of(COLOURS)

INDEX = np.uint32
"""Compiled code asks of a signed index whether it counts from the end, which costs time."""
Indices = NDArray[np.uint32]

SWEEPS = 10
MARBLE_COUNT = COLOUR_COUNT * MARBLES_PER_COLOUR
OFFERS_PER_NUMBER = 4
"""A roll of the dice takes time, so one number holds four offers: its digits to the base of 48."""

DEAL_BOUNDS: NDArray[np.int64] = np.array(
    [*range(COLOUR_COUNT, 1, -1)]
    + [MARBLE_COUNT**OFFERS_PER_NUMBER] * (SWEEPS * MARBLE_COUNT // OFFERS_PER_NUMBER),
    dtype=np.int64,
)
"""A shuffle of the eight colours, then all offers."""


def neighbours(squares: list[int]) -> list[int]:
    """For each of some squares, those of them that share an edge with it, as a bitboard."""
    steps = (-ROW, -1, 1, ROW)
    return [
        sum(1 << square + step for step in steps if square + step in squares) for square in squares
    ]


# S1.1: the places of the marbles at the start are all cells but the centre.
_PLACES = [square for square in SQUARES.tolist() if square != SQUARES[CENTRE]]
BITS = np.array([1 << square for square in _PLACES], dtype=np.int64)
NEIGHBOURS = np.array(neighbours(_PLACES), dtype=np.int64)


@compiled
def deal(state: np.record, numbers: Numbers) -> None:
    """S1.1, S1.2, S1.3: 48 marbles, no two of a colour side by side, the hole in the centre."""
    clear(state)
    order = np.arange(COLOUR_COUNT)
    shuffle(order, numbers[: COLOUR_COUNT - 1])
    colours = np.empty(MARBLE_COUNT, dtype=INDEX)
    for place in range(MARBLE_COUNT):
        # Colours that come again after eight places never lie beside or above each other.
        colour = order[place % COLOUR_COUNT]
        colours[place] = colour
        state.marbles[colour] |= BITS[place]
    partners = np.empty(SWEEPS * MARBLE_COUNT, dtype=INDEX)
    read_offers(numbers[COLOUR_COUNT - 1 :], partners)
    make_swaps(state.marbles, colours, partners, BITS, NEIGHBOURS)


@compiled
def clear(state: np.record) -> None:
    """S1.1: an empty board, nothing played; the options stay."""
    for colour in range(COLOUR_COUNT):
        state.marbles[colour] = 0
    state.hole = CENTRE
    state.moves = 0
    state.clustered = 0
    state.ending = NOT_ENDED


@compiled
def read_offers(numbers: Numbers, partners: Indices) -> None:
    """Write down which place each place offers to swap with, sweep after sweep."""
    for i in range(len(numbers)):
        offers = numbers[i] & LOW_32  # changes nothing, but shows that no sign needs care
        for k in range(OFFERS_PER_NUMBER):
            partners[i * OFFERS_PER_NUMBER + k] = offers % MARBLE_COUNT
            offers //= MARBLE_COUNT


@compiled
def make_swaps(
    marbles: Numbers, colours: Indices, partners: Indices, bits: Numbers, neighbours: Numbers
) -> None:
    """S1.2, S1.3: each place in turn, again and again, swaps with its partner if that is legal.

    `marbles` are bitboards by colour and `colours` the colours by place: the same layout twice.
    `bits` and `neighbours` are the board: for each place its own bit and those beside it.
    """
    count = len(colours)
    for sweep in range(len(partners) // count):
        for place in range(count):
            partner = partners[sweep * count + place]
            colour, other = colours[place], colours[partner]
            bit, other_bit = bits[place], bits[partner]
            conflict = marbles[other] & neighbours[place] & ~other_bit
            conflict |= marbles[colour] & neighbours[partner] & ~bit
            # All ones if there is no conflict, else zero: no processor could foresee a branch.
            legal = (conflict - 1) >> SIDE * ROW
            marbles[colour] ^= (bit | other_bit) & legal
            marbles[other] ^= (bit | other_bit) & legal
            colours[place] = colour ^ (colour ^ other) & legal
            colours[partner] = other ^ (colour ^ other) & legal


def read_deal(state: np.record, deal: Any) -> None:
    """Lay out `{"board": [7 strings, row 7 first]}`."""
    if not isinstance(deal, dict) or "board" not in deal:
        raise BadDeal(f'a Mandamina deal is {{"board": [{SIDE} rows]}}')
    letters = read_rows(deal["board"], BadDeal)
    _check_start(letters)
    clear(state)
    lay_out(state, letters)


def read_rows(rows: Any, error: type[SandtableError]) -> str:
    """The 49 letters of a drawn board, in the order of the cells, if all marbles are there."""
    if not isinstance(rows, list) or len(rows) != SIDE:
        raise error(f'"board" must be a list of {SIDE} strings, row {SIDE} first')
    for row, text in zip(range(SIDE, 0, -1), rows, strict=True):
        if not isinstance(text, str) or len(text) != SIDE:
            raise error(f"row {row} of the board must be {SIDE} characters, not {text!r}")
    letters = "".join(reversed(rows))
    for cell, letter in zip(CELLS, letters, strict=True):
        if letter not in COLOURS + HOLE:
            raise error(
                f"{cell} has {letter!r}, which is no colour ({COLOURS}) nor the hole ({HOLE})",
                "cell-empty",
                {"cell": cell},
            )
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        count = letters.count(letter)
        if count != MARBLES_PER_COLOUR:
            raise error(
                f"there are {count} {name} marbles instead of {MARBLES_PER_COLOUR}",
                "marbles",
                {"colour": letter, "count": count, "most": MARBLES_PER_COLOUR},
            )
    return letters


def _check_start(letters: str) -> None:
    """S1.1, S1.2: the hole in the centre, and no two neighbours of one colour."""
    if letters[CENTRE] != HOLE:
        hole = CELLS[letters.index(HOLE)]
        raise BadDeal(f"the hole must be {CELLS[CENTRE]} at the start, not {hole}")
    colours = dict(zip(SQUARES.tolist(), letters, strict=True))
    names = dict(zip(SQUARES.tolist(), CELLS, strict=True))
    for square, letter in colours.items():
        for beside in (square + 1, square + ROW):
            if colours.get(beside) == letter:
                colour = COLOUR_NAMES[COLOURS.index(letter)]
                raise BadDeal(
                    f"{names[square]} and {names[beside]} are neighbours and both {colour}"
                )


def lay_out(state: np.record, letters: str) -> None:
    """Put marbles and hole where the 49 letters say, on a cleared board."""
    for square, letter in zip(SQUARES.tolist(), letters, strict=True):
        if letter != HOLE:
            state.marbles[COLOURS.index(letter)] |= 1 << square
    state.hole = letters.index(HOLE)


def write_deal(state: np.record) -> dict[str, Any]:
    """The deal of a game in which nothing has been moved."""
    return {"board": draw_rows(state)}


def draw_rows(state: np.record) -> list[str]:
    """The board as seven strings, row 7 first."""
    return rows_of(state, LETTERS, HOLE, SIDE, SIDE)
