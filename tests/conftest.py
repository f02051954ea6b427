"""Databases for tests, a fresh one each, of both kinds; and `--quick` for everyday work."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.quick import forbid_processes, is_quick


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick",
        action="store_true",
        help="only tests without a browser, another process or long compiling (make check)",
    )


@pytest.hookimpl(trylast=True)  # Folders mark theirs first.
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        left_out = [item for item in items if not is_quick(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if is_quick(item)]
        forbid_processes()  # Here and not earlier: whoever hands out the tests starts processes.


@pytest.fixture(scope="module", autouse=True)
def _levels_of_logs() -> Iterator[None]:
    """A server that a module starts in this process sets them; the next module has its own."""
    loggers = (logging.getLogger(), logging.getLogger("sandtable"))
    before = [one.level for one in loggers]
    yield
    for one, level in zip(loggers, before, strict=True):
        one.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def postgres_database(postgres: Postgres) -> str:
    """A database that is up to date; emptying it is quicker than making one for each test."""
    from sandtable.store.engine import Engines
    from sandtable.store.location import find_location
    from sandtable.store.migrate import migrate

    name = postgres.new_database()
    with Engines(find_location(postgres.url(name))) as engines:
        migrate(engines)
    return name


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_database: str) -> str:
    """The address of a database on PostgreSQL that is up to date and empty."""
    postgres.empty(postgres_database)
    return postgres.url(postgres_database)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a database on SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'sandtable.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a database: the same test runs on both kinds."""
    kind = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    url: str = request.getfixturevalue(kind)
    return url
