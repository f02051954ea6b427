"""The first use of a game or a bot compiles it: say so while it lasts."""

import typer
from rich.console import Console

from ..games import Game


def warm(game: Game) -> None:
    """Compile the rules of a game if that has never happened on this computer."""
    if game.is_warm:
        return
    console = Console(stderr=True, highlight=False)
    notice = f"Preparing {game.title} for this computer (once, about ten seconds) ..."
    if not console.is_terminal:
        console.print(notice)
    with console.status(notice):
        game.warm()


def say(notice: str) -> None:
    """Tell people why they wait."""
    typer.echo(notice, err=True)
