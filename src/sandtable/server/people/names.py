"""What somebody may be called (docs/decisions/names.md)."""

import re
import unicodedata
from functools import cache

from ...players.registry import PLAYERS
from ...store.names import looks, spaced, without_marks
from ...tables import Kind, Somebody
from ...tables.people import LONGEST_NAME
from ...tables.refusal import Refused
from ..errors import NotNow
from .bot_names import BOT_NAMES

BOT_WORD = "bot"
"""Nobody has this for a word of their name."""
FIRST_WORDS = frozenset({BOT_WORD, "random", "sandtable"})
"""Names that begin so are kept for the computer."""

PRESENTATION = re.compile("[\ufe0e\ufe0f]")
"""Whether a sign is shown in colour."""
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""Can be printed, as Unicode has it, and show nothing."""
MOST_MARKS = 3
"""On one letter; more of them run into the lines around."""

EAST_ASIAN = frozenset(
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
)
"""Alphabets that are written together, and with Latin letters."""
OF_NO_ALPHABET = frozenset({"MODIFIER", "FEMININE", "MASCULINE"})


def clean_name(text: str) -> str:
    """The name as it is kept, or Refused with the reason."""
    name = spaced(unicodedata.normalize("NFKC", PRESENTATION.sub("", text)))
    Somebody("", name, Kind.GUEST)
    if INVISIBLE.search(name) or _has_too_many_marks(name):
        raise Refused("bad-name", most=LONGEST_NAME)
    if _mixes_alphabets(name):
        raise NotNow("name-mixed")
    if _is_like_a_bots(name):
        raise NotNow("name-kept")
    return name


def _has_too_many_marks(name: str) -> bool:
    """Marks on nothing, around a letter, or heaped on one."""
    kinds = "".join("m" if unicodedata.category(one)[0] == "M" else "-" for one in name)
    circles = any(unicodedata.category(one) == "Me" for one in name)
    return circles or kinds[0] == "m" or "m" * (MOST_MARKS + 1) in kinds


def _mixes_alphabets(name: str) -> bool:
    """Whether letters of different alphabets stand together that nobody writes together."""
    alphabets = {
        unicodedata.name(letter, "").partition(" ")[0]
        for letter in name
        if unicodedata.category(letter)[0] == "L"
    } - OF_NO_ALPHABET
    others = alphabets - EAST_ASIAN
    return len(others) > 1 or (others != alphabets and not others <= {"LATIN"})


def _is_like_a_bots(name: str) -> bool:
    """Whether it looks like the name of a level or of a bot, or says that it is a bot."""
    words = [bare for word in re.split(r"[\W_]+", name) if (bare := word.rstrip("0123456789"))]
    if not words:
        return False
    spelled = [_bare_looks(word) for word in words]
    whole, first = _bare_looks("".join(words)) | _bare_looks(name), spelled[0]
    letter_by_letter = _bare_looks("".join(words[: _single_letters(words)]))
    return (
        bool(whole & _levels())
        or any(_looks_of(BOT_WORD) & word for word in spelled)
        or any(_looks_of(word) & (whole | first | letter_by_letter) for word in FIRST_WORDS)
    )


def _single_letters(words: list[str]) -> int:
    """How many words of one letter a name begins with."""
    return next((n for n, word in enumerate(words) if len(word) > 1), len(words))


@cache
def _levels() -> frozenset[str]:
    levels = [level for levels in PLAYERS.values() for level in levels]
    return frozenset().union(*map(_looks_of, [*levels, *BOT_NAMES.values()]))


@cache
def _looks_of(word: str) -> frozenset[str]:
    return frozenset(_bare_looks(word))


def _bare_looks(text: str) -> set[str]:
    """How it looks to somebody who overlooks accents, and dots."""
    return {without_marks(look).replace("i", "l") for look in looks(text)}
