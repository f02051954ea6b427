"""Patterns for the suite."""

from collections.abc import Sequence

import numpy as np

import sandtable
from tests.reference.deals import patterns_deal
from tests.reference.patterns import PatternsReference

from . import Known


def zones(position: sandtable.Position) -> dict[str, object]:
    view = position.view()
    return {
        "board": view["board"],
        "groups": [
            {group["colour"]: sorted(group["cells"]) for group in groups}
            for groups in view["groups"]
        ],
        "markers": [[group["marker"] for group in groups] for groups in view["groups"]],
        "bowls": "".join(bowl or "" for bowl in view["bowls"]),
    }


def count_tiles(position: sandtable.Position) -> Sequence[int]:
    state = position.state
    boards = np.concatenate([state["up"][None], state["group"]])
    counts = [sum(int(board).bit_count() for board in boards[:, c]) for c in range(6)]
    aside = state["tiles"] if state["bowl"][0] < 0 else state["bowl"]
    for colour in aside:
        counts[colour] += 1
    return counts


KNOWN = Known(PatternsReference, patterns_deal, zones, 2000, 2000, 54, count_tiles)
