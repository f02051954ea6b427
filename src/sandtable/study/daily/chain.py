"""The keys of the days: a chain of hashes, or, without a server, the date.

The operator draws a secret and hashes it as many times as there are days; the last hash, the
anchor, is published before the first day. The key of a day hashes to the key of the day before, so
each key can be checked when it comes out, and none can be computed before. Only the operator, who
has the secret, could look ahead.
"""

import hashlib
from dataclasses import dataclass
from datetime import date, timedelta

from ...errors import SandtableError

SCHEME = "sandtable-daily/1"
LINK = b"sandtable-daily-chain/1|"
KEY_BYTES = 32


class NotInChain(SandtableError):
    """A day for which a chain has no key, or a key that does not belong to it."""


def hashed(key: bytes) -> bytes:
    """The key of the day before."""
    return hashlib.sha256(LINK + key).digest()


@dataclass(frozen=True)
class Anchor:
    """What is published before the first day."""

    first: date
    days: int
    anchor: bytes

    def check(self, day: date, key: bytes) -> None:
        """NotInChain, unless a key is that of its day."""
        number = (day - self.first).days + 1
        if not 1 <= number <= self.days:
            raise NotInChain(f"the chain has no key for {day}")
        for _ in range(number):
            key = hashed(key)
        if key != self.anchor:
            raise NotInChain(f"the key of {day} does not lead to the anchor")

    def to_json(self) -> dict[str, str | int]:
        """As it is published."""
        return {
            "format": SCHEME, "first": self.first.isoformat(), "days": self.days,
            "anchor": self.anchor.hex(),
        }  # fmt: skip

    @classmethod
    def from_json(cls, raw: dict[str, str | int]) -> "Anchor":
        """What `to_json` wrote."""
        try:
            if raw["format"] != SCHEME:
                raise ValueError(raw["format"])
            first = date.fromisoformat(str(raw["first"]))
            return cls(first, int(raw["days"]), bytes.fromhex(str(raw["anchor"])))
        except (KeyError, TypeError, ValueError) as error:
            raise NotInChain(f"this is no anchor of {SCHEME}: {error}") from None


@dataclass(frozen=True)
class Chain:
    """What the operator keeps: whoever has it knows all days to come."""

    secret: bytes
    first: date
    days: int

    def key(self, day: date) -> bytes:
        """The key of a day."""
        left = self.days - ((day - self.first).days + 1)
        if not 0 <= left < self.days:
            raise NotInChain(f"the chain has no key for {day}")
        key = self.secret
        for _ in range(left):
            key = hashed(key)
        return key

    @property
    def anchor(self) -> Anchor:
        """What is published."""
        return Anchor(self.first, self.days, hashed(self.key(self.first)))


def key_of_date(day: date) -> bytes:
    """The key of a day without a server: everybody can compute it, ahead too."""
    return hashlib.sha256(f"{SCHEME}|{day.isoformat()}".encode()).digest()


def earlier_key(key: bytes, day: date, earlier: date, is_chained: bool) -> bytes:
    """The key of an earlier day, given that of a day."""
    if not is_chained:
        return key_of_date(earlier)
    for _ in range((day - earlier) // timedelta(days=1)):
        key = hashed(key)
    return key
