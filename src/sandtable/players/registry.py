"""Players by name."""

from collections.abc import Callable

from ..errors import SandtableError
from .player import Player
from .random_player import RandomPlayer


class UnknownPlayer(SandtableError):
    """There is no player of that name for this game."""


PLAYERS: dict[str, dict[str, Callable[[], Player]]] = {
    "mandala": {"random": RandomPlayer},
    "patterns": {"random": RandomPlayer},
    "mandamina": {"random": RandomPlayer},
}
"""For each game the names of its players, the weakest first, and how to make one."""


def make_player(game: str, name: str) -> Player:
    """A fresh player of this name for one game; `name#2` is a second one of the same kind."""
    kind = name.partition("#")[0]
    if kind not in PLAYERS[game]:
        known = ", ".join(PLAYERS[game])
        raise UnknownPlayer(f"there is no player {name!r} for {game} (there are: {known})")
    player = PLAYERS[game][kind]()
    player.name = name
    return player
