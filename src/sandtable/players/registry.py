"""Players by name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ..errors import SandtableError
from .player import Player
from .random_player import RandomPlayer


class UnknownPlayer(SandtableError):
    """There is no player of that name for this game."""


@dataclass(frozen=True)
class Kind:
    """A kind of player: how to make one, and how people may think of it."""

    make: Callable[[], Player]
    budget: float
    """Seconds it takes for a move unless told otherwise."""
    words: str
    """How it plays, in a few words."""


def _patterns_bot(depth: int | None = None) -> Player:
    """Bots are imported when one is made: whoever plays without them need not wait for them."""
    from .patterns.bot import FULL_STRENGTH, Limits, PatternsBot

    return PatternsBot(limits=FULL_STRENGTH if depth is None else Limits(depth))


def _mandala_bot(simulations: int | None = None) -> Player:
    from .mandala.bot import STRONGEST, Limits, MandalaBot

    return MandalaBot(limits=STRONGEST if simulations is None else Limits(simulations))


RANDOM = "random"
_ANY = Kind(RandomPlayer, 0.0, "plays any legal move")

PLAYERS: dict[str, dict[str, Kind]] = {
    "mandala": {
        RANDOM: _ANY,
        "easy": Kind(partial(_mandala_bot, simulations=20), 0.5, "imagines twenty courses"),
        "steady": Kind(partial(_mandala_bot, simulations=300), 0.5, "imagines 300 courses"),
        "best": Kind(_mandala_bot, 2.0, "imagines as many courses as time allows"),
    },
    "patterns": {
        RANDOM: _ANY,
        "easy": Kind(partial(_patterns_bot, depth=1), 0.5, "looks at its own move only"),
        "steady": Kind(partial(_patterns_bot, depth=3), 0.5, "looks three moves ahead"),
        "best": Kind(_patterns_bot, 2.0, "looks as far ahead as time allows"),
    },
    "mandamina": {RANDOM: _ANY},
}
"""For each game its players by name, the weakest first."""


def kind_of(game: str, name: str) -> Kind:
    """The kind of player of this name; `name#2` is a second one of the same kind."""
    plain = name.partition("#")[0]
    if plain not in PLAYERS[game]:
        known = ", ".join(PLAYERS[game])
        raise UnknownPlayer(f"there is no player {name!r} for {game} (there are: {known})")
    return PLAYERS[game][plain]


def make_player(game: str, name: str) -> Player:
    """A fresh player of this name for one game."""
    player = kind_of(game, name).make()
    player.name = name
    return player
