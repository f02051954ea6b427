"""The time that bots at tables leave over: for analysis, one thought at a time.

Whoever plays goes first (`precedence.py`). A thought begins only while no bot waits for its turn;
it is short, and has a thread of its own, so that a bot that comes meanwhile waits for nothing.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..errors import NotNow
from .precedence import Precedence, Priority

Value = TypeVar("Value")

MOST_WAITING = 12
"""Of everybody together."""
PATIENCE = 8.0
"""Seconds after which whoever waits is told to come again."""


class SpareTime:
    """Used by the event loop; what it runs is in a thread."""

    def __init__(self, precedence: Precedence) -> None:
        self._precedence = precedence
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    async def run(self, think: Callable[..., Value], *given: Any) -> Value:
        """What comes of a thought, in its turn; NotNow if that would take too long."""
        if self._waiting >= MOST_WAITING:
            raise NotNow("analysis-busy")
        end = time.monotonic() + PATIENCE
        self._waiting += 1
        self._precedence.add_waiting(Priority.STUDY, 1)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turn.acquire()
        except TimeoutError:
            raise NotNow("analysis-busy") from None
        finally:
            self._waiting -= 1
            self._precedence.add_waiting(Priority.STUDY, -1)
        try:
            left = max(0.0, end - time.monotonic())
            if not await self._precedence.make_way(Priority.STUDY, left):
                raise NotNow("analysis-busy")
            thinking = asyncio.get_running_loop().run_in_executor(self._thread, think, *given)
        except BaseException:
            self._turn.release()
            raise
        # The thread is taken until it has finished, whoever has gone away meanwhile.
        thinking.add_done_callback(lambda done: self._turn.release())
        return await asyncio.shield(thinking)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._thread.shutdown(wait=False, cancel_futures=True)
