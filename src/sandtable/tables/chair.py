"""A place at a table."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .people import Somebody


@dataclass(frozen=True)
class Chair:
    """A place at the table; before the game it is not yet known which seat it will have."""

    reserved: str | None = None
    who: Somebody | None = None
    seed: str = ""
    """Empty until it is shown to the table, and for a bot, which has none."""
    commitment: str = ""
    """The hash of the seed; empty for a bot, and where a new one is needed."""
    is_sealed: bool = False
    """Whether the commitment came before the seed."""

    @property
    def is_bound(self) -> bool:
        """Whether whoever sits here can no longer choose a seed."""
        return self.who is not None and (self.who.is_bot or self.commitment != "")

    @property
    def is_ready(self) -> bool:
        """Whether all is there that the game needs from this chair."""
        return self.who is not None and (self.who.is_bot or self.seed != "")

    @cached_property
    def seen(self) -> dict[str, Any]:
        """Who sits here, as everybody sees it. It is not to be changed."""
        who = self.who
        return {
            "name": None if who is None else who.name,
            "kind": None if who is None else who.kind.value,
            "avatar": None if who is None else who.avatar or None,
            "reserved": self.reserved is not None,
        }
