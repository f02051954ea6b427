"""A server whose bots think in workers, and tables at which they are waited for."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sandtable.players.registry import kind_of
from sandtable.server.bots.workers import start
from sandtable.server.bots.workers.link import Link

from ..http_player import Person
from ..serving import PATIENCE, Served, serving

GAME = "patterns"
LEVELS = ((GAME, "best"), (GAME, "master"))
BUDGET = kind_of(GAME, "best").budget
LONGER_THAN_ITS_BUDGET = 5.0
"""Seconds by which no bot is later than its budget, whatever is lost."""


@contextmanager
def working(database: str, thinkers: str, **settings: Any) -> Iterator[Served]:
    """A server whose workers are ready for two levels of a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(start, "all_levels", lambda: LEVELS)
        with serving(database, thinkers=thinkers, **settings) as served:
            yield served


def elsewhere(served: Served) -> Any:
    return served.app.state.hub.bots._thinking._elsewhere


def links(served: Served) -> list[Link]:
    return list(elsewhere(served)._links)


def wait_until(is_so: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "it never came to this"
        time.sleep(0.02)


def begin(person: Person, level: str = "best") -> str:
    """A table at which a bot is to make its first move, the second of the game: whoever does not
    begin has shared out the bowls."""
    table = person.open(GAME, bots=[level], starter="other")
    person.sit(table)
    assert is_own_turn(person, table)
    person.play_first(table)
    return table


@contextmanager
def playing(person: Person) -> Iterator[str]:
    """A table at which the strongest bot thinks; the game is given up afterwards."""
    table = begin(person)
    yield table
    person.do(table, "resign")


def is_own_turn(person: Person, table: str) -> bool:
    seen = person.see(table)["table"]
    return bool(seen["position"]["turn"] == seen["seat"])


def moves(person: Person, table: str) -> int:
    told = person.client.get(f"/api/tables/{table}/events").json()
    return sum(event["kind"] == "played" for event in told["events"])
