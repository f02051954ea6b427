"""The one process that reviews (review_worker.py): started when it is needed, stopped when idle."""

import asyncio
import itertools
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

logger = logging.getLogger(__name__)

MODULE = "sandtable.server.live.review_worker"
LONGEST_LINE = 32 * 1024 * 1024
"""Bytes of one line: a whole review of a long game has less than one million."""
STEP_PATIENCE = 120.0
"""Seconds for one step. The longest proof of one position takes some seconds."""
IDLE = 600.0
"""Seconds after which a process that nobody asks is ended: it holds some 200 MB."""


class NotReviewed(Exception):
    """The process ended, took too long or failed."""


class ProcessLost(NotReviewed):
    """The process has ended, or was silent: the same can be asked of the next one."""


class Declined(Exception):
    """What was asked cannot be reviewed: a code with its words."""

    def __init__(self, code: str, words: dict[str, str | int]) -> None:
        super().__init__(code)
        self.code, self.words = code, words


class ReviewProcess:
    """Used by the event loop alone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Queue[dict[str, Any] | None]] = {}
        self._numbers = itertools.count(1)
        self._start = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self.starts = 0
        """How many processes there were: what the last one had loaded, the next one has not."""

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.returncode is None

    async def answer(self, asked: dict[str, Any], patience: float = STEP_PATIENCE) -> Any:
        """The answer to a short question."""
        number, said = await self._ask(asked)
        try:
            return (await self._next(said, patience))["answer"]
        finally:
            self._done(number)

    async def steps(self, asked: dict[str, Any]) -> AsyncIterator[dict[str, Any]]:
        """A review step by step. It goes on when the next step is asked for; closing stops it."""
        number, said = await self._ask(asked)
        is_over = False
        try:
            while True:
                told = await self._next(said, STEP_PATIENCE)
                is_over = "step" not in told
                yield told
                if is_over:
                    return
                self._write({"id": number, "go": True})
        except NotReviewed:
            is_over = True
            raise
        finally:
            if not is_over and self.is_running:
                self._write({"id": number, "go": False})
                with suppress(NotReviewed, Declined, asyncio.CancelledError):
                    while "stopped" not in await self._next(said, STEP_PATIENCE):
                        pass
            self._done(number)

    def stay(self) -> None:
        """Somebody may soon ask: an idle process is ended later."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
            self._wait_idle()

    async def stop(self) -> None:
        """End the process; whoever waits is told."""
        if self._idle is not None:
            self._idle.cancel()
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
        self._give_up()

    # How.

    async def _ask(
        self, asked: dict[str, Any]
    ) -> tuple[int, "asyncio.Queue[dict[str, Any] | None]"]:
        async with self._start:
            if not self.is_running:
                await self._begin()
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        number = next(self._numbers)
        said: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._waiting[number] = said
        self._write({"id": number, **asked})
        return number, said

    async def _begin(self) -> None:
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
            limit=LONGEST_LINE,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        with suppress(ValueError):  # A line that is too long: as if it had ended.
            async for line in process.stdout:
                told = json.loads(line)
                if (said := self._waiting.get(told["id"])) is not None:
                    said.put_nowait(told)
        await process.wait()
        if process is self._process:
            logger.warning("the process that reviews has ended: exit code %s", process.returncode)
            self._process = None
            self._give_up()

    def _give_up(self) -> None:
        for said in self._waiting.values():
            said.put_nowait(None)

    async def _next(
        self, said: "asyncio.Queue[dict[str, Any] | None]", patience: float
    ) -> dict[str, Any]:
        try:
            told = await asyncio.wait_for(said.get(), patience)
        except TimeoutError:
            logger.error("the process that reviews was silent for %.0f s", patience)
            await self.stop()
            raise ProcessLost("it took too long") from None
        if told is None:
            raise ProcessLost("the process has ended")
        if "broken" in told:
            logger.error("something could not be reviewed: %s", told["broken"])
            raise NotReviewed(told["broken"])
        if "error" in told:
            raise Declined(told["error"]["code"], told["error"]["words"])
        return told

    def _write(self, asked: dict[str, Any]) -> None:
        if self._process is None or self._process.stdin is None:
            return
        with suppress(ConnectionError, RuntimeError):
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")

    def _done(self, number: int) -> None:
        self._waiting.pop(number, None)
        if not self._waiting and self.is_running:
            self._wait_idle()

    def _wait_idle(self) -> None:
        loop = asyncio.get_running_loop()
        self._idle = loop.call_later(IDLE, lambda: loop.create_task(self._rest()))

    async def _rest(self) -> None:
        if not self._waiting:
            await self.stop()
