"""Players by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..errors import SandtableError
from .level import Level
from .mandala import levels as mandala_levels
from .patterns import levels as patterns_levels
from .player import Player
from .random_player import RandomPlayer


class UnknownPlayer(SandtableError):
    """There is no player of that name for this game."""

    code = "no-such-bot"


@dataclass(frozen=True)
class Kind:
    """A kind of player: how to make one, and how people may think of it."""

    make: Callable[[int], Player]
    """With so many cores."""
    budget: float
    """Seconds it takes for a move unless told otherwise."""
    words: str
    """How it plays, in a few words."""


def _patterns_bot(name: str, cores: int) -> Player:
    """Bots are imported when one is made: whoever plays without them need not wait for them."""
    from .patterns.bot import PatternsBot

    return PatternsBot(name, patterns_levels.LEVELS[name].limits, cores=cores)


def _mandala_bot(name: str, cores: int) -> Player:
    from .mandala.bot import MandalaBot

    return MandalaBot(name, mandala_levels.LEVELS[name].limits, cores=cores)


def _patterns_mcts(cores: int) -> Player:
    from .patterns.yardstick import PatternsMcts

    return PatternsMcts()


def _mandala_ismcts(cores: int) -> Player:
    from .mandala.yardstick import MandalaIsmcts

    return MandalaIsmcts()


def _mandala_so_ismcts(cores: int) -> Player:
    from .mandala.bot import MandalaBot

    return MandalaBot(limits=mandala_levels.PLAIN, cores=cores)


def _silent_partner(cores: int) -> Player:
    from .mandamina.partner.bot import SilentPartner

    return SilentPartner()


def _kinds(levels: Mapping[str, Level[Any]], make: Callable[[str, int], Player]) -> dict[str, Kind]:
    return {
        name: Kind(partial(make, name), level.budget, level.words) for name, level in levels.items()
    }


RANDOM = "random"
_ANY = Kind(lambda cores: RandomPlayer(), 0.0, "plays any legal move")

PLAYERS: dict[str, dict[str, Kind]] = {
    "mandala": {RANDOM: _ANY, **_kinds(mandala_levels.LEVELS, _mandala_bot)},
    "patterns": {RANDOM: _ANY, **_kinds(patterns_levels.LEVELS, _patterns_bot)},
    "mandamina": {
        RANDOM: _ANY,
        "partner": Kind(_silent_partner, 2.0, "guesses what you are up to, and helps"),
    },
}
"""For each game its players by name, the weakest first."""

YARDSTICKS: dict[str, dict[str, Kind]] = {
    "mandala": {
        "ismcts": Kind(_mandala_ismcts, 0.5, "tries moves by random games"),
        "so-ismcts": Kind(_mandala_so_ismcts, 0.5, "the same, with one tree for all worlds"),
    },
    "patterns": {"mcts": Kind(_patterns_mcts, 0.5, "tries moves by random games")},
    "mandamina": {},
}
"""Plain searches to measure players by: not offered to people, but there for who names them."""


def kind_of(game: str, name: str) -> Kind:
    """The kind of player of this name; `name#2` is a second one of the same kind."""
    plain = name.partition("#")[0]
    known = {**PLAYERS[game], **YARDSTICKS[game]}
    if plain not in known:
        there_are = ", ".join(known)
        raise UnknownPlayer(f"there is no player {name!r} for {game} (there are: {there_are})")
    return known[plain]


def make_player(game: str, name: str, cores: int = 1) -> Player:
    """A fresh player of this name for one game, thinking on so many cores."""
    player = kind_of(game, name).make(cores)
    player.name = name
    return player
