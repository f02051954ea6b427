"""Colours as chips: a letter on its colour. The letter is always there, the colour where it can.

Each chip sets both its colours, so it reads the same on a light and on a dark terminal; black is
a dark grey that stands out from a black background, and white a light grey for the same reason.
"""

from itertools import groupby

from rich.style import Style
from rich.text import Text

DARK_INK = "#000000"
LIGHT_INK = "#ffffff"

COLOURS = {
    "k": (LIGHT_INK, "#3c3c3c"),
    "r": (LIGHT_INK, "#c62828"),
    "o": (DARK_INK, "#f08c1e"),
    "y": (DARK_INK, "#f7e04b"),
    "g": (LIGHT_INK, "#0a7d1e"),
    "p": (LIGHT_INK, "#8338a8"),
    "w": (DARK_INK, "#e6e6e6"),
    "v": (LIGHT_INK, "#8338a8"),
    "l": (DARK_INK, "#7cc7f2"),
    "d": (LIGHT_INK, "#1f3f95"),
}
"""Ink and background of every letter, of all games."""


def chip_style(letter: str) -> Style:
    """The style of a chip of this colour."""
    ink, background = COLOURS[letter.lower()]
    return Style(color=ink, bgcolor=background, bold=True)


def chip(letter: str, text: str | None = None) -> Text:
    """A chip of the colour with this letter, showing the letter or a text with it."""
    return Text(f" {letter} " if text is None else text, chip_style(letter))


def chips(letters: str, most: int | None = None) -> Text:
    """Sorted letters as chips, equal ones together; counted (`k9`) beyond a width; - for none."""
    if not letters:
        return Text("-")
    runs = ["".join(run) for _, run in groupby(letters)]
    if most is not None and len(letters) + len(runs) - 1 > most:
        runs = [f"{run[0]}{len(run)}" for run in runs]
    return Text(" ").join(chip(run[0], run) for run in runs)
