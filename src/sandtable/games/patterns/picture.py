"""A Patterns position as text, both ways.

A face-up tile is its letter in lower case. A claimed tile is its letter in upper case, then the
seat that owns it, then the number of the marker if one lies on it: `K01` is black, seat 0's, under
marker 1.

    patterns turn 0
    bowls ro tiles rk
       a   b   c   d   e   f   g   h
    8          k   r   o   y
    7      g   p   K01 K0  y   r
    ...
"""

import numpy as np

from ...errors import BadPosition, Words
from ..bits import ROW, popcount
from .deal import clear
from .moves import can_act, flip_targets, touching
from .state import (
    BOWLS,
    CELL_OF_SQUARE,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    FINAL_FLIPS,
    NONE,
    ROW_STARTS,
    ROWS,
    SEATS,
    TILES_PER_COLOUR,
    TURN,
)
from .view import PHASES

WIDTH = 4
MARGIN = 3


def draw(state: np.record, seat: int | None = None) -> str:
    """The position as text; everybody sees the same."""
    bowls = "".join("-" if bowl == NONE else COLOURS[bowl] for bowl in state.bowl.tolist())
    tiles = "".join(COLOURS[tile] for tile in state.tiles.tolist())
    lines = [
        f"patterns {PHASES[state.phase]} {state.seat}",
        f"bowls {bowls} tiles {tiles}",
        " " * MARGIN + "".join(f"{column:<{WIDTH}}" for column in COLUMNS),
    ]
    for row in range(ROWS - 1, -1, -1):
        cells = "".join(
            f"{_draw_cell(state, row * ROW + column):<{WIDTH}}" for column in range(ROW)
        )
        lines.append(f"{row + 1:<{MARGIN}}{cells}")
    return "\n".join(line.rstrip() for line in lines)


def _draw_cell(state: np.record, square: int) -> str:
    if CELL_OF_SQUARE[square] == NONE:
        return ""
    for colour, letter in enumerate(COLOURS):
        if int(state.up[colour]) >> square & 1:
            return letter
        for seat in range(SEATS):
            if int(state.group[seat, colour]) >> square & 1:
                number = int(state.number[seat, colour])
                marked = state.marker[seat, number - 1] == CELL_OF_SQUARE[square]
                return f"{letter.upper()}{seat}{number if marked else ''}"
    return "?"


