"""A match on a Ray cluster: the same tasks, played on other machines.

A task depends on nothing but itself, so Ray may play it again when a node is lost; each task has
one result here, whoever played it in the end.
"""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from ..errors import SandtableError
from ..games.cache_folder import source_stamp
from .match import Task, WorkersLost

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds until a cluster that does not answer is given up."""
MOST_RETRIES = 10
"""How often a task is played again whose node or process was lost: a bot may be what ends it."""
AHEAD = 2
"""Tasks for each processor: one that plays, one that waits, so that none is idle."""
PROBE = "import ray, sys; ray.init(address=sys.argv[1], configure_logging=False)"


class ClusterFailure(SandtableError):
    """The cluster cannot be used."""


def need_ray() -> Any:
    """Ray, or the sentence that says how to get it."""
    try:
        import ray
    except ImportError:
        raise ClusterFailure("--ray needs Ray: pip install 'sandtable[cluster]'") from None
    return ray


def play_on_cluster(tasks: Iterator[Task[T]], address: str) -> Iterator[T]:
    """Results of all tasks as they come. Whoever stops listening stops the match."""
    ray = need_ray()
    check_address(address)
    ray.init(address=address, configure_logging=False, log_to_driver=False)
    try:
        yield from _play(ray, tasks)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SandtableError):
            raise error.cause from None
        reason = str(error.cause).partition("\n")[0]
        raise ClusterFailure(
            f"a node cannot play; is the same sandtable installed there? ({reason})"
        ) from error
    except ray.exceptions.RayError as error:
        raise WorkersLost(f"the cluster gave up: {type(error).__name__}") from error
    finally:
        ray.shutdown()


def _play(ray: Any, tasks: Iterator[Task[T]]) -> Iterator[T]:
    play = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(play_here)
    stamp = _own_stamp()
    running: list[Any] = []
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(running) < room and (task := next(tasks, None)) is not None:
            running.append(play.remote(task, stamp))
        if not running:
            return
        done, running = ray.wait(running)
        for result in done:
            yield ray.get(result)


def play_here(task: Task[T], stamp: str) -> T:
    """What a node runs: it must play by the same code as everybody else."""
    if stamp != _own_stamp():
        raise ClusterFailure("a node has another version of sandtable: install the same on all")
    return task.play()


def _own_stamp() -> str:
    return source_stamp(Path(__file__))


def check_address(address: str) -> None:
    """Ray itself may wait for ever for a cluster that is not there, so a process asks first."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host.rpartition("/")[2], int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise ClusterFailure(f"no Ray cluster answers at {address}: {error}") from None
    try:
        probe = subprocess.run(
            [sys.executable, "-c", PROBE, address],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        raise ClusterFailure(f"no Ray cluster answers at {address}") from None
    if probe.returncode:
        reason = probe.stderr.strip().rpartition("\n")[2]
        raise ClusterFailure(f"the Ray cluster at {address} cannot be used: {reason}")
