"""`sandtable bots`: who can be played against."""

from typing import Annotated

import typer

from ..games import GAMES, load
from ..players.registry import PLAYERS

GameName = Annotated[
    str | None,
    typer.Argument(help="mandala, patterns or mandamina; all if left out", metavar="GAME"),
]


def bots(game: GameName = None) -> None:
    """List the computer players of a game, the weakest first.

    sandtable bots patterns
    """
    for name in GAMES if game is None else [game.lower()]:
        typer.echo(load(name).title)
        for kind, player in PLAYERS[name].items():
            thinks = f", {player.budget:g} s a move" if player.budget else ""
            typer.echo(f"  {kind:<12} {player.words}{thinks}")
