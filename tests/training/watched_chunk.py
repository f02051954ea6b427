"""Games that can be seen while they are played: for the test that ends a process and a node."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

import ray

from sandtable.players.trainer import Arrays
from sandtable.training.tasks import ChunkTask

from ..arena.watched_task import PATIENCE

LOST = "lost"
"""A file of this name says that the other node is no more."""


@dataclass(frozen=True)
class _Watching:
    notes: Path
    home: str
    """The node where tasks end."""


@dataclass(frozen=True)
class WatchedChunk(ChunkTask, _Watching):
    """Leaves a note when it begins. Away from home it never ends; at home it waits for that."""

    def play(self) -> tuple[int, Arrays]:
        node = ray.get_runtime_context().get_node_id()
        (self.notes / f"{self.number} {node} {os.getpid()}").touch()
        patience = time.monotonic() + PATIENCE
        while node != self.home or (self.number > 0 and not (self.notes / LOST).exists()):
            if time.monotonic() > patience:
                raise TimeoutError("nobody has ended the other node")
            time.sleep(0.01)
        return super().play()
