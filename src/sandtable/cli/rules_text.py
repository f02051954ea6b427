"""Where the text of the rules is found."""

from importlib import resources
from pathlib import Path

from ..errors import BadOption, UnknownGame
from ..games import Game

IN_PACKAGE = "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "fi", "sv", "da", "nb")


def read_rules(game: Game, language: str = ENGLISH) -> str:
    """The rules of a game as Markdown: from the installed package, else from the repository."""
    if language not in LANGUAGES:
        raise BadOption(f"no rules in the language '{language}', only in {', '.join(LANGUAGES)}")
    folder = "" if language == ENGLISH else language
    for place in (resources.files("sandtable") / IN_PACKAGE, IN_REPOSITORY):
        text = place / folder / f"{game.name}.md"
        if text.is_file():
            return text.read_text(encoding="utf-8")
    raise UnknownGame(f"the text of the rules of {game.title} is not installed here")
