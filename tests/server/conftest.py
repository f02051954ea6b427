"""What the tests of the server share."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from sandtable.server import passphrases


@pytest.fixture(scope="session", autouse=True)
def _passphrases_are_cheap() -> Iterator[None]:
    """Argon2id as everywhere, but without the second of work it is meant to take."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "hasher", PasswordHasher(time_cost=1, memory_cost=64))
        yield
