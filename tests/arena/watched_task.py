"""A task that can be seen while it is played: for the test that ends a node in the middle."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

import ray

from sandtable.arena.match import Pair, PairTask

PATIENCE = 60.0
"""Seconds until a test that went wrong ends."""


@dataclass(frozen=True)
class Note:
    """Where a task was begun."""

    pair: int
    node: str
    process: int


@dataclass(frozen=True)
class WatchedTask(PairTask):
    """Leaves a note when it begins. Away from home it never ends; at home it waits for that."""

    home: str
    """The node where tasks end."""
    folder: Path

    def play(self) -> Pair:
        node = ray.get_runtime_context().get_node_id()
        (self.folder / f"{self.pair} {node} {os.getpid()}").touch()
        patience = time.monotonic() + PATIENCE
        while self.pair > 0 and (node != self.home or not self.is_begun_away()):
            if time.monotonic() > patience:
                raise TimeoutError("nobody has ended the other node")
            time.sleep(0.01)
        return super().play()

    def is_begun_away(self) -> bool:
        """Whether the other node has begun a task."""
        return any(note.node != self.home for note in notes(self.folder))


def notes(folder: Path) -> list[Note]:
    """All that was begun so far."""
    words = [path.name.split() for path in folder.iterdir()]
    return [Note(int(pair), node, int(process)) for pair, node, process in words]
