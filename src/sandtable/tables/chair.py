"""A place at a table."""

from dataclasses import dataclass

from .people import Somebody


@dataclass(frozen=True)
class Chair:
    """A place at the table; before the game it is not yet known which seat it will have."""

    reserved: str | None = None
    who: Somebody | None = None
    seed: str = ""
