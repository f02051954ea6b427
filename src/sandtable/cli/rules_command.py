"""`sandtable rules`: our text of the rules."""

from typing import Annotated

import typer

from ..games import GAMES, Game, load
from ..games.rules_text import ENGLISH, LANGUAGES
from .game_options import listed
from .screen import Screen


def rules(
    game: Annotated[str, typer.Argument(help=listed(GAMES), metavar="GAME")],
    language: Annotated[
        str, typer.Option(help=f"one of {', '.join(LANGUAGES)}", metavar="LANGUAGE")
    ] = ENGLISH,
) -> None:
    """Show the rules of a game."""
    show_rules(Screen(), load(game.lower()), language.lower())


def show_rules(screen: Screen, game: Game, language: str = ENGLISH) -> None:
    """The rules on the screen, page by page if a person is reading."""
    from rich.markdown import Markdown  # It takes a while, and most commands do without.

    screen.page(Markdown(game.rules_text(language), code_theme="ansi_light"))
