"""How often somebody may ask: token buckets in memory, never more of them than a fixed number."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Scope

from ..errors import TooMany
from .shared_counts import SharedCounts

MOST_BUCKETS = 20_000
IPV6_HOUSEHOLD = 64
"""One household or company commonly has a whole network of this prefix."""


class Buckets:
    """For each key a bucket that fills steadily; every request takes one out."""

    def __init__(self, per_second: float, burst: float, most: int = MOST_BUCKETS) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left and when that was, the longest unused first."""

    def take(self, key: str, amount: float = 1.0) -> None:
        """Take some out, or raise TooMany and take nothing."""
        if self._burst == 0:
            return
        now = time.monotonic()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._per_second)
        enough = left >= amount
        self._buckets[key] = (left - amount if enough else left, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany((amount - left) / self._per_second)

    def __len__(self) -> int:
        return len(self._buckets)


class Holds:
    """How many things somebody has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Have one more for a while, or raise TooMany."""
        self.take(key)
        try:
            yield
        finally:
            self.give_back(key)

    def take(self, key: str) -> None:
        """Have one more until it is given back, or raise TooMany."""
        if self._most and self._held[key] >= self._most:
            raise TooMany(1)
        self._held[key] += 1

    def give_back(self, key: str) -> None:
        """Have one less."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]


class SharedBuckets(Buckets):
    """The same for several processes together."""

    def __init__(self, per_second: float, burst: float, counts: SharedCounts) -> None:
        super().__init__(per_second, burst)
        self._counts = counts
        self._table = counts.bucket_table()

    def take(self, key: str, amount: float = 1.0) -> None:
        """Take some out, or raise TooMany and take nothing."""
        if self._burst == 0:
            return
        now = time.monotonic()  # The same clock for all processes.
        left, at = self._counts.read_bucket(self._table, key) or (self._burst, now)
        left = min(self._burst, left + (now - at) * self._per_second)
        enough = left >= amount
        self._counts.write_bucket(self._table, key, left - amount if enough else left, now)
        if not enough:
            raise TooMany((amount - left) / self._per_second)


class SharedHolds(Holds):
    """The same for several processes together."""

    def __init__(self, most: int, counts: SharedCounts) -> None:
        super().__init__(most)
        self._counts = counts
        self._table = counts.hold_table()

    def take(self, key: str) -> None:
        """Have one more until it is given back, or raise TooMany."""
        if self._most:
            elsewhere = self._counts.held_elsewhere(self._table, key)
            if self._held[key] + elsewhere >= self._most:
                raise TooMany(1)
            self._counts.note_held(self._table, key, self._held[key] + 1)
        self._held[key] += 1

    def give_back(self, key: str) -> None:
        """Have one less."""
        super().give_back(key)
        if self._most:
            self._counts.note_held(self._table, key, self._held.get(key, 0))


class Limits:
    """All limits of a server; a factor of 0 turns them off.

    With `counts` several processes keep them together.
    """

    def __init__(self, factor: float, counts: SharedCounts | None = None) -> None:
        def buckets(per_second: float, burst: float) -> Buckets:
            if counts is None:
                return Buckets(per_second * factor, burst * factor)
            return SharedBuckets(per_second * factor, burst * factor, counts)

        def holds(most: int) -> Holds:
            return Holds(most) if counts is None else SharedHolds(most, counts)

        self.holds = holds
        """Makes another limit of this kind."""
        self.requests_of_address = buckets(per_second=50, burst=300)
        self.requests_of_person = buckets(per_second=20, burst=100)
        self.new_guests = buckets(per_second=1 / 10, burst=60)
        """For an address."""
        self.new_tables = buckets(per_second=1 / 5, burst=30)
        """For a person."""
        self.invitations = buckets(per_second=1 / 60, burst=30)
        """For an address."""
        self.exports = buckets(per_second=1 / 60, burst=3)
        """For a person."""
        self.tries_of_address = buckets(per_second=1 / 20, burst=20)
        """Passphrases tried from an address."""
        self.tries_of_name = buckets(per_second=1 / 20, burst=50)
        """Passphrases tried for a name from anywhere: enough that nobody is locked out easily."""
        self.messages = buckets(per_second=20, burst=60)
        """Socket messages of a person."""
        self.floods = buckets(per_second=1 / 2, burst=30)
        """Socket messages of a person beyond that: each is refused, and then the socket closed."""
        self.reactions = buckets(per_second=1 / 2, burst=4)
        """Of a person: a conversation, and no drumming."""
        self.daily_guests = buckets(per_second=1 / 960, burst=90)
        """Ranked results of guests from an address: thirty guests a day, three tasks each."""
        self.puzzle_tries = buckets(per_second=1 / 600, burst=150)
        """First tries from an address that change how hard puzzles are taken to be."""
        self.reviews = buckets(per_second=1 / 20, burst=12)
        """Reviews that a person has begun."""
        self.tries_of_person = buckets(per_second=1 / 2, burst=20)
        """Moves that a person tries in a review: each takes up to a second of a processor."""
        self.hints = buckets(per_second=1 / 2, burst=20)
        """Of a person."""
        self.finales_of_address = holds(round(8 * factor))
        """Short games of lessons in which a bot is asked for its move."""
        self.analyses = buckets(per_second=1 / 2, burst=20)
        """Seconds of an engine for a person at the analysis board."""
        self.analyses_of_person = holds(max(1, round(1 * factor)) if factor else 0)
        self.analyses_of_address = holds(round(4 * factor))
        """Positions that an engine thinks about, or is to."""
        self.sockets_of_address = holds(round(200 * factor))
        self.sockets_of_person = holds(round(30 * factor))


def address_key(scope: Scope) -> str:
    """Whom the limits take for one: an address, or a network of IPv6 addresses."""
    client = scope.get("client")
    if client is None:
        return "local"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if address.version == 4:
        return str(address)
    if (inner := ipaddress.IPv6Address(address).ipv4_mapped) is not None:
        return str(inner)
    return str(ipaddress.ip_network((int(address), IPV6_HOUSEHOLD), strict=False).network_address)
