"""Who is at a table right now, in this process and in the others."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ...tables.clock import SECOND

REPEAT = 10 * SECOND
"""How often a process tells the others who is there."""
SIGNS = 3 * SECOND
"""How often at most it tells them of signs of life by those who are not connected."""
FORGET = 25 * SECOND
"""A process that has said nothing for so long has nobody there any more."""


@dataclass(frozen=True)
class Crowd:
    """Those connected to a table in one process."""

    chairs: frozenset[int] = frozenset()
    watching: int = 0

    @classmethod
    def of(cls, chairs: Iterable[int | None]) -> "Crowd":
        """From the chairs of all connections; None is somebody who watches."""
        all_of_them = list(chairs)
        seated = frozenset(chair for chair in all_of_them if chair is not None)
        return cls(seated, all_of_them.count(None))

    def __bool__(self) -> bool:
        return bool(self.chairs) or self.watching > 0


@dataclass
class Presence:
    """Everybody at one table."""

    since: int
    """Since when this process looks: nobody is taken to be away for longer."""
    here: Crowd = Crowd()
    elsewhere: dict[str, tuple[Crowd, int]] = field(default_factory=dict)
    """For each other process whom it told of, and when."""
    seen: dict[int, int] = field(default_factory=dict)
    """When each chair last gave a sign of life."""
    untold: set[int] = field(default_factory=set)
    """The chairs of whose signs of life here the other processes have not been told."""

    @property
    def chairs(self) -> frozenset[int]:
        """The chairs whose people are connected anywhere."""
        return self.here.chairs.union(*(crowd.chairs for crowd, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many watch."""
        return self.here.watching + sum(crowd.watching for crowd, _ in self.elsewhere.values())

    def note(self, chair: int | None, now: int) -> None:
        """A chair gave a sign of life here."""
        if chair is not None:
            self.seen[chair] = now
            self.untold.add(chair)

    def heard_of(self, chairs: Iterable[int], now: int) -> None:
        """Chairs gave a sign of life at another process."""
        self.seen.update(dict.fromkeys(chairs, now))

    def take_signs(self) -> set[int]:
        """The chairs to tell the others of; of those who are connected they hear anyway."""
        signs, self.untold = self.untold - self.here.chairs, set()
        return signs

    def come_and_go(self, here: Crowd, now: int) -> bool:
        """Who is connected here now; whether that is different from before."""
        for chair in self.here.chairs | here.chairs:
            self.note(chair, now)
        changed = here != self.here
        self.here = here
        return changed

    def heard(self, process: str, crowd: Crowd, now: int) -> bool:
        """Another process says who is connected there; whether that is different from before."""
        before = self.chairs, self.watching
        self.heard_of(crowd.chairs, now)
        self.elsewhere[process] = (crowd, now)
        if not crowd:
            del self.elsewhere[process]
        return before != (self.chairs, self.watching)

    def forget_silent(self, now: int) -> bool:
        """Drop what processes said that are silent now; whether that changed anything."""
        silent = [name for name, (_, at) in self.elsewhere.items() if now - at > FORGET]
        changed = [self.heard(name, Crowd(), now) for name in silent]
        return any(changed)

    def restart(self, now: int) -> None:
        """Nobody was heard for a while: look anew."""
        self.since = now
        self.seen.clear()

    def absent(self, chair: int, now: int) -> int:
        """For how many milliseconds a chair has given no sign of life."""
        if chair in self.chairs:
            return 0
        return now - max(self.since, self.seen.get(chair, 0))
