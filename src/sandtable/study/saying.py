"""What is said to people, as data: a message of the texts and what is filled in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from ..games.rules_text import ENGLISH
from .texts import Texts

Word = Union[str, int, float, "Saying", tuple["Saying", ...]]
"""A message may be filled with others; several make a list. A float has one decimal."""


@dataclass(frozen=True)
class Saying:
    """A message by its name: every language has its own text for it (texts.py)."""

    name: str
    words: Mapping[str, Word] = field(default_factory=dict)


def spoken(texts: Texts, saying: Saying) -> str:
    """A saying in words."""
    words = {name: _filled(texts, word) for name, word in saying.words.items()}
    return texts.say(saying.name, **words)


def _filled(texts: Texts, word: Word) -> str | int:
    if isinstance(word, Saying):
        return spoken(texts, word)
    if isinstance(word, tuple):
        return ", ".join(spoken(texts, each) for each in word)
    if isinstance(word, float):
        return f"{word:.1f}".replace(".", "." if texts.language == ENGLISH else ",")
    return word


def colour(letter: str) -> Saying:
    """The name of a colour, by the letter that moves and pictures have for it."""
    return Saying(f"colour-{letter}")
