"""The shape of a view of Patterns."""

from typing import Literal

from typing_extensions import TypedDict

from ..shape import Common, Letters


class PatternsGroup(TypedDict):
    """A group of tiles."""

    number: int
    colour: str
    marker: str
    """The cell under its marker."""
    cells: list[str]


class PatternsPoints(TypedDict):
    """What a group gives."""

    number: int
    colour: str
    tiles: int
    points: int


class PatternsPosition(Common):
    """A position of Patterns."""

    game: Literal["patterns"]
    phase: Literal["bowls", "turn", "final-flips", "over"]
    board: list[str]
    """Eight rows, row 8 first: a small letter lies face up, a capital face down; "." is no cell."""
    groups: list[list[PatternsGroup]]
    """Of each seat, in the order of their numbers."""
    tiles: Letters
    """The two starting tiles."""
    bowls: list[str | None]
    points: list[list[PatternsPoints]]
