"""The names under which others know our games: `sandtable/`, the title, and a version.

The version is the one of the rules: an environment plays the same game as long as its name stays.
"""

import re

from ..games import GAMES, Game, load

NAMESPACE = "sandtable"


def id_of(game: Game) -> str:
    """The id of a game."""
    words = re.findall("[A-Za-z0-9]+", game.title)
    name = "".join(word[0].upper() + word[1:] for word in words)
    version = re.match(r"\d+", game.rules_version)
    return f"{NAMESPACE}/{name}-v{version[0] if version else 0}"


def ids() -> dict[str, str]:
    """The id of every installed game, by its name."""
    return {name: id_of(load(name)) for name in GAMES}
