"""The first use of a game compiles its rules: say so while it lasts."""

from rich.console import Console

from ..games import Game


def prepare(game: Game) -> None:
    """Compile the rules of a game if that has never happened on this computer."""
    if game.is_warm:
        return
    console = Console(stderr=True, highlight=False)
    notice = f"Preparing {game.title} for this computer (once, about ten seconds) ..."
    if console.is_terminal:
        with console.status(notice):
            game.warm_up()
    else:
        console.print(notice)
        game.warm_up()
