"""What several processes on one computer count together: a file that all of them map into memory.

Both kinds of tables in it are hash tables of a fixed size, with four entries to a hash. Nobody
waits for anybody: a bucket that two processes take from in the same moment may count one for two,
and what somebody holds has a column for each process, into which only that process writes.
"""

import fcntl
import mmap
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from struct import Struct

from ..operations.siblings import Member

WAYS = 4
SETS = 4096
ENTRIES = SETS * WAYS
FILE = "counts"
BUCKET = Struct("<Qdd")
"""Key, what is left, when that was."""
KEY = Struct("<Q")
COUNT = Struct("<H")
MOST_BUCKETS, MOST_HOLDS = 32, 8
"""Tables of each kind."""


class SharedCounts:
    """The file, as one process has it; each kind of table is numbered as it is asked for."""

    def __init__(self, path: Path, columns: int, column: int) -> None:
        self._columns = columns
        self._column = column
        self._hold = KEY.size + columns * COUNT.size
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        size = ENTRIES * (MOST_BUCKETS * BUCKET.size + MOST_HOLDS * self._hold)
        os.ftruncate(self._descriptor, size)
        self._map = mmap.mmap(self._descriptor, size)
        self._buckets = self._holds = 0

    @classmethod
    def of(cls, member: Member) -> "SharedCounts":
        """That of a process."""
        return cls(member.folder / FILE, columns_for(member.processes), member.column)

    def close(self) -> None:
        """Let go of it."""
        self._map.close()
        os.close(self._descriptor)

    def bucket_table(self) -> int:
        """Where the next table of buckets begins."""
        self._buckets += 1
        assert self._buckets <= MOST_BUCKETS
        return ENTRIES * (self._buckets - 1) * BUCKET.size

    def hold_table(self) -> int:
        """Where the next table of what is held begins."""
        self._holds += 1
        assert self._holds <= MOST_HOLDS
        return ENTRIES * (MOST_BUCKETS * BUCKET.size + (self._holds - 1) * self._hold)

    # Buckets.

    def read_bucket(self, table: int, key: str) -> tuple[float, float] | None:
        """What is left in a bucket and when that was; None if there is none yet."""
        name = _hash(key)
        for place in self._places(table, name, BUCKET.size):
            found, left, at = BUCKET.unpack_from(self._map, place)
            if found == name:
                return left, at
        return None

    def write_bucket(self, table: int, key: str, left: float, at: float) -> None:
        """Keep it; the one that was unused for longest makes room."""
        name = _hash(key)
        places = list(self._places(table, name, BUCKET.size))
        entries = [(BUCKET.unpack_from(self._map, place), place) for place in places]
        _, place = next(
            (one for one in entries if one[0][0] == name), min(entries, key=lambda one: one[0][2])
        )
        BUCKET.pack_into(self._map, place, name, left, at)

    # What is held.

    def held_elsewhere(self, table: int, key: str) -> int:
        """How many the other processes hold."""
        place = self._find(table, _hash(key))
        if place is None:
            return 0
        counts = self._counts(place)
        return sum(counts) - counts[self._column]

    def note_held(self, table: int, key: str, count: int) -> None:
        """This process holds so many. If there is no room only this process knows of it."""
        name = _hash(key)
        place = self._find(table, name)
        if place is None:
            if not count:
                return
            with self._locked():
                place = self._find(table, name) or self._claim(table, name)
            if place is None:
                return
        COUNT.pack_into(self._map, place + KEY.size + self._column * COUNT.size, min(count, 65535))

    def clear_column(self, column: int) -> None:
        """A process has ended: it holds nothing any more."""
        first = ENTRIES * MOST_BUCKETS * BUCKET.size + KEY.size + column * COUNT.size
        for place in range(first, len(self._map), self._hold):
            if self._map[place] or self._map[place + 1]:
                COUNT.pack_into(self._map, place, 0)

    def _find(self, table: int, name: int) -> int | None:
        for place in self._places(table, name, self._hold):
            if KEY.unpack_from(self._map, place)[0] == name:
                return place
        return None

    def _claim(self, table: int, name: int) -> int | None:
        for place in self._places(table, name, self._hold):
            if not any(self._counts(place)):
                KEY.pack_into(self._map, place, name)
                return place
        return None

    def _counts(self, place: int) -> tuple[int, ...]:
        counts = Struct(f"<{self._columns}H")
        return counts.unpack_from(self._map, place + KEY.size)

    def _places(self, table: int, name: int, size: int) -> Iterator[int]:
        first = table + name % SETS * WAYS * size
        return iter(range(first, first + WAYS * size, size))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._descriptor, fcntl.LOCK_UN)


def columns_for(processes: int) -> int:
    """While one is replaced there are two."""
    return 2 * processes


def _hash(key: str) -> int:
    """Never 0, which is the key of an entry that nobody has used."""
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "little") or 1
