"""Servers are killed at random moments, and nothing is lost, doubled or unfair."""

import pytest

from .crash_scenario import live_and_check

pytestmark = pytest.mark.process

KILLS = 20


@pytest.mark.parametrize(("kind", "servers"), [("sqlite", 1), ("postgres", 1), ("postgres", 2)])
def test_nothing_is_lost_when_servers_are_killed(
    request: pytest.FixtureRequest, kind: str, servers: int
) -> None:
    database = request.getfixturevalue(f"{kind}_url")
    found = live_and_check(database, servers, KILLS, seed=1)
    assert found["moves"] > KILLS
    assert found["bot moves"] > 0
