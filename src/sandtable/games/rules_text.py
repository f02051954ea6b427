"""Where the text of the rules is found."""

from pathlib import Path

from ..errors import BadOption, UnknownGame

IN_PACKAGE = "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "fi", "sv", "da", "nb")


def read_rules(name: str, title: str, language: str = ENGLISH) -> str:
    """The rules of a game as Markdown: from the installed package, else from the repository."""
    if language not in LANGUAGES:
        raise BadOption(f"no rules in the language '{language}', only in {', '.join(LANGUAGES)}")
    from importlib import resources  # It takes a while to import.

    folder = "" if language == ENGLISH else language
    for place in (resources.files("sandtable") / IN_PACKAGE, IN_REPOSITORY):
        text = place / folder / f"{name}.md"
        if text.is_file():
            return text.read_text(encoding="utf-8")
    raise UnknownGame(f"the text of the rules of {title} is not installed here")
