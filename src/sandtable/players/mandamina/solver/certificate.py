"""A solution and its proof as JSON-able data, for `checker.py` or any other checker."""

from typing import Any

import numpy as np

from ....games.bits import ROW
from ....games.mandamina.deal import HOLE as HOLE_LETTER
from ....games.mandamina.deal import draw_rows
from ....games.mandamina.shapes import SHAPE_NUMBERS
from ....games.mandamina.state import CELLS, COLOURS, DIFFICULTIES, GOALS, SIDE
from .pricing import UNITS, Prices
from .proof import Node

FORMAT = "sandtable-mandamina-certificate/1"


def write_certificate(state: np.record, line: list[str], value: int, proof: Node) -> dict[str, Any]:
    """All that a checker needs: the position, the line, its value, and why none is worth more."""
    return {
        "format": FORMAT,
        "board": draw_rows(state),
        "moves": int(state.moves),
        "difficulty": DIFFICULTIES[state.difficulty],
        "goal": GOALS[state.goal],
        "line": line,
        "value": value,
        "units": UNITS,
        "proof": _write_node(proof),
    }


def _write_node(node: Node) -> dict[str, Any]:
    written = _write_prices(node.prices)
    if node.cell is not None:
        letters = COLOURS + HOLE_LETTER
        written["cell"] = CELLS[node.cell]
        written["cases"] = {letters[c]: _write_node(case) for c, case in node.cases.items()}
    return written


def _write_prices(prices: Prices) -> dict[str, Any]:
    """Cell prices as a board, row 7 first; rewards by the drawing of the shape, where there are."""
    rows = prices.cells.reshape(SIDE, SIDE)[::-1].tolist()
    rewards = {SHAPE_NAMES[s]: int(r) for s, r in enumerate(prices.rewards) if r}
    return {"prices": rows, "rewards": rewards}


def _shape_names() -> list[str]:
    """For each shape the first, in the order of texts, of the drawings of its forms."""
    drawings: dict[int, list[str]] = {}
    for form, shape in SHAPE_NUMBERS.items():
        drawings.setdefault(shape, []).append(_drawing(form))
    return [min(drawings[shape]) for shape in range(len(drawings))]


def _drawing(form: int) -> str:
    """A form in the corner as text, row by row: `##./.##`."""
    rows = [form >> row * ROW & (1 << ROW) - 1 for row in range(SIDE)]
    width = max(row.bit_length() for row in rows)
    return "/".join(
        "".join("#" if row >> column & 1 else "." for column in range(width)) for row in rows if row
    )


SHAPE_NAMES = _shape_names()
