"""Who may enter a match: every player of the game, and players from anywhere else."""

import os
import re
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module

from ..games import load
from ..players import Player
from ..players.external import ExternalPlayer
from ..players.registry import Kind, UnknownPlayer, kind_of

FROM_ELSEWHERE = ":"
"""`module:name` is a player that `name()` of any module that can be imported makes."""
PROGRAM = "exec:"
"""`exec:COMMAND` is a player in a process of its own (docs/engine-protocol.md)."""
USUAL_BUDGET = 0.5
ONE_CORE = 1
"""Several games are played at once: each has its own core."""


def plain_name(name: str) -> str:
    """The name without the number that tells it from others of the same kind."""
    return re.sub(r"#\d+$", "", name)


def is_program(name: str) -> bool:
    """Whether a player is a program that is started."""
    return name.startswith(PROGRAM)


def entrant(game: str, name: str) -> Kind:
    """The kind of player of this name; `name#2` is a second one of the same kind."""
    plain = plain_name(name)
    if is_program(plain):
        command = plain.removeprefix(PROGRAM)
        make = partial(ExternalPlayer, load(game), command)
        return Kind(lambda cores: make(), USUAL_BUDGET, "is a program of its own")
    if FROM_ELSEWHERE in plain:
        maker = _maker_of(plain)
        return Kind(lambda cores: maker(), USUAL_BUDGET, "comes from elsewhere")
    return kind_of(game, plain)


def make_entrant(game: str, name: str) -> Player:
    """A fresh player of this name."""
    player = entrant(game, name).make(ONE_CORE)
    player.name = name
    return player


def _maker_of(name: str) -> Callable[[], Player]:
    """What makes the players of `module:name`."""
    module, _, attribute = name.partition(FROM_ELSEWHERE)
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)  # a player in the folder people work in is found, as by `python -m`
    try:
        maker: Callable[[], Player] = getattr(import_module(module), attribute)
    except (ImportError, ValueError, AttributeError) as reason:
        raise UnknownPlayer(f"there is no player {name!r}: {reason}") from None
    return maker
