"""What a table is for: chosen when it is opened, and never changed."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from ..games import Game, load
from .clock import Limit, read_limit, write_limit
from .refusal import Refused


class Visibility(StrEnum):
    """Who finds a table: everybody in the lobby, whoever has the link, or only those who sit there;
    once its game is over, whoever has the link."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class Memory(StrEnum):
    """Whether what all have seen, and lies covered now, can be looked up."""

    OPEN = "open"
    HIDDEN = "hidden"


class Starter(StrEnum):
    """Who has the first turn."""

    LOT = "lot"
    HOST = "host"
    OTHER = "other"


@dataclass(frozen=True)
class Settings:
    """A game with its options, and how it is played here."""

    game: str
    options: dict[str, Any]
    visibility: Visibility = Visibility.PUBLIC
    starter: Starter = Starter.LOT
    limit: Limit | None = None
    is_rated: bool = False
    memory: Memory | None = None
    """None in a game in which nothing is covered that all have seen."""

    @cached_property
    def rules(self) -> Game:
        """The game itself."""
        return load(self.game)

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return self.rules.seat_count(self.rules.read_options(self.options))

    def as_json(self) -> dict[str, Any]:
        """As `read_settings` reads it."""
        return self.plain.copy()

    @cached_property
    def plain(self) -> dict[str, Any]:
        """The same, not to be changed."""
        return {
            "game": self.game,
            "options": self.options,
            "visibility": self.visibility.value,
            "starter": self.starter.value,
            "clock": write_limit(self.limit),
            "rated": self.is_rated,
            "memory": None if self.memory is None else self.memory.value,
        }


def read_settings(data: dict[str, Any]) -> Settings:
    """Settings as people send them; UnknownGame, BadOption or Refused says what is wrong."""
    rules = load(data["game"])
    options = rules.chosen_options(rules.read_options(data.get("options") or {}))
    is_rated = bool(data.get("rated", False))
    if is_rated and rules.shared_result:
        raise Refused("not-rated-together", game=rules.title)
    return Settings(
        game=rules.name,
        options=options,
        visibility=Visibility(data.get("visibility", Visibility.PUBLIC)),
        starter=Starter(data.get("starter", Starter.LOT)),
        limit=read_limit(data.get("clock")),
        is_rated=is_rated,
        memory=_read_memory(rules, data.get("memory")),
    )


def _read_memory(rules: Game, wish: str | None) -> Memory | None:
    """The usual one is open; what tables of before knew of."""
    if rules.has_memory:
        return Memory(wish or Memory.OPEN)
    if wish is not None:
        raise Refused("no-memory-here", game=rules.title)
    return None
