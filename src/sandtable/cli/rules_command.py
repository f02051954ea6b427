"""`sandtable rules`: our text of the rules."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from ..games import Game, load
from .rules_text import ENGLISH, LANGUAGES, read_rules
from .screen import Screen


def rules(
    game: Annotated[str, typer.Argument(help="mandala, patterns or mandamina", metavar="GAME")],
    language: Annotated[
        str, typer.Option(help=f"one of {', '.join(LANGUAGES)}", metavar="LANGUAGE")
    ] = ENGLISH,
) -> None:
    """Show the rules of a game."""
    show_rules(Screen(), load(game.lower()), language.lower())


def show_rules(screen: Screen, game: Game, language: str = ENGLISH) -> None:
    """The rules on the screen, page by page if a person is reading."""
    screen.page(Markdown(read_rules(game, language), code_theme="ansi_light"))
