"""Server processes that are killed. They start in a moment: everything is imported already."""

import multiprocessing
import os
import signal
import socket
import sys
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext, ForkServerProcess
from typing import TYPE_CHECKING

import pytest

from sandtable.games import GAMES
from sandtable.server import times
from sandtable.server.live.warmup import warm
from sandtable.server.operations.config import Config
from sandtable.server.run import run

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

PATIENCE = 20

for name in GAMES:  # This module is imported once, by the process that others are copies of.
    warm(name, None)


def _serve(port: int, database: str, clock: "Synchronized[int]") -> None:
    """What a process does until it is killed; its clock can be set from outside."""
    os.environ["PYTHONWARNINGS"] = "default"
    times._steady = times.SteadyTime(lambda: times._time_of_day() + clock.value, times._monotonic)
    config = Config(port=port, database=database, rate=0.0, open_tables=0, log_level="error")
    run(config, lambda address: None)


def new_context() -> ForkServerContext:
    """Makes processes that have imported this module."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    with pytest.MonkeyPatch.context() as patch:  # It must find this module to import it.
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forkserver.ensure_running()
    return context


def free_port() -> int:
    """A port nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class KillableServer:
    """A server that can be killed and started again, always on the same port."""

    def __init__(self, context: ForkServerContext, database: str) -> None:
        self._context = context
        self._database = database
        self._process: ForkServerProcess | None = None
        self._clock: Synchronized[int] = context.Value("q", 0)
        self.port = free_port()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin to serve; that takes a moment."""
        self._process = self._context.Process(
            target=_serve, args=(self.port, self._database, self._clock)
        )
        self._process.start()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def set_clock(self, ahead: int) -> None:
        """Its clock is so many milliseconds ahead of the right time."""
        self._clock.value = ahead

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def clear_away(self) -> None:
        """Leave no process behind, whatever went wrong."""
        if self._process is not None and self._process.is_alive():
            self.kill()

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        assert process is not None
        assert process.is_alive(), "the server ended by itself"
        os.kill(self.pid, how)
        process.join(PATIENCE)
        assert not process.is_alive()
        process.close()
        self._process = None
