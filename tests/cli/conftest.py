"""What the tests of the command line share."""

from pathlib import Path

import pytest

import sandtable
from sandtable.store.data_folder import VARIABLE


@pytest.fixture(scope="session", autouse=True)
def _games_are_compiled() -> None:
    """So that no test sees the notice that a game is being compiled."""
    for name in sandtable.GAMES:
        sandtable.load(name).warm()


@pytest.fixture(autouse=True)
def _own_data_folder(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that no test touches what belongs to the person who runs it."""
    folder: Path = tmp_path_factory.mktemp("data")
    monkeypatch.setenv(VARIABLE, str(folder))
