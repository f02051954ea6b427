"""The positions of the games as they are sent: for the description of the API alone.

Nothing is checked against these shapes while the server runs; tests do that.
"""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .shapes import EXACT

Letters = str
"""Colours as letters, as in "krrg"."""


class Common(TypedDict):
    """What the positions of all games have in common."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

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


class MandalaCup(TypedDict):
    """A Cup."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    count: int
    claimed: Letters | None
    """Null in a rival's Cup at a table where memory counts."""
    hidden: Letters | None
    """The cards dealt into it; null for those who may not see them."""


class MandalaHand(TypedDict):
    """A hand."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    count: int
    cards: Letters | None
    """Null for those who may not see them."""


class MandalaClaim(TypedDict):
    """A Mountain that is being shared out."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    mandala: int
    by: int
    """Who chooses next."""


class MandalaPoints(TypedDict):
    """What a space of a River gives."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    space: int
    colour: str
    cards: int
    points: int


class MandalaPosition(Common):
    """A position of Mandala."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    game: Literal["mandala"]
    phase: Literal["turn", "draw", "claim", "refill", "over"]
    on_turn: int | None
    """Whose turn it is, also while somebody else chooses from a Mountain."""
    mandala: int | None
    """The Mandala that was played into or is shared out: 1 or 2."""
    mountains: list[Letters]
    fields: list[list[Letters]]
    """For each Mandala the Fields of both seats."""
    missing: list[Letters]
    """The colours each Mandala lacks to be complete."""
    rivers: list[Letters]
    """The colours in the River of each seat; the first is worth 1."""
    cups: list[MandalaCup]
    hands: list[MandalaHand]
    deck: int
    discard: Letters
    unseen: Letters | None
    """All cards that this seat cannot locate; null where memory counts."""
    exhausted: bool
    """Whether the deck has run out."""
    returned: bool
    """Whether the last discard only took the same cards back: then the next one ends the game."""
    claiming: MandalaClaim | None
    due: int
    """Cards still to come."""
    points: list[list[MandalaPoints] | None]
    """For each seat, as far as you may know; null for a rival where memory counts."""


class PatternsGroup(TypedDict):
    """A group of tiles."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    number: int
    colour: str
    marker: str
    """The cell under its marker."""
    cells: list[str]


class PatternsPoints(TypedDict):
    """What a group gives."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    number: int
    colour: str
    tiles: int
    points: int


class PatternsPosition(Common):
    """A position of Patterns."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

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


class MandaminaCluster(TypedDict):
    """How far a colour has come."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    colour: str
    clustered: bool
    shape: int | None
    """Which of the 35 shapes; null if it is not clustered."""


class MandaminaPoints(TypedDict):
    """A part of the score."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    item: Literal["shapes", "centre", "moves", "clusters"]
    count: int
    points: int


class MandaminaPosition(Common):
    """A position of Mandamina."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

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


AnyPosition = Annotated[
    MandalaPosition | PatternsPosition | MandaminaPosition, Field(discriminator="game")
]
