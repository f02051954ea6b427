"""What people read in lessons, ideas and the Daily: Fluent messages in seven languages.

The files are package data: `study/texts/<language>.ftl` for all games, and for each game
`texts/<language>.ftl` beside its lessons. The terminal reads them here, a server can send them, and
the build of the page can read the same files. Of Fluent (projectfluent.org) they use messages of
one line and `{ $name }`, nothing else: no sentence bends with a number.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..errors import BadOption
from ..games.rules_text import ENGLISH, LANGUAGES

COMMON = Path(__file__).parent / "texts"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
VARIABLE = re.compile(r"\{\s*\$(\w+)\s*\}")


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, messages: Mapping[str, str]) -> None:
        self.language = language
        self.messages = messages

    def __contains__(self, name: object) -> bool:
        return name in self.messages

    def say(self, name: str, **words: str | int) -> str:
        """A message with its words filled in."""
        return VARIABLE.sub(lambda variable: str(words[variable[1]]), self.messages[name])


def read_messages(source: str) -> dict[str, str]:
    """The messages of a file, by their names."""
    return dict(MESSAGE.findall(source))


def check_language(language: str) -> None:
    """BadOption says that there is nothing in a language."""
    if language not in LANGUAGES:
        raise BadOption(f"no lessons in the language '{language}', only in {', '.join(LANGUAGES)}")


@cache
def texts_of(folder: Path | None, language: str = ENGLISH) -> Texts:
    """The messages for all games, and those in a game's folder."""
    check_language(language)
    messages: dict[str, str] = {}
    for place in (COMMON, folder):
        path = None if place is None else place / f"{language}.ftl"
        if path is not None and path.is_file():
            messages |= read_messages(path.read_text(encoding="utf-8"))
    return Texts(language, messages)
