"""Bots think on a Ray cluster of two nodes; a worker and then a node are lost in the middle."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from tests.arena.ray_cluster import MARKS, SMALL, one_node

from ..http_player import Person
from ..serving import Served
from .workers_at_work import (
    BUDGET,
    LONGER_THAN_ITS_BUDGET,
    begin,
    elsewhere,
    links,
    moves,
    wait_until,
    working,
)

pytestmark = MARKS


@pytest.fixture(scope="module", name="cluster")
def _cluster() -> Iterator[Any]:
    with one_node() as started:
        yield started


def thinkers() -> list[int]:
    """The processes on the cluster that think: what Ray names after our class."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                title = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(b"ray::Thinker"):
                found.append(int(folder.name))
    return found


def answer_in_time(people: list[Person], tables: list[str], since: float) -> None:
    """All of them; the second thought of two is told in time as well."""
    for person, table in zip(people, tables, strict=True):
        left = BUDGET + LONGER_THAN_ITS_BUDGET - (time.monotonic() - since)
        wait_until(lambda person=person, table=table: moves(person, table) == 2, left)
        person.do(table, "resign")


def test_a_worker_and_a_node_that_are_lost_hold_no_table_up(cluster: Any, sqlite_url: str) -> None:
    second = cluster.add_node(**SMALL)
    with working(sqlite_url, f"ray:{cluster.address}") as served:
        wait_until(lambda: elsewhere(served).slots == 2)
        people = [Person(served) for _ in range(2)]
        both_think(served, people, lambda: os.kill(thinkers()[0], signal.SIGKILL))
        wait_until(lambda: elsewhere(served).slots == 2)  # Ray starts another.
        both_think(served, people, lambda: cluster.remove_node(second, allow_graceful=False))
        wait_until(lambda: elsewhere(served).slots == 1)
        assert not ray.is_initialized(), "the server itself is not on the cluster"


def both_think(served: Served, people: list[Person], lose: Any) -> None:
    """Two bots think, one on each node; then something is lost."""
    tables = [begin(person) for person in people]
    began = time.monotonic()
    wait_until(lambda: links(served)[0].free == 0)
    lose()
    answer_in_time(people, tables, began)


def test_a_cluster_that_is_gone_is_waited_for_and_bots_think_here(sqlite_url: str) -> None:
    with working(sqlite_url, "ray:127.0.0.1:1") as served:
        person = Person(served)
        table = begin(person)
        answer_in_time([person], [table], time.monotonic())
        assert elsewhere(served).slots == 0
