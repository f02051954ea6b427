"""`sandtable engine`: one of our players, for programs that speak the engine protocol."""

import os
import sys
from functools import partial
from typing import Annotated

import typer

from .. import __version__
from ..games import GAMES, load
from .game_options import listed
from .opponents import kind_wished

GameName = Annotated[str, typer.Argument(help=listed(GAMES), metavar="GAME")]
Level = Annotated[
    str | None, typer.Option(help="A player by name or number; else the strongest.", metavar="BOT")
]
Cores = Annotated[int, typer.Option(min=1, help="Think on so many cores.", metavar="N")]


def engine(game: GameName, level: Level = None, cores: Cores = 1) -> None:
    """Let a player answer on standard input and output, one JSON object per line.

    The protocol is docs/engine-protocol.md. What is compiled on the way is said on standard error.

    sandtable engine {1} --level steady
    sandtable arena {1} steady "exec:sandtable engine {1} --level novice"
    """
    from ..players.external import serve_engine
    from ..players.registry import PLAYERS, make_player

    rules = load(game.lower())
    name = kind_wished(rules.name, level) if level else list(PLAYERS[rules.name])[-1]
    # Whatever prints by mistake must not stand between our lines.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    make = partial(make_player, rules.name, name, cores, _tell)
    try:
        serve_engine(rules, f"sandtable {__version__} {name}", make, sys.stdin.buffer, out)
    except BrokenPipeError:
        raise typer.Exit(0) from None


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)