def read_picture(state: np.record, text: str) -> None:
    """Set up the position a picture shows, if a game could reach it."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines()]
    if len(lines) != ROWS + MARGIN:
        raise BadPosition(f"a Patterns picture has {ROWS + MARGIN} lines, not {len(lines)}")
    clear(state)
    _read_heading(state, lines[0], lines[1])
    for row, line in zip(range(ROWS - 1, -1, -1), lines[MARGIN:], strict=True):
        if line[:1] != str(row + 1):
            raise BadPosition(f"the line of row {row + 1} must begin with its number: {line!r}")
        for column in range(ROW):
            start = MARGIN + column * WIDTH
            _read_cell(state, row, column, line[start : start + WIDTH].strip())
    _check(state)


def _read_heading(state: np.record, first: str, second: str) -> None:
    words = first.split(" ")
    if len(words) != 3 or words[0] != "patterns" or words[1] not in PHASES or words[2] not in "01":
        raise BadPosition(f"the first line must be like 'patterns turn 0', not {first!r}")
    state.phase = PHASES.index(words[1])
    state.seat = int(words[2])
    words = second.split(" ")
    letters = COLOURS + "-"
    if (
        len(words) != 4
        or (words[0], words[2]) != ("bowls", "tiles")
        or any(len(word) != SEATS for word in (words[1], words[3]))
        or any(letter not in letters for letter in words[1])
        or any(letter not in COLOURS for letter in words[3])
    ):
        raise BadPosition(f"the second line must be like 'bowls ro tiles rk', not {second!r}")
    for seat in range(SEATS):
        state.bowl[seat] = COLOURS.index(words[1][seat]) if words[1][seat] != "-" else NONE
        state.tiles[seat] = COLOURS.index(words[3][seat])


def _read_cell(state: np.record, row: int, column: int, text: str) -> None:
    place = f"{COLUMNS[column]}{row + 1}"
    on_board = ROW_STARTS[row] <= column < ROW - ROW_STARTS[row]
    if bool(text) != on_board:
        state_of = "empty" if on_board else "off the board"
        raise BadPosition(f"{place} is {state_of}", "cell-empty", {"cell": place})
    if not text:
        return
    colour = COLOURS.find(text[0].lower())
    cell = 1 << (row * ROW + column)
    if colour == NONE:
        raise BadPosition(f"{place} has {text!r}, which is no tile")
    if text == COLOURS[colour]:
        state.up[colour] |= cell
        return
    number = text[2:] or "0"
    if text[1:2] not in ("0", "1") or number not in "0123456" or not text[0].isupper():
        raise BadPosition(f"{place} has {text!r}, which is no tile")
    seat = int(text[1])
    state.group[seat, colour] |= cell
    if number != "0":
        if state.number[seat, colour] or state.marker[seat, int(number) - 1] != NONE:
            raise BadPosition(f"{place} has a marker too many: {text!r}")
        state.number[seat, colour] = int(number)
        state.marker[seat, int(number) - 1] = CELL_OF_SQUARE[row * ROW + column]


def _check(state: np.record) -> None:
    """Refuse what no game can reach: tile counts, groups and markers, whose turn it is."""
    for seat in range(SEATS):
        opened = [number for number in state.number[seat].tolist() if number]
        state.opened[seat] = len(opened)
        if sorted(opened) != list(range(1, len(opened) + 1)):
            raise BadPosition(f"seat {seat} has markers {sorted(opened)}: use them in order")
        for colour in range(COLOUR_COUNT):
            _check_group(state, seat, colour)
    _check_tiles(state)
    _check_phase(state)


def _check_group(state: np.record, seat: int, colour: int) -> None:
    """P3.3, P6.1: one piece, one marker, away from the rival's."""
    group = int(state.group[seat, colour])
    name = f"seat {seat}'s {COLOUR_NAMES[colour]} group"
    words: Words = {"player": seat + 1, "colour": COLOURS[colour]}
    if group and not state.number[seat, colour]:
        raise BadPosition(f"{name} has no marker")
    reached = group & -group
    grown = 0
    while grown != reached:
        grown = reached
        reached |= int(touching(reached)) & group
    if reached != group:
        raise BadPosition(f"{name} is in more than one piece", "group-split", words)
    if int(touching(group)) & int(state.group[1 - seat, colour]):
        raise BadPosition(f"{name} touches the rival's", "group-touches", words)


def _check_tiles(state: np.record) -> None:
    """P1.2, P1.3: nine of each colour on the board and in the bowls."""
    bowls_filled = state.phase != BOWLS
    if any((bowl != NONE) != bowls_filled for bowl in state.bowl.tolist()):
        raise BadPosition(
            "the bowls are filled by the first decision, and not before", "bowls-early"
        )
    if state.tiles[0] == state.tiles[1]:
        raise BadPosition("the two starting tiles are of different colours", "tiles-alike")
    aside = (state.bowl if bowls_filled else state.tiles).tolist()
    for colour in range(COLOUR_COUNT):
        board = int(state.up[colour] | state.group[0, colour] | state.group[1, colour])
        count = popcount(board) + aside.count(colour)
        if count != TILES_PER_COLOUR:
            raise BadPosition(
                f"there are {count} {COLOUR_NAMES[colour]} tiles instead of {TILES_PER_COLOUR}",
                "tiles",
                {"colour": COLOURS[colour], "count": count, "most": TILES_PER_COLOUR},
            )


def _check_phase(state: np.record) -> None:
    """P2.1, P7.2, P7.5: whose turn it is must fit what they can do."""
    seat = int(state.seat)
    if state.phase == BOWLS and (seat != 1 or state.opened.any()):
        raise BadPosition("seat 1 fills the bowls before anything else", "bowls-begin")
    if state.phase == TURN and not can_act(state, seat):
        sentence = f"it cannot be seat {seat}'s turn: it has no action"
        raise BadPosition(sentence, "no-action", {"player": seat + 1})
    if state.phase > TURN and can_act(state, 1 - seat):
        sentence = f"seat {1 - seat} can still act, so the game is not at its end"
        raise BadPosition(sentence, "still-acts", {"player": 2 - seat})
    if state.phase == FINAL_FLIPS and flip_targets(state, seat) == 0:
        sentence = f"seat {seat} has no flip left, so the game is over"
        raise BadPosition(sentence, "no-flip", {"player": seat + 1})
