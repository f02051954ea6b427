"""Time to think. All times are milliseconds; now is always told from outside."""

from dataclasses import dataclass
from typing import Any

from .refusal import Refused

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LONGEST_MOVE = 60 * 60 * SECOND
LONGEST_BASE = 3 * LONGEST_MOVE
MOST_DAYS = 30


@dataclass(frozen=True)
class Limit:
    """How much time there is: for each move, or a stock that every move adds to (Fischer)."""

    per_move: int = 0
    base: int = 0
    increment: int = 0

    @property
    def is_stock(self) -> bool:
        """Whether time that is not used stays."""
        return self.base > 0

    @property
    def start(self) -> int:
        """What each seat has at first."""
        return self.base if self.is_stock else self.per_move


def read_limit(data: Any) -> Limit | None:
    """A limit as people send it; None is no clock.

    {"move": 30} seconds per move, {"base": 300, "increment": 5} seconds, or {"days": 3} per move.
    """
    if data is None:
        return None
    wrong = Refused("bad-clock")
    if not isinstance(data, dict) or not all(type(value) is int for value in data.values()):
        raise wrong
    keys = set(data)
    if keys == {"move"} and 1 <= data["move"] * SECOND <= LONGEST_MOVE:
        return Limit(per_move=data["move"] * SECOND)
    if keys == {"days"} and 1 <= data["days"] <= MOST_DAYS:
        return Limit(per_move=data["days"] * DAY)
    if keys == {"base", "increment"}:
        base, increment = data["base"] * SECOND, data["increment"] * SECOND
        if 0 < base <= LONGEST_BASE and 0 <= increment <= LONGEST_MOVE:
            return Limit(base=base, increment=increment)
    raise wrong


def write_limit(limit: Limit | None) -> dict[str, int] | None:
    """The limit as `read_limit` reads it."""
    if limit is None:
        return None
    if limit.is_stock:
        return {"base": limit.base // SECOND, "increment": limit.increment // SECOND}
    if limit.per_move % DAY == 0:
        return {"days": limit.per_move // DAY}
    return {"move": limit.per_move // SECOND}


class Clock:
    """The time of every seat. It runs for the seat whose decision it is."""

    def __init__(self, limit: Limit, seats: int) -> None:
        self._limit = limit
        self._left = [limit.start] * seats
        self._running: int | None = None
        self._since = 0

    def left(self, seat: int, now: int) -> int:
        """What a seat has left; less than nothing when it is late."""
        used = now - self._since if seat == self._running else 0
        return self._left[seat] - used

    def run_for(self, seat: int | None, now: int) -> None:
        """The decision is this seat's from now on; None stops the clock."""
        if seat == self._running:
            return
        self.stop(now)
        self._running = seat
        self._since = now
        if seat is not None and not self._limit.is_stock:
            self._left[seat] = self._limit.per_move

    def moved(self, now: int) -> None:
        """The seat that was to decide has decided: time used is gone, time earned is added.

        With a time for each move it rests at the time that it will have for the next one.
        """
        seat = self._running
        self.stop(now)
        if seat is None:
            return
        if self._limit.is_stock:
            self._left[seat] += self._limit.increment
        else:
            self._left[seat] = self._limit.per_move

    def stop(self, now: int) -> None:
        """Nobody's time runs."""
        if self._running is not None:
            self._left[self._running] -= now - self._since
        self._running = None

    def forgive(self, lost: int) -> None:
        """Time during which nobody could move counts for nobody."""
        if self._running is not None:
            self._since += lost

    def resume(self, now: int) -> None:
        """Time that has passed since the decision became this seat's is not used."""
        self._since = now

    def copy(self) -> "Clock":
        """The same times: what to go back to when a move is taken back."""
        other = Clock(self._limit, len(self._left))
        other._left = list(self._left)
        other._running, other._since = self._running, self._since
        return other

    def late(self, now: int) -> int | None:
        """The seat whose time is up."""
        seat = self._running
        return seat if seat is not None and self.left(seat, now) < 0 else None
