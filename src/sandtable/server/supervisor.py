"""Several server processes on one port: started, watched, replaced, restarted one by one.

The supervisor serves nobody itself, so it has nothing to fail at. A process that ends is replaced;
one that ends again and again is tried less and less often. On SIGHUP every process is replaced in
turn: its successor takes connections before it stops, and is started from what is installed then.
"""

import asyncio
import logging
import math
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, cast

from ..errors import BadOption, CannotServe
from ..store.location import find_location
from .bots.workers.choice import share_of
from .edge.listening import address_of, reserve
from .edge.shared_counts import FILE, SharedCounts, columns_for
from .operations.config import Config, variable
from .operations.logs import log, set_up_logs
from .operations.siblings import DIED, RETIRE, RETIRE_SECONDS

logger = logging.getLogger(__name__)

MOST = 64
"""Processes."""
WARM = b"warm\n"
SOON = 10.0
"""Seconds: a process that ends earlier than this may never get any further."""
LONGEST_WAIT = 30.0
"""Seconds from one try to the next, at most; the first tries follow each other quickly."""
READY_SECONDS = 300.0
"""In which a process must be ready: the very first one compiles."""
STOP_SECONDS = 20.0
"""In which a process must stop, or it is killed."""
BAD = 2
"""The exit code of a process that was asked for what cannot be."""


def check_can_share(config: Config, processes: int) -> None:
    """BadOption if several processes cannot serve what is asked for."""
    if not 1 <= processes <= MOST:
        raise BadOption(f"there are 1 to {MOST} processes")
    if processes > 1 and find_location(config.database or None).get_backend_name() == "sqlite":
        raise BadOption(
            "several processes need PostgreSQL: a SQLite file has one writer, so one process "
            "serves it. Use --database postgresql://USER:PASSWORD@HOST/DATABASE (docs/server.md "
            "says how to move), or --processes 1"
        )
    if processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise BadOption("several processes cannot share a port on this system")


def supervise(
    config: Config,
    processes: int,
    ready: Callable[[str], None],
    warmed: Callable[[], None] = lambda: None,
) -> None:
    """Serve with so many processes until a signal comes; `ready` is told the address.

    BadOption or CannotServe if the first of them does not start.
    """
    check_can_share(config, processes)
    with reserve(config) as reserved, tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        config = replace(config, port=reserved.getsockname()[1])
        set_up_logs(config.log_level)
        address = config.address or address_of(reserved)
        supervisor = Supervisor(config, processes, Path(folder))
        asyncio.run(supervisor.run(lambda: ready(address), warmed))


@dataclass(eq=False)
class Worker:
    """A process that was started."""

    place: int
    column: int
    process: asyncio.subprocess.Process
    began: float
    ready: asyncio.Future[bool] = field(default_factory=asyncio.Future)
    """Whether people can come; False if it ended before."""
    warm: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seconds(self) -> float:
        """How long ago it was started."""
        return time.monotonic() - self.began

    async def retire(self) -> None:
        """Have it send people to its successor, a few at a time, and end."""
        with suppress(ProcessLookupError, TimeoutError):
            self.process.send_signal(RETIRE)
            async with asyncio.timeout(RETIRE_SECONDS + STOP_SECONDS):
                await self.process.wait()
        await self.stop()

    async def stop(self) -> None:
        """Ask it to end; if it does not, end it."""
        with suppress(ProcessLookupError):
            self.process.terminate()
            try:
                async with asyncio.timeout(STOP_SECONDS):
                    await self.process.wait()
            except TimeoutError:
                self.process.kill()
                await self.process.wait()


