"""The shape of a view of Mandamina."""

from typing import Literal

from typing_extensions import TypedDict

from ..shape import Common


class MandaminaCluster(TypedDict):
    """How far a colour has come."""

    colour: str
    clustered: bool
    shape: int | None
    """Which of the 35 shapes; null if it is not clustered."""


class MandaminaPoints(TypedDict):
    """A part of the score."""

    item: Literal["shapes", "centre", "moves", "clusters"]
    count: int
    points: int


class MandaminaPosition(Common):
    """A position of Mandamina."""

    game: Literal["mandamina"]
    board: list[str]
    """Seven rows, row 7 first; "." is the hole."""
    hole: str
    moves: int
    moves_left: int | None
    """Null where there is no limit."""
    clusters: list[MandaminaCluster]
    shapes: int
    """How many different shapes there are among the clusters."""
    points: list[list[MandaminaPoints]]
