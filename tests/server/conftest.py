"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from sandtable import GAMES, load
from sandtable.server.people import passphrases
from tests.server.serving import Served, serving


@pytest.fixture(scope="session", autouse=True)
def _passphrases_are_cheap() -> Iterator[None]:
    """Argon2id as everywhere, but without the second of work it is meant to take."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "hasher", PasswordHasher(time_cost=1, memory_cost=64))
        yield


@pytest.fixture(scope="session", autouse=True)
def _games_are_compiled() -> None:
    """So that no server is waited for while it compiles."""
    for name in GAMES:
        load(name).warm()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of a module keeps its database."""
    return tmp_path_factory.mktemp("database")


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    """A server on SQLite for all tests of a module."""
    with serving(f"sqlite:///{folder / 'sandtable.db'}") as server:
        yield server
