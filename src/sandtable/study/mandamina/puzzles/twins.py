"""The same Mandamina layout turned, mirrored and in other colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ....games.mandamina.state import COLOURS, SIDE
from ...puzzles.turning import TURNS, Turn, any_exchange, by_first_sight, turned, turned_rows

HEADING = 2
"""Lines of a picture before its rows."""


@dataclass(frozen=True)
class Twin:
    """A way to make another position of one that plays the same."""

    turn: Turn
    colours: Mapping[str, str]

    @classmethod
    def by_chance(cls, seed: str) -> "Twin":
        """One of all."""
        dice = Random(seed)
        return cls(dice.choice(TURNS), any_exchange(COLOURS, dice))

    def move(self, text: str) -> str:
        """The move that is this one there."""
        return turned(text, self.turn, SIDE)

    def layout(self, text: str) -> str:
        """A letter for every cell, from a1 along the rows, there."""
        rows = turned_rows([text[at : at + SIDE] for at in range(0, SIDE * SIDE, SIDE)], self.turn)
        return "".join(self.colours.get(letter, letter) for row in rows for letter in row)

    def picture(self, text: str) -> str:
        """The position there."""
        layout = self.layout(layout_of(text))
        rows = [
            f"{row + 1}  {' '.join(layout[row * SIDE : (row + 1) * SIDE])}"
            for row in range(SIDE - 1, -1, -1)
        ]
        return "\n".join([*text.splitlines()[:HEADING], *rows])


def layout_of(picture: str) -> str:
    """A letter for every cell of a picture, from a1 along the rows."""
    rows = picture.splitlines()[HEADING:]
    return "".join("".join(row.split()[1:]) for row in reversed(rows))


def canonical(picture: str) -> str:
    """The same text for all layouts that play the same."""
    forms = []
    for turn in TURNS:
        text = Twin(turn, {}).layout(layout_of(picture))
        names = by_first_sight(text.replace(".", ""))
        forms.append("".join(names.get(letter, letter) for letter in text))
    return min(forms)
