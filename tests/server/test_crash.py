"""Servers are killed at random moments, and nothing is lost, doubled or unfair."""

import pytest

from .village import live_and_check

KILLS = 20
SHARED_KILLS = 6


@pytest.mark.parametrize(
    ("kind", "servers", "kills"),
    [("sqlite", 1, KILLS), ("postgres", 1, KILLS), ("postgres", 2, SHARED_KILLS)],
)
def test_nothing_is_lost_when_servers_are_killed(
    request: pytest.FixtureRequest, kind: str, servers: int, kills: int
) -> None:
    database = request.getfixturevalue(f"{kind}_url")
    found = live_and_check(database, servers, kills, seed=1)
    assert found["moves"] > kills
    assert found["bot moves"] > kills
