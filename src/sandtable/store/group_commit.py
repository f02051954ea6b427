"""Many writes share one transaction and one sync: whatever arrives while the disk is busy."""

import asyncio
import math
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from .errors import StoreError

Work = TypeVar("Work")

MOST_AT_ONCE = 500
"""So that one transaction stays short."""
PACE = 0.02
"""Seconds from the beginning of one transaction to the next: a sync for every single move of a busy
server would take half of its processor. After a pause nobody waits."""


@dataclass(frozen=True)
class Failed:
    """Why one of the writes did not happen, while the others did."""

    reason: Exception


class GroupCommit(Generic[Work]):
    """A thread that commits what others hand in; it never keeps the event loop waiting."""

    def __init__(self, commit: Callable[[Sequence[Work]], Sequence[Any]]) -> None:
        self._commit = commit
        """Does all of it in one transaction; for each its answer, or Failed."""
        self._waiting: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._is_closed = False
        self._begun = -math.inf
        """When the last transaction began."""
        self.is_busy = False
        """Whether one is being written."""
        self._gathered: list[tuple[Work, asyncio.Future[Any]]] | None = None
        """What is handed to the thread in one piece; None: everything is at once."""
        self.transactions = 0
        self.writes = 0
        self._thread.start()

    async def submit(self, work: Work) -> Any:
        """Have it done; returns its answer when it is safe on disk, or raises why it is not.

        Somebody who stops waiting (is cancelled) does not take it back.
        """
        if self._is_closed:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._gathered is None:
            self._waiting.put((work, future))
        else:
            self._gathered.append((work, future))
        return await future

    @property
    def ready_at(self) -> float:
        """When the next transaction may begin, in the time of `time.monotonic`."""
        return self._begun + PACE

    def gather(self) -> None:
        """Whatever is submitted until `hand_over` shares a transaction."""
        if self._gathered is None:
            self._gathered = []

    def hand_over(self) -> None:
        """Have it done."""
        gathered, self._gathered = self._gathered, None
        for entry in gathered or ():
            self._waiting.put(entry)

    async def close(self) -> None:
        """Finish what was handed in."""
        if not self._is_closed:
            self._is_closed = True
            self.hand_over()
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch = []
            entry = self._waiting.get()
            self._keep_pace()
            while entry is not None:
                batch.append(entry)
                if len(batch) == MOST_AT_ONCE:
                    break
                try:
                    entry = self._waiting.get_nowait()
                except Empty:
                    break
            is_open = entry is not None
            if batch:
                self.is_busy = True
                self._do(batch)
                self.is_busy = False

    def _keep_pace(self) -> None:
        wait = self._begun + PACE - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        self._begun = time.monotonic()

    def _do(self, batch: Sequence[tuple[Work, "asyncio.Future[Any]"]]) -> None:
        answers = self._answers([work for work, _ in batch])
        self.writes += len(batch)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, future), answer in zip(batch, answers, strict=True):
            by_loop.setdefault(future.get_loop(), []).append((future, answer))
        for loop, settled in by_loop.items():
            with suppress(RuntimeError):  # The loop is closed: nobody waits any more.
                loop.call_soon_threadsafe(_settle, settled)

    def _answers(self, works: Sequence[Work]) -> list[Any]:
        try:
            self.transactions += 1
            return list(self._commit(works))
        except StoreError as error:
            return [Failed(error)] * len(works)
        except Exception as error:
            if len(works) == 1:
                return [Failed(error)]
        # One of them is to blame (a text no database takes), and must fail alone.
        return [answer for work in works for answer in self._answers([work])]


def _settle(settled: Sequence[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in settled:
        if future.done():  # Whoever waited has gone.
            continue
        if isinstance(answer, Failed):
            future.set_exception(answer.reason)
        else:
            future.set_result(answer)
