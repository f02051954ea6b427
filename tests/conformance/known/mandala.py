"""Mandala for the suite."""

from collections.abc import Sequence
from typing import Any

import sandtable
from tests.reference.deals import mandala_deal
from tests.reference.mandala import MandalaReference

from . import Known


def zones(position: sandtable.Position) -> dict[str, object]:
    state = position.state
    colours = position.game.colours

    def letters(counts: Any) -> str:
        return "".join(letter * int(n) for letter, n in zip(colours, counts, strict=True))

    view = position.view()
    return {
        "mountains": view["mountains"],
        "fields": view["fields"],
        "hands": [letters(hand) for hand in state["hand"]],
        "cups": [letters(cup) for cup in state["cup"] + state["hidden_cup"]],
        "rivers": view["rivers"],
        "deck": letters(state["deck"]),
        "discard": view["discard"],
    }


def count_cards(position: sandtable.Position) -> Sequence[int]:
    state = position.state
    places = ("mountain", "field", "hand", "cup", "hidden_cup", "deck", "discard")
    counts = sum(state[place].reshape(-1, 6).sum(axis=0) for place in places)
    on_rivers = (state["river"] > 0).sum(axis=0)
    return [int(count) for count in counts + on_rivers]


KNOWN = Known(MandalaReference, mandala_deal, zones, 1000, 1000, 108, count_cards)
