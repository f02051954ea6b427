"""One numbered rule out of the rules document of a game, in any of its languages."""

import re

from ..errors import SandtableError
from ..games import Game


def rule_text(game: Game, number: str, language: str) -> str:
    """The paragraph of a rule without its number; empty if there is none."""
    if not number:
        return ""
    try:
        document = game.rules_text(language)
    except SandtableError:  # A game can do without a text of its rules.
        return ""
    found = re.search(rf"^\*\*{re.escape(number)}\*\* (.+)$", document, re.MULTILINE)
    return "" if found is None else _plain(found[1])


def _plain(paragraph: str) -> str:
    """Without the reason at its end, and without marks of Markdown."""
    return re.sub(r"\s*\*[^*]+\*$", "", paragraph).replace("`", "")
