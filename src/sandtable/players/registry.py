"""Players by name. Every game registers its own: see roster.py."""

from collections.abc import Mapping
from functools import partial

from .. import plugins
from ..errors import SandtableError
from ..games import PerGame, load
from ..games.warmup import Tell, log_notice
from .level import Level
from .player import Player
from .random_player import RandomPlayer
from .roster import Kind, Roster, kinds_of

__all__ = ["PLAYERS", "RANDOM", "Kind", "UnknownPlayer", "kind_of", "make_player"]

RANDOM = "random"
ANY_GAME: Mapping[str, Kind] = {
    RANDOM: Kind(lambda cores: RandomPlayer(), 0.0, "plays any legal move")
}
"""Who plays every game, the weakest first."""
SEARCHES: Mapping[str, Level[int | None]] = {
    "novice": Level(30, 0.5, "tries moves by 30 random games"),
    "steady": Level(300, 0.5, "tries moves by 300 random games"),
    "best": Level(None, 1.0, "tries moves by as many random games as time allows"),
}
"""Who else plays a game that has registered no players, the weakest first."""


class UnknownPlayer(SandtableError):
    """There is no player of that name for this game."""

    code = "no-such-bot"


def roster_of(game: str) -> Roster:
    """What is registered for a game; an empty roster if nothing is, or if it is broken."""
    found: Roster | None = plugins.find(plugins.PLAYERS, game, _accept).thing
    return found or Roster()


def _accept(game: str, provided: Roster) -> Roster:
    if not isinstance(provided, Roster):
        raise TypeError(f"it is {provided!r} and no Roster")
    return provided


def _players(game: str) -> dict[str, Kind]:
    own = roster_of(game).kinds or kinds_of(SEARCHES, partial(_searcher, game))
    return {**ANY_GAME, **own}


def _searcher(game: str, name: str, cores: int) -> Player:
    from .generic import GenericBot

    return GenericBot(load(game), name, SEARCHES[name].limits)


PLAYERS = PerGame(_players)
"""For each game its players by name, the weakest first."""


def kind_of(game: str, name: str) -> Kind:
    """The kind of player of this name; `name#2` is a second one of the same kind."""
    plain = name.partition("#")[0]
    plain = roster_of(game).former.get(plain, plain)
    known = PLAYERS[game]
    if plain not in known:
        there_are = ", ".join(known)
        raise UnknownPlayer(f"there is no player {name!r} for {game} (there are: {there_are})")
    return known[plain]


def make_player(game: str, name: str, cores: int = 1, tell: Tell | None = log_notice) -> Player:
    """A fresh player of this name for one game, thinking on so many cores, and warm."""
    player = kind_of(game, name).make(cores)
    player.name = name
    player.warm(tell)
    return player
