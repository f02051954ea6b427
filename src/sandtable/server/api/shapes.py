"""What the shapes of requests and answers have in common."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_type_hints

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, with_config
from typing_extensions import TypedDict, get_original_bases, is_typeddict

from ...games import GAMES
from ...games.rules_text import LANGUAGES
from ...tables import Kind

TABLE_NAME = r"^[A-Za-z0-9_-]{22}$"
if TYPE_CHECKING:
    GameName = str
    LanguageName = str
else:
    GameName = Literal[GAMES]
    LanguageName = Literal[LANGUAGES]

GamePath = Annotated[str, Path(json_schema_extra={"enum": list(GAMES)})]
"""A game in an address: one that is not there is not found, and not misunderstood."""
Language = Annotated[LanguageName, Query(description="In which language people read.")]


class Shape(BaseModel):
    """An answer; the words under its fields stand in the description of the API."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Body(Shape):
    """What somebody sends: exactly what is described, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Shape):
    """Who asks."""

    identity: str
    name: str
    kind: Kind
    avatar: str | None
    """The drawing beside the name; null if none was chosen."""


EXACT = ConfigDict(extra="forbid", use_attribute_docstrings=True)
"""For what is only described: exactly this is sent."""
CONFIG = "__pydantic_config__"


def make_exact(shape: Any) -> None:
    """Exactly this is sent: all parts of it that do not say otherwise."""
    for part in {*_parts(shape)}:
        if CONFIG not in vars(part):
            with_config(EXACT)(part)


def _parts(shape: Any) -> Iterator[type]:
    """A shape, those it builds on, and those of its fields."""
    if is_typeddict(shape):
        yield shape
        for inner in (*get_original_bases(shape), *get_type_hints(shape).values()):
            yield from _parts(inner)
    for inner in get_args(shape):
        yield from _parts(inner)


class MoveClock(TypedDict):
    """Seconds for every move."""

    move: int


class StockClock(TypedDict):
    """Seconds for all moves, and how many each move adds."""

    base: int
    increment: int


class DayClock(TypedDict):
    """Days for every move."""

    days: int


Clock = MoveClock | StockClock | DayClock
make_exact(Clock)
