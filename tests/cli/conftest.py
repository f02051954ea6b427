"""What the tests of the command line share."""

import pytest

import sandtable


@pytest.fixture(scope="session", autouse=True)
def _games_are_compiled() -> None:
    """So that no test sees the notice that a game is being compiled."""
    for name in sandtable.GAMES:
        sandtable.load(name).prepare()
