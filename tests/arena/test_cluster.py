"""Matches on a Ray cluster of two nodes, one of which is lost in the middle."""

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import cluster as arena_cluster
from sandtable.arena.cluster import ClusterFailure, play_here, play_on_cluster
from sandtable.arena.match import Match
from sandtable.cli import main
from sandtable.study.puzzles.hunting import HuntTask

from .ray_cluster import MARKS, SMALL, one_node
from .watched_task import WatchedTask, notes

PAIRS = 12

pytestmark = MARKS


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with one_node() as started:
        yield started


def test_a_match_goes_on_on_a_cluster(
    cluster: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["arena", "patterns", "random", "random", "--out", str(path), "--pairs"]
    assert main([*arguments, "2"]) == 0
    assert main([*arguments, "5", "--ray", cluster.address]) == 0
    assert "10 games" in capsys.readouterr().out
    played = [json.loads(line)[0]["pair"] for line in path.read_text().splitlines()[1:]]
    assert sorted(played[2:]) == [2, 3, 4]


def test_a_node_that_is_lost_loses_no_game_and_counts_none_twice(
    cluster: Any, tmp_path: Path
) -> None:
    """One processor here and one there: both play when the second result comes."""
    home = cluster.head_node.node_id
    match = Match("patterns", ("random", "random#2"), PAIRS, 1.0, "s")
    tasks = [WatchedTask(**asdict(task), home=home, folder=tmp_path) for task in match.tasks()]
    results = play_on_cluster(iter(tasks), cluster.address)
    played = [next(results)[0].pair]
    doomed = cluster.add_node(**SMALL)
    played.append(next(results)[0].pair)
    (lost,) = [note for note in notes(tmp_path) if note.node == doomed.node_id]
    assert lost.pair not in played
    os.kill(lost.process, signal.SIGKILL)
    cluster.remove_node(doomed, allow_graceful=False)
    played += [one.pair for one, _ in results]
    assert sorted(played) == list(range(PAIRS))
    begun = {note.node for note in notes(tmp_path) if note.pair == lost.pair}
    assert begun == {home, doomed.node_id}


def test_puzzles_are_hunted_there_too(cluster: Any) -> None:
    """The same tasks as here, and the same puzzles."""
    task = HuntTask("patterns", "on a cluster", 1)
    (caught,) = play_on_cluster(iter([task]), cluster.address)
    assert caught.found == task.play().found


def test_a_node_with_other_code_does_not_play() -> None:
    task = next(Match("patterns", ("random", "random#2"), 1, 1.0, "s").tasks())
    with pytest.raises(ClusterFailure, match="another version of sandtable"):
        play_here(task, "a stamp of other code")


def refusal(capsys: pytest.CaptureFixture[str], address: str) -> str:
    assert main(["arena", "patterns", "random", "random", "--ray", address]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def test_where_no_cluster_is_nobody_waits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no Ray cluster answers at 127.0.0.1:1:" in refusal(capsys, "127.0.0.1:1")
    monkeypatch.setattr(arena_cluster, "PATIENCE", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert f"no Ray cluster answers at {address}" in refusal(capsys, address)


def test_without_ray_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'sandtable[cluster]'" in refusal(capsys, "auto")
