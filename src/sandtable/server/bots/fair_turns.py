"""Whose turn it is among parties that share something: whoever has had the least of it.

A form of fair queueing: every party has a count of the seconds it has had. A newcomer begins where
the others stand on average, so that nobody saves up turns by staying away, nor escapes from what
was used by leaving for a moment. Whoever comes back owes little, however much they had when nobody
else wanted it: in a crowd they would wait for as many rounds as others have shorter turns.
"""

from collections.abc import Callable
from typing import Generic, TypeVar


class Party:
    """Somebody who takes turns."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.had = 0.0
        """Seconds, counted from where it began."""
        self.held = 0.0
        """Seconds granted to what runs now; what it really takes is known afterwards."""
        self.running = 0
        """How many things of it run, those that are meant to be quick aside."""
        self.jobs = 0
        """How many things of it wait or run."""
        self.order = 0
        """Who came first, if two have had the same."""

    @property
    def place(self) -> float:
        """The lower, the sooner is its turn."""
        return self.had + self.held


P = TypeVar("P", bound=Party)

MOST_OWED = 0.25
"""Seconds that a party has had more than the others, at most, when it comes back."""


class Turns(Generic[P]):
    """All parties that have something waiting or running, or have had more than the others."""

    def __init__(self, make: Callable[[str], P]) -> None:
        self._make = make
        self._parties: dict[str, P] = {}
        self._active: dict[str, P] = {}
        self._level = 0.0
        """Where a newcomer begins. It only rises."""
        self._count = 0

    def __len__(self) -> int:
        """How many have something waiting or running."""
        return len(self._active)

    @property
    def known(self) -> int:
        """How many are remembered: the active, and those that had more than others."""
        return len(self._parties)

    def __getitem__(self, key: str) -> P:
        return self._parties[key]

    def join(self, key: str) -> P:
        """A party has one thing more."""
        party = self._parties.get(key)
        if party is None:
            party = self._parties[key] = self._make(key)
        if key not in self._active:
            self._count += 1
            party.order = self._count
            party.had = min(max(party.had, self._level), self._level + MOST_OWED)
            self._active[key] = party
        party.jobs += 1
        return party

    def leave(self, party: P) -> None:
        """A party has one thing less."""
        party.jobs -= 1
        if not party.jobs:
            del self._active[party.key]
            self._rise(0.0)

    def hold(self, party: P, seconds: float) -> None:
        """Something of a party begins."""
        party.held += seconds

    def charge(self, party: P, granted: float, seconds: float) -> None:
        """Something of a party is over: it had less or more than was granted."""
        party.held = max(0.0, party.held - granted)
        party.had += seconds
        self._rise(seconds / max(1, len(self._active)))

    def in_order(self) -> list[P]:
        """The active ones, whoever is next first."""
        return sorted(self._active.values(), key=lambda party: (party.place, party.order))

    def _rise(self, by: float) -> None:
        """All together have had so much more, shared out; or everybody is further already."""
        active = self._active.values()
        parties = active or self._parties.values()
        # When nobody waits any more all debts are forgiven; else none is before it is worked off.
        least = (min if active else max)((party.place for party in parties), default=0.0)
        self._level = max(self._level + by, least)
        idle = [p for p in self._parties.values() if not p.jobs and p.had <= self._level]
        for party in idle:
            del self._parties[party.key]
