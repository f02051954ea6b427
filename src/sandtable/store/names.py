"""When two names are one, and when one looks like another (docs/decisions/names.md)."""

import json
import unicodedata
from functools import cache
from importlib.resources import files

MARKS_THAT_TELL = frozenset(
    "\u0300\u0301\u0302\u0303\u0304\u0306\u0308\u030a\u030b\u030c\u0326\u0327\u0328\u0335\u0336\u0337\u0338"
)
"""Accents and strokes by which readers of European languages tell letters apart: Åse is not Ase.
All other marks on a letter are easily overlooked."""
DOT_ABOVE = "\u0307"
"""On an i nobody sees it."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around some letters in the data."""
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def name_key(name: str) -> str:
    """Under which a name is looked up, held unique, and tries for it are counted."""
    return spaced(unicodedata.normalize("NFKC", name)).casefold()


def spaced(text: str) -> str:
    """With single spaces between words, and none around them."""
    return " ".join(text.split())


def looks(name: str) -> tuple[str, str]:
    """How a name looks as it is written, and in lower case.

    Names that have one of them in common look alike. Both are needed: a capital I looks like a
    small L, which neither does to a small i.
    """
    return _look(name), _look(name_key(name))


def _look(text: str) -> str:
    """Look-alike letters become one (the skeleton of Unicode's UTS 39), and case does not matter.

    Spaces and signs do not count, unless there is nothing else.
    """
    letters = _decomposed(unicodedata.normalize("NFKC", text)).translate(_prototypes())
    seen = "".join(_small(letter) for letter in _decomposed(letters.casefold()))
    seen = _decomposed(seen.translate(_prototypes()).casefold())
    seen = seen.replace("vv", "w")
    told = [letter for letter in seen if letter.isalnum() or letter in MARKS_THAT_TELL]
    return "".join(told) or spaced(seen)


def without_marks(look: str) -> str:
    """A look without accents and strokes."""
    return "".join(letter for letter in look if letter not in MARKS_THAT_TELL)


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text).replace(DOT_ABOVE, "")


def _small(letter: str) -> str:
    """A small capital is the letter itself."""
    name = unicodedata.name(letter, "")
    if not name.startswith(SMALL_CAPITAL):
        return letter
    plain = name.removeprefix(SMALL_CAPITAL)
    return plain.lower() if len(plain) == 1 else letter


@cache
def _prototypes() -> dict[int, str]:
    """For letters that look like others, the one that stands for all of them.

    The data has for every letter those that it looks like. What stands for all is written with
    several letters (`rn` for m), or has most others.
    """
    text = files("homoglyphs_fork").joinpath("confusables.json").read_text("utf-8")
    alike = {
        letter.strip(LEFT_TO_RIGHT): [other.strip(LEFT_TO_RIGHT) for other in others]
        for letter, others in json.loads(text).items()
    }

    def rank(letters: str) -> tuple[int, int, int]:
        return len(letters), len(alike.get(letters, ())), -ord(letters[0])

    found = {
        ord(letter): max([letter, *others], key=rank)
        for letter, others in alike.items()
        if len(letter) == 1
    }
    return {letter: other for letter, other in found.items() if other != chr(letter)}
