"""What can happen at a table. A table is the list of these, and nothing else."""

from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from .people import Kind, Somebody


@dataclass(frozen=True)
class Event:
    """Something that happened, and when (milliseconds since 1970)."""

    at: int

    kinds: ClassVar[dict[str, type["Event"]]] = {}
    """All kinds of events by name."""

    def __init_subclass__(cls) -> None:
        Event.kinds[cls.kind()] = cls

    @classmethod
    def kind(cls) -> str:
        """The name of this kind of event in the log."""
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in cls.__name__).lstrip("-")

    def as_json(self) -> dict[str, Any]:
        """For the log."""
        return {"kind": self.kind(), **asdict(self)}


@dataclass(frozen=True)
class Opened(Event):
    """The table is there, its chance is settled by a secret that only its hash is known of."""

    settings: dict[str, Any]
    host: str
    secret: str
    commitment: str
    reserved: tuple[str | None, ...]
    """For each chair who alone may take it; None is anybody."""


@dataclass(frozen=True)
class Sat(Event):
    """Somebody took a chair and added a seed to the chance of the game."""

    chair: int
    who: Somebody
    seed: str
    """Empty for a bot, which has none of its own."""


@dataclass(frozen=True)
class Stood(Event):
    """Somebody left a chair before the game began."""

    chair: int


@dataclass(frozen=True)
class Started(Event):
    """The game is dealt."""

    order: tuple[int, ...]
    """The chair that has each seat of the game."""


@dataclass(frozen=True)
class Played(Event):
    """A seat made a move, and chance followed."""

    seat: int
    move: str
    chance: str | None


@dataclass(frozen=True)
class Undone(Event):
    """A seat took its last move back."""

    seat: int


@dataclass(frozen=True)
class Resigned(Event):
    """A seat gave up."""

    seat: int


@dataclass(frozen=True)
class DrawOffered(Event):
    """A seat offered a draw."""

    seat: int


@dataclass(frozen=True)
class DrawDeclined(Event):
    """A seat declined the draw it was offered."""

    seat: int


@dataclass(frozen=True)
class DrawAgreed(Event):
    """A seat accepted the draw it was offered."""

    seat: int


@dataclass(frozen=True)
class TimedOut(Event):
    """The time of a seat was up."""

    seat: int


@dataclass(frozen=True)
class Left(Event):
    """Whoever had a seat left in the middle of the game."""

    seat: int


@dataclass(frozen=True)
class Abandoned(Event):
    """The game ended because a seat was left."""

    seat: int


@dataclass(frozen=True)
class Stopped(Event):
    """The game ended because it had gone on for too long."""


@dataclass(frozen=True)
class HandedOver(Event):
    """A bot plays on for a seat that was left."""

    seat: int
    who: Somebody


@dataclass(frozen=True)
class Paused(Event):
    """For a while nobody could move; that time counts for nobody."""

    lost: int


@dataclass(frozen=True)
class RematchOffered(Event):
    """A seat would like to play again."""

    seat: int


@dataclass(frozen=True)
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
