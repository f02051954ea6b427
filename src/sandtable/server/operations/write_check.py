"""Whether something can be written: tried for whoever asks, but not more often than it is worth."""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from typing import Any

from ...store.errors import Unavailable

FRESH = 1.0
"""Seconds for which an answer is good: however many ask, there is one write in this time."""
PATIENCE = 5.0
"""Seconds after which a write that does not end has failed."""


class WriteCheck:
    """Asks for a write; those who come while it goes on, or just after, share its outcome."""

    def __init__(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._write = write
        self._begun = -math.inf
        self._last: asyncio.Task[None] | None = None

    async def __call__(self) -> None:
        """Returns if something was written just now; raises why not."""
        now = time.monotonic()
        if self._last is None or (self._last.done() and now - self._begun > FRESH):
            self._begun = now
            self._last = asyncio.create_task(self._write())
            self._last.add_done_callback(_note_outcome)
        try:
            async with asyncio.timeout(max(0.0, self._begun + PATIENCE - now)):
                await asyncio.shield(self._last)
        except TimeoutError:
            raise Unavailable(f"a write takes longer than {PATIENCE:.0f} s") from None


def _note_outcome(task: asyncio.Task[None]) -> None:
    if not task.cancelled():
        task.exception()  # Whoever waited for it may have gone.
