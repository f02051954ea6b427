"""The same Mandala position in other colours, with the Mandalas exchanged."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import numpy as np

from ....games import load
from ....games.mandala.picture import draw
from ....games.mandala.state import COLOURS, MANDALAS, NONE
from ...puzzles.turning import any_exchange

BY_COLOUR = ("mountain", "field", "cup", "river", "discard", "hand", "hidden_cup", "deck")
BY_MANDALA = ("mountain", "field", "field_size")
BY_SEAT = ("cup", "river", "hand", "hidden_cup")


@dataclass(frozen=True)
class Twin:
    """A way to make another position of one that plays the same."""

    colours: Mapping[str, str]
    exchanged: bool
    """Whether Mandala 1 and 2 change places."""

    @classmethod
    def by_chance(cls, seed: str) -> "Twin":
        """One of all."""
        rolls = Random(seed)
        return cls(any_exchange(COLOURS, rolls), rolls.random() < 1 / 2)

    def move(self, text: str) -> str:
        """The move, or the chance event, that is this one there."""
        *words, cards = text.split()
        if len(words) == 2 and self.exchanged:
            words[1] = str(MANDALAS + 1 - int(words[1]))
        letters = sorted(self.colours[letter] for letter in cards)
        if words[0] in ("draw", "refill"):  # in the order in which they came
            letters = [self.colours[letter] for letter in cards]
        return " ".join([*words, "".join(letters)])

    def picture(self, text: str, **options: object) -> str:
        """The position there."""
        state = load("mandala").from_picture(text, **options).state
        to = [COLOURS.index(self.colours[letter]) for letter in COLOURS]
        for name in BY_COLOUR:
            zone = state[name].copy()
            state[name][..., to] = zone
        if self.exchanged:
            for name in BY_MANDALA:
                state[name][:] = state[name][::-1].copy()
            if state.mandala != NONE:
                state.mandala = MANDALAS - 1 - state.mandala
        return draw(state)


def canonical(observation: np.record) -> str:
    """The same text for all positions that play the same and look the same to their seat."""
    own = int(observation.observer)
    return min(_plain(observation, own, order) for order in ((0, 1), (1, 0)))


def _plain(seen: np.record, own: int, order: tuple[int, int]) -> str:
    """What is known, colour by colour; the colours sorted by what there is of them."""
    rows = []
    for colour in range(len(COLOURS)):
        row = [int(seen.unseen[colour]), int(seen.discard[colour])]
        for seat in (own, 1 - own):
            row += [int(seen[name][seat, colour]) for name in BY_SEAT]
        for mandala in order:
            row.append(int(seen.mountain[mandala, colour]))
            row += [int(seen.field[mandala, seat, colour]) for seat in (own, 1 - own)]
        rows.append(tuple(row))
    at = int(seen.mandala)
    rest = (
        int(seen.phase),
        int(seen.seat == own),
        int(seen.hand_size[1 - own]),
        int(seen.deck_size),
        int(seen.exhausted),
        int(seen.returned),
        NONE if at == NONE else order.index(at),
    )
    return f"{rest} {sorted(rows)}"
