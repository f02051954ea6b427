"""What is said about a puzzle: names of kinds and themes, and why a solution is one."""

from ..saying import Saying, Word, colour, spoken

__all__ = ["Saying", "Word", "colour", "kind_saying", "reasons", "spoken", "theme_saying"]


def kind_saying(game: str, kind: str) -> Saying:
    """The name of a kind of puzzle."""
    return Saying(f"{game}-kind-{kind}")


def theme_saying(game: str, theme: str) -> Saying:
    """The name of a theme."""
    return Saying(f"{game}-theme-{theme}")


def reasons(game: str, themes: tuple[str, ...]) -> tuple[Saying, ...]:
    """Why a solution is the solution: a sentence for each of its themes."""
    return tuple(Saying(f"{game}-theme-{theme}-why") for theme in themes)
