"""What the shapes of requests and answers have in common."""

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypedDict


class Shape(BaseModel):
    """An answer; the words under its fields stand in the description of the API."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Body(Shape):
    """What somebody sends: exactly what is described, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


EXACT = ConfigDict(extra="forbid", use_attribute_docstrings=True)
"""For what is only described: exactly this is sent."""


class MoveClock(TypedDict):
    """Seconds for every move."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    move: int


class StockClock(TypedDict):
    """Seconds for all moves, and how many each move adds."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    base: int
    increment: int


class DayClock(TypedDict):
    """Days for every move."""

    __pydantic_config__ = EXACT  # type: ignore[misc]

    days: int


Clock = MoveClock | StockClock | DayClock
