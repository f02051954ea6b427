"""A Ray cluster on this machine, for tests: nodes of one processor and hardly any memory."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import sandtable

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024**2}
NOTICE_SOON = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 200,
    "health_check_failure_threshold": 5,
}

# Ray leaves sockets and files to the garbage collector.
MARKS = [
    pytest.mark.process,
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestWarning"),
]


@contextmanager
def one_node() -> Iterator[Any]:
    """A cluster with one node, whose processes find the package and these tests."""
    places = [Path(sandtable.__file__).parents[1], Path(__file__).parents[2]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, places)))
        head = {**SMALL, "include_dashboard": False, "_system_config": NOTICE_SOON}
        started = Cluster(initialize_head=True, head_node_args=head)
        try:
            yield started
        finally:
            started.shutdown()
