"""Acknowledged means kept: a process is killed in the middle of its work."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

import pytest

from sandtable.store.store import Store
from sandtable.tables import Event
from tests.store.logs import with_store
from tests.tables.parties import started

pytestmark = pytest.mark.process

ENOUGH = 60
"""Acknowledged appends after which the process is killed."""
TABLES = 8


def test_what_was_acknowledged_is_there_after_a_kill(database_url: str) -> None:
    """A child appends to many tables and tells each acknowledgement; then it is killed at once."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.store.appender", database_url, str(TABLES)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(ENOUGH)]
    child.send_signal(signal.SIGKILL)
    told += child.stdout.readlines()
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    acknowledged = Counter(line.split()[0].decode() for line in told if line.endswith(b"\n"))
    assert len(acknowledged) == TABLES
    assert acknowledged.total() >= ENOUGH
    opening = started().number
    kept = with_store(database_url, lambda store: events_of(store, list(acknowledged)))
    for table, count in acknowledged.items():
        moves = [event.at for event in kept[table][opening:]]
        assert moves == list(range(len(moves))), "nothing is doubled, and nothing is missing"
        # At most one more was written and not told any more.
        assert count <= len(moves) <= count + 1


async def events_of(store: Store, tables: Sequence[str]) -> dict[str, list[Event]]:
    """What is kept of each table."""
    return {table: await store.events(table) for table in tables}
