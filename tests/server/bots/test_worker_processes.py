"""Bots think in other processes; one that is killed or hangs holds no table up."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.bots.workers import start
from sandtable.server.operations.metrics import REGISTRY

from ..http_player import Person
from ..serving import Served, serving
from .workers_at_work import (
    BUDGET,
    LONGER_THAN_ITS_BUDGET,
    begin,
    elsewhere,
    links,
    moves,
    playing,
    wait_until,
    working,
)

pytestmark = pytest.mark.process


@pytest.fixture(scope="module", name="house")
def _house(folder: Path) -> Iterator[Served]:
    with working(f"sqlite:///{folder / 'sandtable.db'}", "processes:1") as served:
        yield served


@pytest.fixture(name="ready")
def _ready(house: Served) -> Served:
    wait_until(lambda: elsewhere(house).slots == 1 and links(house)[0].free == 1)
    return house


def count(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def worker_of(house: Served) -> int:
    """The process that thinks, as soon as it does."""
    wait_until(lambda: links(house)[0].free == 0)
    pid = links(house)[0].pid
    assert pid is not None
    return pid


def test_a_bot_thinks_in_another_process_and_is_remembered_there(ready: Served) -> None:
    person = Person(ready)
    table = begin(person)
    worker_of(ready)
    wait_until(lambda: moves(person, table) == 2)
    assert len(ready.app.state.hub.bots._thinking.players) == 0
    assert [seat.table for seat in elsewhere(ready)._last] == [table]
    person.do(table, "resign")
    wait_until(lambda: not elsewhere(ready)._last)


def test_what_takes_a_moment_is_thought_about_here(ready: Served) -> None:
    person = Person(ready)
    table = begin(person, "master")
    wait_until(lambda: moves(person, table) == 2)
    assert len(ready.app.state.hub.bots._thinking.players) == 1
    person.do(table, "resign")


@pytest.mark.parametrize(("how", "reason"), [(signal.SIGKILL, "ended"), (signal.SIGSTOP, "silent")])
def test_a_worker_that_is_lost_holds_no_table_up(
    ready: Served, how: signal.Signals, reason: str
) -> None:
    lost = count("sandtable_workers_lost_total", reason=reason)
    again = count("sandtable_thoughts_repeated_total")
    person = Person(ready)
    with playing(person) as table:
        began = time.monotonic()
        os.kill(worker := worker_of(ready), how)
        wait_until(lambda: moves(person, table) == 2, BUDGET + LONGER_THAN_ITS_BUDGET)
        assert time.monotonic() - began < BUDGET + LONGER_THAN_ITS_BUDGET
    wait_until(lambda: elsewhere(ready).slots == 1)
    assert links(ready)[0].pid != worker
    assert count("sandtable_workers_lost_total", reason=reason) == lost + 1
    assert count("sandtable_thoughts_repeated_total") == again + 1


def test_a_worker_with_other_code_refuses_and_bots_think_here(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = count("sandtable_workers_lost_total", reason="version")
    monkeypatch.setattr(start, "own_stamp", lambda: "0.0:other rules")
    with working(sqlite_url, "processes:1") as served:
        wait_until(lambda: count("sandtable_workers_lost_total", reason="version") > refused)
        person = Person(served)
        with playing(person) as table:
            wait_until(lambda: moves(person, table) == 2)
        assert elsewhere(served).slots == 0
        assert len(served.app.state.hub.bots._thinking.players) <= 1


def test_a_server_that_is_gone_takes_its_workers_with_it(sqlite_url: str) -> None:
    with working(sqlite_url, "processes:1") as served:
        wait_until(lambda: elsewhere(served).slots == 1)
        (pid,) = [link.pid for link in links(served)]
        assert pid is not None
    wait_until(lambda: not Path(f"/proc/{pid}").exists())


def test_without_workers_elsewhere_there_is_none(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        assert links(served) == []
