"""The names under which Gymnasium knows our games: `sandtable/` and the title, with a version.

The version is the one of the rules: an environment plays the same game as long as its name stays.
"""

import re

from gymnasium.envs.registration import register as register_env
from gymnasium.envs.registration import registry

from ...games import GAMES, Game, load

NAMESPACE = "sandtable"
HERE = __package__


def id_of(game: Game) -> str:
    """The id of a game."""
    words = re.findall("[A-Za-z0-9]+", game.title)
    name = "".join(word[0].upper() + word[1:] for word in words)
    version = re.match(r"\d+", game.rules_version)
    return f"{NAMESPACE}/{name}-v{version[0] if version else 0}"


def ids() -> dict[str, str]:
    """The id of every installed game, by its name."""
    return {name: id_of(load(name)) for name in GAMES}


def register() -> None:
    """Tell Gymnasium of all installed games; it is told once."""
    for game, name in ids().items():
        if name not in registry:
            register_env(
                name,
                entry_point=f"{HERE}.seat_env:SeatEnv",
                vector_entry_point=f"{HERE}.vector_seat_env:VectorSeatEnv",
                kwargs={"game": game},
            )
