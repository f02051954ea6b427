"""What can happen at a table. A table is the list of these, and nothing else."""

from dataclasses import dataclass
from typing import Any, ClassVar

from .fairness import FIRST_SCHEME
from .people import Kind, Somebody


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and when (milliseconds since 1970)."""

    at: int

    kinds: ClassVar[dict[str, type["Event"]]] = {}
    """All kinds of events by name."""

    _kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if cls.__name__.startswith("_"):  # What some events have in common is none.
            return
        words = (f"-{c.lower()}" if c.isupper() else c for c in cls.__name__)
        cls._kind = "".join(words).lstrip("-")
        Event.kinds[cls._kind] = cls

    @classmethod
    def kind(cls) -> str:
        """The name of this kind of event in the log."""
        return cls._kind

    def as_json(self) -> dict[str, Any]:
        """For the log."""
        values: dict[str, Any] = {name: getattr(self, name) for name in self.__match_args__}
        if isinstance(who := values.get("who"), Somebody):
            values["who"] = who.as_json()
        return {"kind": self._kind, **values}


@dataclass(frozen=True, slots=True)
class _OfChair(Event):
    """Something about a chair."""

    chair: int


@dataclass(frozen=True, slots=True)
class _OfSeat(Event):
    """Something that a seat did, or that happened to it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The table is there, its chance is settled by a secret that only its hash is known of."""

    settings: dict[str, Any]
    host: str
    secret: str
    commitment: str
    reserved: tuple[str | None, ...]
    """For each chair who alone may take it; None is anybody."""
    scheme: str = FIRST_SCHEME
    """How chance is made; tables of before there were two do not say it."""


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """Somebody took a chair and added a seed to the chance of the game, or the hash of one."""

    chair: int
    who: Somebody
    seed: str
    """Empty for a bot, which has none of its own, and for whoever will show it later."""
    commitment: str = ""
    """The hash of the seed; empty for a bot, and in the first scheme."""


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """Somebody who sits already will show another seed: this is its hash."""

    chair: int
    commitment: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Somebody showed the seed of their commitment, when everybody was bound to theirs."""

    chair: int
    seed: str


class Stood(_OfChair):
    """Somebody left a chair before the game began."""


class Freed(_OfChair):
    """Everybody sat, but the seed of this chair did not come: it is free again."""


class Declined(_OfChair):
    """Whoever this chair was kept for does not come: anybody may take it."""


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The game is dealt."""

    order: tuple[int, ...]
    """The chair that has each seat of the game."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat made a move, and chance followed."""

    seat: int
    move: str
    chance: str | None


class Undone(_OfSeat):
    """A seat took its last move back."""


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """At one keyboard: a seat saw what only it may know, and what came before stays."""

    seat: int | None
    """None: somebody may have, for the game was put away."""


class Resigned(_OfSeat):
    """A seat gave up."""


class DrawOffered(_OfSeat):
    """A seat offered a draw."""


class DrawDeclined(_OfSeat):
    """A seat declined the draw it was offered."""


class DrawAgreed(_OfSeat):
    """A seat accepted the draw it was offered."""


class TimedOut(_OfSeat):
    """The time of a seat was up."""


class Left(_OfSeat):
    """Whoever had a seat left in the middle of the game."""


class Abandoned(_OfSeat):
    """The game ended because a seat was left."""


class Stopped(Event):
    """The game ended because it had gone on for too long."""


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """A bot plays on for a seat that was left."""

    seat: int
    who: Somebody


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """For a while nobody could move; that time counts for nobody.

    Less than nothing was lost if the clock of the server was set back while it was not there.
    """

    lost: int


class RematchOffered(_OfSeat):
    """A seat would like to play again."""


@dataclass(frozen=True, slots=True)
class Rematched(Event):
    """They play again, at another table."""

    table: str


def read_event(data: dict[str, Any]) -> Event:
    """An event as `as_json` wrote it."""
    values = {key: value for key, value in data.items() if key != "kind"}
    for key in ("reserved", "order"):
        if key in values:
            values[key] = tuple(values[key])
    if "who" in values:
        who = values["who"]
        kind, avatar = Kind(who["kind"]), who.get("avatar", "")
        values["who"] = Somebody(who["identity"], who["name"], kind, avatar)
    return Event.kinds[data["kind"]](**values)
