"""How often tables move, and how long it takes until a move is seen."""

import asyncio
import random
import time
from collections.abc import Callable


class Rhythm:
    """Of all tables of a server: each makes a move every `pace` seconds."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.is_over = False
        """Then nobody moves any more."""
        self._is_playing = False
        self._held: list[Callable[[], None]] = []
        """What those do first who sat down before the beginning."""
        self.latencies: list[float] = []
        """Seconds from a move sent to the same move seen by the opponent."""
        self.refused = 0

    @property
    def is_paused(self) -> bool:
        """Whether nobody moves for now."""
        return not self._is_playing

    def play(self) -> None:
        """All tables are open: from now on moves are made."""
        self._is_playing = True
        held, self._held = self._held, []
        for begin in held:
            begin()

    def pause(self) -> None:
        """Nobody moves until they may play on; what is on its way still arrives."""
        self._is_playing = False

    def hold(self, begin: Callable[[], None]) -> bool:
        """Whether something has to wait until all tables are open."""
        if not self._is_playing:
            self._held.append(begin)
        return not self._is_playing

    def forget(self) -> None:
        """Forget what has been measured."""
        self.latencies = []
        self.refused = 0


class Pair:
    """Two players at a table: when they move next, and which moves are on their way."""

    def __init__(self, rhythm: Rhythm) -> None:
        self._rhythm = rhythm
        self._due = 0.0
        self._pace: float | None = None
        self._sent: dict[int, float] = {}

    def when_due(self, move: Callable[[], None]) -> None:
        """Make a move when it is time for one."""
        if self._rhythm.hold(lambda: self.when_due(move)):
            self._pace = None  # When all play on they do not begin at the same moment.
            return
        now, pace = time.monotonic(), self._rhythm.pace
        if self._pace != pace:  # Not all tables begin at the same moment.
            self._due = now - random.random() * pace
            self._pace = pace
        self._due = max(self._due + pace, now)
        asyncio.get_running_loop().call_later(self._due - now, self._move, move)

    def _move(self, move: Callable[[], None]) -> None:
        if self._rhythm.is_paused:
            self.when_due(move)
        elif not self._rhythm.is_over:
            move()

    def sent(self, number: int) -> None:
        """A move is on its way."""
        self._sent[number] = time.monotonic()

    def seen(self, number: int) -> None:
        """The opponent sees a move."""
        began = self._sent.pop(number, None)
        if began is not None:
            self._rhythm.latencies.append(time.monotonic() - began)

    def refused(self) -> None:
        """The server did not take a move."""
        self._rhythm.refused += 1
