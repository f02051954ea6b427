"""Who sits at a table."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from .refusal import Refused

LONGEST_NAME = 40


class Kind(StrEnum):
    """What somebody is."""

    GUEST = "guest"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True)
class Somebody:
    """A person, a guest or a bot."""

    identity: str
    """For people whatever the server knows them by; for bots the name of their level."""
    name: str
    """What others read."""
    kind: Kind
    avatar: str = ""
    """The drawing beside the name; empty for bots and for whoever has chosen none."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= LONGEST_NAME or not self.name.isprintable():
            raise Refused("bad-name", most=LONGEST_NAME)

    def as_json(self) -> dict[str, str]:
        """For the log."""
        plain = {"identity": self.identity, "name": self.name, "kind": self.kind.value}
        return plain | ({"avatar": self.avatar} if self.avatar else {})

    @cached_property
    def is_bot(self) -> bool:
        """Whether the computer plays for this one."""
        return self.kind is Kind.BOT


def bot(level: str, name: str) -> Somebody:
    """A bot of a level, under the name others read."""
    return Somebody(level, name, Kind.BOT)
