"""Where the text of the rules is found."""

from importlib import resources
from pathlib import Path

from ..errors import UnknownGame
from ..games import Game

IN_PACKAGE = "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"


def read_rules(game: Game) -> str:
    """The rules of a game as Markdown: from the installed package, else from the repository."""
    file_name = f"{game.name}.md"
    for place in (resources.files("sandtable") / IN_PACKAGE, IN_REPOSITORY):
        text = place / file_name
        if text.is_file():
            return text.read_text(encoding="utf-8")
    raise UnknownGame(f"the text of the rules of {game.title} is not installed here")
