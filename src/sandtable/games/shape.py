"""The shapes of views, as they are sent: for descriptions alone, nothing is checked against them.

What a game adds is in its own `shape.py`, which `Game.view_shape` names. Only those who describe
views import these files.
"""

from typing_extensions import TypedDict

Letters = str
"""Colours as letters, as in "krrg"."""


class Common(TypedDict):
    """What the positions of all games have in common."""

    rules: str
    """The version of the rules."""
    options: dict[str, str | int]
    """Those that are not at their usual value."""
    seats: int
    seat: int | None
    """Whose view this is; null for whoever watches."""
    turn: int | None
    """Whose decision it is; null when the game is over."""
    chance_due: bool
    legal_moves: list[str]
    """Move texts; empty when it is not your turn."""
    scores: list[int] | None
    """Of each seat, or one for all; null until the game is over."""
    winner: int | bool | None
    """A seat, or whether all have won together; null for a draw, and until the game is over."""
    ending: str | None


class PicturePosition(Common):
    """A position of a game that has described its views no further."""

    picture: str
    """As text, as this seat sees it."""
