"""Why a move is refused: a code that never changes, and a sentence to fill in."""

from functools import cached_property
from string import Formatter

from ..errors import IllegalMove, Words, fill_in


class Refusal:
    """A reason of a game's `refusal`."""

    def __init__(self, code: str = "", sentence: str = "") -> None:
        self.code = code
        self.sentence = sentence

    @cached_property
    def names(self) -> frozenset[str]:
        """The words that the sentence needs."""
        return frozenset(name for _, name, _, _ in Formatter().parse(self.sentence) if name)

    def as_error(self, words: Words, colours: dict[str, str]) -> IllegalMove:
        """The error, with those of the words it needs; `colours` are the names of the letters."""
        told = {name: word for name, word in words.items() if name in self.names}
        spoken: Words = {
            name: Colour(word, colours[word]) if is_colour(name) else word  # type: ignore[index]
            for name, word in told.items()
        }
        return IllegalMove(fill_in(self.sentence, spoken), self.code, told)


class Colour(str):
    """The letter of a colour that is spoken as its name; `{colour:letter}` is the letter."""

    name: str

    def __new__(cls, letter: object, name: str) -> "Colour":
        """A letter that knows the name."""
        made = super().__new__(cls, letter)
        made.name = name
        return made

    def __format__(self, spec: str) -> str:
        return str(self) if spec == "letter" else self.name


def is_colour(name: str) -> bool:
    """Whether a word is the letter of a colour."""
    return name.endswith("colour")
