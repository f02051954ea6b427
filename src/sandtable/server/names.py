"""What somebody may be called."""

import unicodedata

from ..players.registry import PLAYERS
from ..tables import Kind, Somebody
from .errors import NotNow

BOT_WORDS = frozenset({"bot", "random", "sandtable"})
"""Names that begin so are kept for the computer."""


def clean_name(text: str) -> str:
    """The name as it is kept, or Refused with the reason."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    Somebody("", name, Kind.GUEST)
    if _is_like_a_bots(name):
        raise NotNow("name-kept")
    return name


def _is_like_a_bots(name: str) -> bool:
    bots = {_letters(level) for levels in PLAYERS.values() for level in levels}
    first = _letters(name.split()[0])
    return _letters(name) in bots or first in BOT_WORDS


def _letters(text: str) -> str:
    """What remains when case, spaces and signs do not matter."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
