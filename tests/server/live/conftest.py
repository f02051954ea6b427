"""What the tests of live tables share."""

from collections.abc import Iterator

import pytest

from ..serving import Served, serving


@pytest.fixture(params=["sqlite", "postgresql"])
def two_servers(request: pytest.FixtureRequest) -> Iterator[tuple[Served, Served]]:
    """The servers of two people: the same one, or two on one database."""
    if request.param == "sqlite":
        with serving(request.getfixturevalue("sqlite_url")) as served:
            yield served, served
    else:
        url = request.getfixturevalue("postgres_url")
        with serving(url) as first, serving(url) as second:
            yield first, second
