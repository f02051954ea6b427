"""The shape of a view of Mandala."""

from typing import Literal

from typing_extensions import TypedDict

from ..shape import Common, Letters


class MandalaCup(TypedDict):
    """A Cup."""

    count: int
    claimed: Letters | None
    """Null in a rival's Cup at a table where memory counts."""
    hidden: Letters | None
    """The cards dealt into it; null for those who may not see them."""


class MandalaHand(TypedDict):
    """A hand."""

    count: int
    cards: Letters | None
    """Null for those who may not see them."""


class MandalaClaim(TypedDict):
    """A Mountain that is being shared out."""

    mandala: int
    by: int
    """Who chooses next."""


class MandalaPoints(TypedDict):
    """What a space of a River gives."""

    space: int
    colour: str
    cards: int
    points: int


class MandalaPosition(Common):
    """A position of Mandala."""

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
