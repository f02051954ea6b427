"""A training on two Ray nodes: one loses a process and is lost itself, and nothing else is."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandtable.training import run

from ..arena.ray_cluster import MARKS, SMALL, one_node
from ..arena.watched_task import PATIENCE, Note, notes
from .small import PATTERNS, files, train
from .watched_chunk import LOST, WatchedChunk

pytestmark = MARKS


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with one_node() as started:
        yield started


def begun_there(folder: Path, node: str, but_not: set[int]) -> Note:
    """Wait until a process of the node, none of these, has begun to play."""
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        for note in notes(folder):
            if note.node == node and note.process not in but_not:
                return note
        time.sleep(0.01)
    raise TimeoutError("the other node does not play")


def lose(cluster: Any, doomed: Any, folder: Path) -> list[Note]:
    """Kill a process in the middle of its games, then the whole node in the middle of others."""
    first = begun_there(folder, doomed.node_id, but_not=set())
    os.kill(first.process, signal.SIGKILL)
    second = begun_there(folder, doomed.node_id, but_not={first.process})
    cluster.remove_node(doomed, allow_graceful=False)
    (folder / LOST).touch()
    return [first, second]


def test_what_two_nodes_leave_is_what_one_process_leaves(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train(PATTERNS, tmp_path / "here")
    noted = tmp_path / "notes"
    noted.mkdir()
    doomed = cluster.add_node(**SMALL)
    home = cluster.head_node.node_id

    monkeypatch.setattr(run, "ChunkTask", partial(WatchedChunk, noted, home))
    with ThreadPoolExecutor() as pool:
        losing = pool.submit(lose, cluster, doomed, noted)
        train(PATTERNS, tmp_path / "there", ray=cluster.address)
        lost = losing.result()
    (noted / LOST).unlink()
    for note in lost:
        again = {other.process for other in notes(noted) if other.pair == note.pair}
        assert len(again) > 1, f"file {note.pair} was not played again"
    assert files(tmp_path / "there") == files(tmp_path / "here")
