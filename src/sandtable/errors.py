"""What Sandtable raises: one sentence each, naming the place and the reason.

Beside the English sentence every error has a code, which never changes, and the words that are
filled in, so that a program can say the same in another language.
"""

from collections.abc import Mapping
from typing import ClassVar

Words = Mapping[str, str | int]
"""What is filled into a sentence. A word whose name ends in `colour` is the letter of a colour."""


class SandtableError(ValueError):
    """The base of all errors below: catch this to catch them all."""

    code: str = "other"
    words: Words

    def __init__(
        self, sentence: str = "", code: str | None = None, words: Words | None = None
    ) -> None:
        super().__init__(sentence)
        if code is not None:
            self.code = code
        self.words = words or {}


class CannotServe(SandtableError):
    """A server that does not start, though nothing is wrong with what it was asked to do."""


class NotInstalled(SandtableError):
    """The installed package does not say what it has: its folder has changed since."""


class UnknownGame(SandtableError):
    """There is no game, or no rules version, of that name."""

    code = "no-such-game"


class BadOption(SandtableError):
    """An option the game does not have, or a value it cannot take."""

    code = "bad-option"


class NoSuchSeat(SandtableError):
    """A seat the table does not have."""

    code = "no-such-seat"


class BadDeal(SandtableError):
    """A deal that cannot be dealt."""

    code = "bad-deal"


class BadPosition(SandtableError):
    """A picture of a position that cannot be read, or that no game can reach."""

    code = "bad-position"


class IllegalMove(SandtableError):
    """A move the rules forbid, or a text that is no move at all."""

    code = "not-a-move"


class BadRecord(SandtableError):
    """A game record that cannot be read, or that the rules contradict."""

    code = "bad-record"


class Coded(SandtableError):
    """An error whose sentence stands in a catalogue, under its code."""

    sentences: ClassVar[Mapping[str, str]]

    def __init__(self, code: str, **words: str | int) -> None:
        super().__init__(self.sentences[code], code, words)

    def __str__(self) -> str:
        """The sentence. Most of these errors are caught, and nobody reads it."""
        return fill_in(self.sentences[self.code], self.words)


class Count(int):
    """A number that chooses between words: `{count:card|cards}`."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        one, many = spec.split("|")
        return one if self == 1 else many


def fill_in(sentence: str, words: Words) -> str:
    """A sentence of a catalogue with its words."""
    counts = {name: Count(word) if isinstance(word, int) else word for name, word in words.items()}
    return sentence.format(**counts)
