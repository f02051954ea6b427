"""`sandtable bots`: who can be played against."""

from typing import Annotated

import typer

from ..games import GAMES, load
from .game_options import listed
from .opponents import introductions

GameName = Annotated[
    str | None, typer.Argument(help=f"{listed(GAMES)}; all if left out", metavar="GAME")
]


def bots(game: GameName = None) -> None:
    """List the computer players of a game, the weakest first.

    Each can be named by its name or its number. Where the strength of the levels has been
    measured, it is shown as Elo above the first of them.

    sandtable bots {1}
    """
    for name in GAMES if game is None else [game.lower()]:
        typer.echo(load(name).title)
        for line in introductions(name):
            typer.echo(line)
