"""How many tables with bots somebody has in play: a person, and an address."""

from collections import Counter, OrderedDict
from dataclasses import dataclass

from ...tables.clock import SECOND
from ..errors import NotNow

OF_PERSON = 20
OF_ADDRESS = 60
LATELY = 30 * 60 * SECOND
"""A table at which nothing has happened for so long does not count: games may lie for weeks."""

MOST_TABLES = 20_000
"""Remembered in all; beyond it the longest quiet ones are forgotten."""


@dataclass(frozen=True)
class _Entry:
    person: str
    address: str
    at: int


class BotTables:
    """The tables with bots at which something happened lately. A factor of 0 means no limit."""

    def __init__(self, factor: float) -> None:
        self._most_of_person = max(1, round(OF_PERSON * factor)) if factor else None
        self._most_of_address = max(1, round(OF_ADDRESS * factor)) if factor else None
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        """By the names of tables, the longest quiet first."""
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._entries)

    def check(self, person: str, address: str, now: int) -> None:
        """Refuse one more table to whoever has too many."""
        self._forget_quiet(now)
        if self._most_of_person is not None and self._of_person[person] >= self._most_of_person:
            raise NotNow("bot-tables", most=self._most_of_person)
        if self._most_of_address is not None and self._of_address[address] >= self._most_of_address:
            raise NotNow("bot-tables-address", most=self._most_of_address)

    def note(self, table: str, person: str, address: str, now: int) -> None:
        """Something happens at a table of somebody."""
        self.forget(table)
        self._forget_quiet(now)
        self._entries[table] = _Entry(person, address, now)
        self._of_person[person] += 1
        self._of_address[address] += 1
        if len(self._entries) > MOST_TABLES:
            self.forget(next(iter(self._entries)))

    def forget(self, table: str) -> None:
        """A game is over."""
        entry = self._entries.pop(table, None)
        if entry is not None:
            _one_less(self._of_person, entry.person)
            _one_less(self._of_address, entry.address)

    def __contains__(self, table: str) -> bool:
        return table in self._entries

    def _forget_quiet(self, now: int) -> None:
        while self._entries:
            table, entry = next(iter(self._entries.items()))
            if now - entry.at <= LATELY:
                return
            self.forget(table)


def _one_less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
