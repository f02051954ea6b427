"""What can happen at a table. A table is the list of these, and nothing else."""

from dataclasses import asdict, dataclass
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
            values["who"] = asdict(who)
        return {"kind": self._kind, **values}


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


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """Somebody left a chair before the game began."""

    chair: int


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """Everybody sat, but the seed of this chair did not come: it is free again."""

    chair: int


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


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A seat took its last move back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat gave up."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A seat offered a draw."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawDeclined(Event):
    """A seat declined the draw it was offered."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawAgreed(Event):
    """A seat accepted the draw it was offered."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """The time of a seat was up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Whoever had a seat left in the middle of the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Abandoned(Event):
    """The game ended because a seat was left."""

    seat: int


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class RematchOffered(Event):
    """A seat would like to play again."""

    seat: int


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
        values["who"] = Somebody(who["identity"], who["name"], Kind(who["kind"]))
    return Event.kinds[data["kind"]](**values)
