"""Bots think in other processes, any of which may be lost at any time.

A thought that is lost, or overdue, is had again by another worker, and if there is none by this
process, in less time: no table stands still for longer than its budget and five seconds. Whichever
answer comes first counts; another that comes later is dropped.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from ....players.player import SeatView
from ...operations.metrics import BOT_SECONDS, THOUGHTS_REPEATED, WORKERS
from ..seat_players import Seat
from .here import Here
from .link import Link, WorkerLost
from .task import ThinkTask

logger = logging.getLogger(__name__)

GRACE = 1.5
"""Seconds over its budget after which a thought is taken for lost."""
AGAIN = 1.0
"""Seconds that a lost thought may take when it is had again, if more of its budget is not left."""
WITHIN = 4.5
"""Seconds over its budget after which a lost thought shall have been had, whatever else is lost."""
AT_LEAST = 0.02
"""Seconds that a thought gets here, however many others were lost at the same time."""
MOST_REMEMBERED = 20_000
"""Seats of which it is known who thought for them last."""


class Elsewhere:
    """Used by the event loop alone."""

    def __init__(self, here: Here, changed: Callable[[], None]) -> None:
        self._here = here
        self._changed = changed
        self._links: Sequence[Link] = ()
        self._last: OrderedDict[Seat, Link] = OrderedDict()
        """Who has thought for a seat last, and may remember it."""
        self._rescued = 0
        """Thoughts that were lost and are had here."""
        self._thinking: set[asyncio.Task[tuple[str, float]]] = set()

    def use(self, links: Sequence[Link]) -> None:
        """From now on these workers think."""
        self._links = links

    @property
    def slots(self) -> int:
        """How many thoughts can be had at once; 0 if no worker is ready."""
        return sum(link.slots for link in self._links)

    def note_change(self) -> None:
        """A worker has come or gone."""
        WORKERS.set(self.slots)
        self._changed()

    def think(
        self, view: SeatView, seat: Seat, budget: float
    ) -> "asyncio.Future[tuple[str, float]]":
        """A move, and how many seconds it took."""
        thinking = asyncio.create_task(self._think(view, seat, budget))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        return thinking

    def keep_only(self, table: str, seats: set[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on."""
        for seat in [seat for seat in self._last if seat.table == table]:
            if (seat.seat, seat.level) not in seats:
                del self._last[seat]
                for link in self._links:
                    link.keep_only(table, frozenset(seats))

    async def _think(self, view: SeatView, seat: Seat, budget: float) -> tuple[str, float]:
        began = time.monotonic()
        task = ThinkTask.of(view, seat, budget)
        tried: list[Link] = []
        while len(tried) < 2 and (link := self._choose(seat, tried)) is not None:
            left = budget - (time.monotonic() - began)
            own = replace(task, budget=max(min(budget, AGAIN), left) if tried else budget)
            tried.append(link)
            try:
                answer = await link.think(own, own.budget + GRACE)
            except WorkerLost as error:
                logger.warning("a thought was lost, it is had again: %s", error)
                THOUGHTS_REPEATED.inc()
            else:
                self._remember(seat, link)
                BOT_SECONDS.labels(task.game).observe(answer.seconds)
                return answer.move, answer.seconds
        if tried:
            budget = min(budget, AGAIN, budget + WITHIN - (time.monotonic() - began))
        return await self._rescue(view, seat, budget)

    async def _rescue(self, view: SeatView, seat: Seat, budget: float) -> tuple[str, float]:
        """Nobody elsewhere can think about it: here, and the quicker the more there are."""
        self._rescued += 1
        try:
            return await self._here.think(view, seat, max(AT_LEAST, budget / self._rescued))
        finally:
            self._rescued -= 1

    def _choose(self, seat: Seat, tried: Sequence[Link]) -> Link | None:
        """Who thought for a seat before, else whoever is least busy; None if nobody is free."""
        last = self._last.get(seat)
        if last is not None and last.free > 0 and last not in tried:
            return last
        # A helper of one slot that failed is not asked again; a cluster has others.
        free = [one for one in self._links if one.free > 0 and (one not in tried or one.slots > 1)]
        return max(free, key=lambda link: link.free, default=None)

    def _remember(self, seat: Seat, link: Link) -> None:
        self._last[seat] = link
        self._last.move_to_end(seat)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)

    def close(self) -> None:
        """Nobody waits for what is still being thought."""
        for thinking in self._thinking:
            thinking.cancel()
