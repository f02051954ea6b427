"""Who thinks before whom: people at tables wait for nobody, and work that nobody waits for is last.

The queue of bots orders those who wait at tables. All other thinking (reviews, hints, the analysis
board; days of the Daily ahead of time) goes on beside it, and makes way here between its steps.
"""

import asyncio
from collections import Counter
from enum import IntEnum

from ..operations.metrics import THINKING_WAITING


class Priority(IntEnum):
    """Lower goes first."""

    TABLE = 0
    """A bot's move at a table."""
    STUDY = 1
    """A review, a hint, an analysis: somebody looks at the page."""
    BACKGROUND = 2
    """Nobody waits for it."""


class Precedence:
    """Used by the event loop alone."""

    def __init__(self) -> None:
        self._waiting: Counter[Priority] = Counter()
        self._changed: list[asyncio.Future[None]] = []
        for priority in Priority:
            THINKING_WAITING.labels(priority.name.lower()).set(0)

    def set_waiting(self, priority: Priority, count: int) -> None:
        """So many of this priority wait for their turn."""
        has_become_free = self._waiting[priority] > 0 and count == 0
        self._waiting[priority] = count
        THINKING_WAITING.labels(priority.name.lower()).set(count)
        if has_become_free:
            changed, self._changed = self._changed, []
            for one in changed:
                if not one.done():
                    one.set_result(None)

    def add_waiting(self, priority: Priority, more: int) -> None:
        """So many more of this priority wait, or fewer."""
        self.set_waiting(priority, self._waiting[priority] + more)

    def is_free(self, priority: Priority) -> bool:
        """Whether nobody who goes first waits."""
        return not any(self._waiting[before] for before in Priority if before < priority)

    async def make_way(self, priority: Priority, patience: float) -> bool:
        """Return when nobody who goes first waits; False if somebody still does after so long."""
        try:
            async with asyncio.timeout(patience):
                while not self.is_free(priority):
                    changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                    self._changed.append(changed)
                    await changed
        except TimeoutError:
            return False
        return True
