"""The same Patterns position turned, mirrored and in other colours."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from ....games.patterns.picture import MARGIN, WIDTH
from ....games.patterns.state import COLOURS, ROWS
from ...puzzles.turning import TURNS, Turn, any_exchange, by_first_sight, turned, turned_rows


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
        verb, _, cell = text.partition(" ")
        return f"{verb} {turned(cell, self.turn, ROWS)}" if cell else text

    def picture(self, text: str) -> str:
        """The position there."""
        lines = text.splitlines()
        _, bowls, _, tiles = lines[1].split()
        heading = f"bowls {self._word(bowls)} tiles {self._word(tiles)}"
        rows = turned_rows(cells_of(lines), self.turn)
        board = [
            f"{row + 1:<{MARGIN}}" + "".join(f"{self._cell(cell):<{WIDTH}}" for cell in rows[row])
            for row in range(ROWS - 1, -1, -1)
        ]
        return "\n".join(line.rstrip() for line in [lines[0], heading, lines[2], *board])

    def _word(self, letters: str) -> str:
        return "".join(self.colours.get(letter, letter) for letter in letters)

    def _cell(self, cell: str) -> str:
        letter = self.colours.get(cell[:1].lower(), "")
        return (letter.upper() if cell[:1].isupper() else letter) + cell[1:]


def cells_of(lines: list[str]) -> list[list[str]]:
    """What is on every cell, row 1 first."""
    return [
        [line[MARGIN + at * WIDTH : MARGIN + (at + 1) * WIDTH].strip() for at in range(ROWS)]
        for line in reversed(lines[MARGIN:])
    ]


def canonical(picture: str) -> str:
    """The same text for all positions that play the same.

    Turned, mirrored, recoloured, seats exchanged; starting tiles do not matter any more.
    """
    return min(_plain_forms(picture))


def _plain_forms(picture: str) -> Iterator[str]:
    lines = picture.splitlines()
    seat = lines[0].split()[-1]
    _, bowls, _, _ = lines[1].split()
    if seat == "1":
        bowls = bowls[::-1]
    for turn in TURNS:
        rows = turned_rows(cells_of(lines), turn)
        words = [bowls, *(cell or "." for row in rows for cell in row)]
        letters = "".join(letter.lower() for letter in "".join(words) if letter.lower() in COLOURS)
        names = by_first_sight(letters)
        yield " ".join("".join(_plain(word, names, seat)) for word in words)


def _plain(word: str, names: Mapping[str, str], seat: str) -> Iterator[str]:
    """Colours by their new names; of a claimed tile whether it is the mover's."""
    for at, letter in enumerate(word):
        if letter.lower() in names:
            name = names[letter.lower()]
            yield name if letter.islower() else name.lower()
        elif at == 1 and word[0].isupper():
            yield "+" if letter == seat else "-"
        else:
            yield letter
