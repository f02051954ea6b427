"""The same Mandala position in other colours, with the Mandalas or the seats exchanged."""

import numpy as np

from ...games import Position
from ...games.mandala.state import COLOUR_COUNT, MANDALAS, NONE

FEW = 12
"""Open cards below which positions are told apart as they look: only a few kinds of openings would
be left, and whoever looks at any of them would be taken for a player of some game."""


def canonical(position: Position) -> str:
    """The same text for all positions that play the same to whoever watches."""
    seen = position.observation(None)[0]
    open_cards = seen.mountain.sum() + seen.field.sum() + seen.cup.sum() + seen.discard.sum()
    if open_cards < FEW:
        return position.observation(None).tobytes().hex()
    return min(_form(seen, first) for first in range(MANDALAS))


def _form(seen: np.record, first: int) -> str:
    """With one of the Mandalas first, and whoever is on turn as the first seat.

    A colour is nothing but what lies of it where: sorted, its name does not matter.
    """
    mandalas, seats = [first, 1 - first], [int(seen.seat), 1 - int(seen.seat)]
    colours = sorted(
        (
            *(int(seen.mountain[mandala, colour]) for mandala in mandalas),
            *(int(seen.field[mandala, seat, colour]) for mandala in mandalas for seat in seats),
            *(int(zone[seat, colour]) for zone in (seen.cup, seen.river) for seat in seats),
            int(seen.discard[colour]),
        )
        for colour in range(COLOUR_COUNT)
    )
    mandala = int(seen.mandala)
    others = (
        [int(seen.hand_size[seat]) for seat in seats],
        int(seen.phase),
        NONE if mandala == NONE else mandalas.index(mandala),
        NONE if seen.claimer == NONE else seats.index(int(seen.claimer)),
        int(seen.due),
    )
    return repr((colours, others))
