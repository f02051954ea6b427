"""A helper process, from the server's side: started, spoken to, started again when it has ended."""

import asyncio
import itertools
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress

from ...operations.metrics import WORKERS_LOST
from .messages import Answered, KeepOnly, Lost, Ready, Think, ToHelper, Trouble, packed, receive
from .task import Beginning, ThinkTask

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 30.0
"""Seconds before a helper that has ended is started again, longer each time,"""
LIVED = 60.0
"""unless it has lived for so long."""


class WorkerLost(Exception):
    """Whoever thought is gone; somebody else can do the same task."""


class Link:
    """Used by the event loop alone."""

    def __init__(
        self, command: Sequence[str], beginning: Beginning, changed: Callable[[], None]
    ) -> None:
        self._command = [sys.executable, "-m", *command]
        self._beginning = beginning
        self._changed = changed
        """Called when it can think more, or less, at once."""
        self._process: Process | None = None
        self._asked: dict[int, asyncio.Future[Answered]] = {}
        self._numbers = itertools.count(1)
        self._heard = 0.0
        self._slots = 0

    @property
    def slots(self) -> int:
        """How many thoughts it can have at once; 0 while it is not ready."""
        return self._slots

    @property
    def free(self) -> int:
        """How many more it can begin."""
        return self._slots - len(self._asked)

    @property
    def pid(self) -> int | None:
        """Its process, if there is one."""
        return None if self._process is None else self._process.pid

    async def think(self, task: ThinkTask, patience: float) -> Answered:
        """The answer to a task; WorkerLost if none comes in time, or ever."""
        number, began = next(self._numbers), time.monotonic()
        said: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[number] = said
        try:
            self._say(Think(number, task))
            async with asyncio.timeout(patience):
                return await said
        except TimeoutError:
            WORKERS_LOST.labels("silent").inc()
            logger.error("a worker was silent for %.1f s", patience)
            if self._heard < began:  # Not one word since: it hangs.
                self._kill()
            raise WorkerLost("it was silent") from None
        finally:
            del self._asked[number]

    def keep_only(self, table: str, seats: frozenset[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on."""
        if self._slots:
            self._say(KeepOnly(table, seats))

    async def run(self) -> None:
        """Have a helper, for as long as this is not cancelled."""
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await self._live()
            except OSError as error:
                logger.error("a worker could not be started: %s", error.strerror)
            if time.monotonic() - began > LIVED:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _live(self) -> None:
        """One helper, from its start to its end."""
        # In a session of its own: Ctrl-C is for the server, which ends it.
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._process = process
        assert process.stdout is not None
        try:
            self._say(self._beginning)
            with suppress(asyncio.IncompleteReadError):
                while True:
                    self._hear(await receive(process.stdout))
            WORKERS_LOST.labels("ended").inc()
            logger.error("a worker has ended: exit code %s", await process.wait())
        finally:
            self._kill()
            self._end()
            await asyncio.shield(process.wait())

    def _hear(self, message: object) -> None:
        self._heard = time.monotonic()
        match message:
            case Ready(slots):
                self._set_slots(slots)
            case Answered(number) if (said := self._asked.get(number)) and not said.done():
                said.set_result(message)
            case Lost(number, reason) if (said := self._asked.get(number)) and not said.done():
                WORKERS_LOST.labels("ended").inc()
                said.set_exception(WorkerLost(reason))
            case Trouble(reason, sentence):
                WORKERS_LOST.labels(reason).inc()
                logger.error("%s", sentence)

    def _say(self, message: ToHelper) -> None:
        if self._process is None or self._process.stdin is None:
            raise WorkerLost("there is none")
        with suppress(ConnectionError, RuntimeError):  # What is lost is noticed by the reader.
            self._process.stdin.write(packed(message))

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _end(self) -> None:
        self._process = None
        for said in self._asked.values():
            if not said.done():
                said.set_exception(WorkerLost("its process has ended"))
        self._set_slots(0)

    def _set_slots(self, slots: int) -> None:
        if slots != self._slots:
            self._slots = slots
            self._changed()
