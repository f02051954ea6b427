"""Mandamina for the suite: with options under which random play ends, and with others."""

from collections.abc import Sequence

import sandtable
from tests.reference.deals import mandamina_deal
from tests.reference.mandamina import MandaminaReference

from . import TO_THE_END, Known


def zones(position: sandtable.Position) -> dict[str, object]:
    view = position.view()
    return {"board": view["board"], "moves": view["moves"]}


def count_marbles(position: sandtable.Position) -> Sequence[int]:
    return [int(board).bit_count() for board in position.state["marbles"]]


KNOWN = Known(
    MandaminaReference,
    mandamina_deal,
    zones,
    games=1000,
    deals=16,  # The reference deals by plain rejection, which is slow: its deals are used again.
    pieces=48,
    count_pieces=count_marbles,
    variants=(
        ({"goal": "simple", "seats": 3}, TO_THE_END),
        ({"difficulty": "hard", "seats": 2}, 60),
    ),
)
