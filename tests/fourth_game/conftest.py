"""A real server, with Brook installed like any other package."""

import os
from collections.abc import Iterator
from unittest import mock

import pytest

from tests.e2e.process import ServerProcess

from .brook import environment


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`sandtable serve` in a process of its own; it keeps its environment when it starts again."""
    with mock.patch.dict(os.environ, environment()):
        process = ServerProcess(tmp_path_factory.mktemp("fourth"))
    yield process
    process.kill()