class Supervisor:
    """All processes of a server."""

    def __init__(self, config: Config, processes: int, folder: Path) -> None:
        self._config = config
        self._processes = processes
        self._folder = folder
        self._counts = SharedCounts(folder / FILE, columns_for(processes), 0)
        self._columns = list(range(columns_for(processes)))
        """Those that no process uses."""
        self._generation = 0
        self._workers: dict[int, Worker] = {}
        """The one that counts, by its place."""
        self._running: set[Worker] = set()
        """All of them, with those that are to follow others."""
        self._locks = [asyncio.Lock() for _ in range(processes)]
        self._leash, self._held = os.pipe()
        """Every process reads the one end; the other ends with this one."""
        self._following: set[asyncio.Task[None]] = set()
        self._is_stopping = asyncio.Event()
        self._restarts = asyncio.Event()

    async def run(self, ready: Callable[[], None], warmed: Callable[[], None]) -> None:
        """Until a signal comes."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._is_stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._restarts.set)
        tasks: list[asyncio.Task[None]] = []
        try:
            # The first brings the database up to date and compiles; the others find all done.
            first = await self._start(0)
            if not await self._await_ready(first):
                return
            ready()
            tasks += [asyncio.create_task(self._keep(n)) for n in range(self._processes)]
            tasks.append(asyncio.create_task(self._restart_when_asked()))
            tasks.append(asyncio.create_task(_tell_when_warm(first, warmed)))
            await self._is_stopping.wait()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(worker.stop() for worker in self._running))
            await asyncio.gather(*self._following, return_exceptions=True)
            self._counts.close()
            for descriptor in (self._leash, self._held):
                os.close(descriptor)

    async def _await_ready(self, first: Worker) -> bool:
        """Whether people can come; False if a signal came before."""
        stopping = asyncio.ensure_future(self._is_stopping.wait())
        waited_for: set[asyncio.Future[bool]] = {first.ready, cast(Any, stopping)}
        await asyncio.wait(waited_for, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if self._is_stopping.is_set():
            return False
        if first.ready.result():
            return True
        code = await first.process.wait()
        words = "the first process has not started; it has said why"
        raise BadOption(words) if code == BAD else CannotServe(words)

    # One process.

    async def _start(self, place: int) -> Worker:
        """Start the process of a place; it counts from now on if there is no other. Or OSError."""
        told, tells = os.pipe()
        column = self._columns.pop(0)
        number, self._generation = self._generation, self._generation + 1
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "sandtable.server.worker"),
                *("--folder", str(self._folder), "--place", str(place)),
                *("--generation", str(number), "--processes", str(self._processes)),
                *("--column", str(column), "--pipe", str(tells), "--leash", str(self._leash)),
                env=environment_of(self._config, self._processes),
                stdin=asyncio.subprocess.DEVNULL,
                pass_fds=(tells, self._leash),
                start_new_session=True,  # Ctrl-C is for the supervisor, which stops all in order.
            )
        except BaseException:
            self._columns.append(column)
            os.close(told)
            raise
        finally:
            os.close(tells)
        worker = Worker(place, column, process, time.monotonic())
        self._running.add(worker)
        self._workers.setdefault(place, worker)
        following = asyncio.create_task(self._follow(worker, told))
        self._following.add(following)
        following.add_done_callback(self._following.discard)
        return worker

    async def _follow(self, worker: Worker, told: int) -> None:
        """Hear what a process says until it ends, and clear away what it held."""
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(told, "rb")
        )
        while line := await reader.readline():
            if line == WARM:
                worker.warm.set()
            elif not worker.ready.done():
                worker.ready.set_result(True)
        await worker.process.wait()
        self._running.discard(worker)
        transport.close()
        if not worker.ready.done():
            worker.ready.set_result(False)
        self._counts.clear_column(worker.column)
        self._columns.append(worker.column)
        if not self._is_stopping.is_set():
            self._tell_of_death()
        for door in self._folder.glob(f"{worker.place}-*.*"):
            if self._workers.get(worker.place) in (None, worker):
                door.unlink(missing_ok=True)

    def _tell_of_death(self) -> None:
        """Those that serve let the bots move that may have been its own."""
        for other in self._running:
            if other.ready.done():
                with suppress(ProcessLookupError):
                    other.process.send_signal(DIED)

    async def _keep(self, place: int) -> None:
        """Have a process there as long as the server runs."""
        failures = 0
        while True:
            async with self._locks[place]:
                if place not in self._workers:
                    await asyncio.sleep(wait_before(failures))
                    if await self._try_to_start(place) is None:
                        failures += 1
                worker = self._workers.get(place)
            if worker is None:
                continue
            code = await worker.process.wait()
            async with self._locks[place]:
                if self._workers.get(place) is not worker:
                    continue  # It was replaced, and asked to end.
                del self._workers[place]
            failures = failures + 1 if worker.seconds < SOON else 0
            log(
                logger,
                logging.ERROR,
                "server process ended, and is replaced",
                process=place,
                ended=_in_words(code),
                seconds=round(worker.seconds, 1),
                in_a_row=failures,
                next_try_in=wait_before(failures),
            )

    async def _try_to_start(self, place: int) -> Worker | None:
        """A process that is started; None if the system does not let us, or there is no Python."""
        try:
            return await self._start(place)
        except OSError as error:
            words = error.strerror or str(error)
            log(logger, logging.ERROR, "server process was not started", process=place, error=words)
        return None

    # All of them in turn.

    async def _restart_when_asked(self) -> None:
        while True:
            await self._restarts.wait()
            self._restarts.clear()
            logger.info("restart: processes are replaced one by one")
            for place in range(self._processes):
                if not await self._replace(place):
                    break
            else:
                logger.info("restart: all processes are new")

    async def _replace(self, place: int) -> bool:
        """Start the successor of a process, and stop it when that one is ready; whether it is."""
        async with self._locks[place]:
            old = self._workers.get(place)
            new = await self._try_to_start(place)
            if new is None:
                logger.error("restart given up: the old processes go on")
                return False
            is_ready = False
            with suppress(TimeoutError):
                async with asyncio.timeout(READY_SECONDS):
                    is_ready = await asyncio.shield(new.ready)
            if not is_ready:
                logger.error("restart given up: the new process is not ready, the old ones go on")
                await new.stop()
                return False
            self._workers[place] = new
        if old is not None:
            await (old.retire() if old.ready.done() else old.stop())
        return True


async def _tell_when_warm(worker: Worker, warmed: Callable[[], None]) -> None:
    await worker.warm.wait()
    warmed()


def wait_before(failures: int) -> float:
    """Seconds until a process is started again that ended early so often in a row."""
    return 0.0 if failures <= 1 else min(LONGEST_WAIT, 2.0 ** (failures - 2))


def environment_of(config: Config, processes: int) -> dict[str, str]:
    """The environment of one of the processes: what all bots may use is shared out."""
    share = replace(
        config,
        bot_threads=math.ceil(config.bot_threads / processes),
        bot_memory=config.bot_memory // processes,
        thinkers=share_of(config.thinkers, processes),
    )
    settings = {variable(one.name): str(getattr(share, one.name)) for one in fields(Config)}
    return {**os.environ, **settings}


def _in_words(code: int) -> str:
    """How a process ended."""
    if code >= 0:
        return f"exit code {code}"
    with suppress(ValueError):
        return signal.Signals(-code).name
    return f"signal {-code}"
