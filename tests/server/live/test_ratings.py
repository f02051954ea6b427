"""Ratings: after rated games of two, once each, and only then."""

from typing import Any

from sandtable.server.live.ratings import MODEL, places
from tests.tables.parties import SOUTH, START, do, started

from ..http_player import Person, game_of_two
from ..serving import Served


def ratings(served: Served, game: str = "patterns") -> dict[str, Any]:
    found = served.client().get(f"/api/ratings/{game}").json()
    return {one["name"]: one for one in found}


def test_who_wins_is_rated_higher(served: Served) -> None:
    host, guest, table = game_of_two(served, rated=True)
    host.do(table, "resign")
    found = ratings(served)
    winner, loser = found[guest.name], found[host.name]
    assert winner["mu"] > MODEL.mu > loser["mu"]
    assert winner["sigma"] < MODEL.sigma
    assert (winner["games"], loser["games"]) == (1, 1)


def test_games_add_up(served: Served) -> None:
    host, guest, table = game_of_two(served, rated=True)
    for _ in range(3):
        guest.do(table, "resign")
        host.do(table, "rematch")
        table = guest.do(table, "rematch")["table"]["rematch"]
        host.sit(table)
        guest.sit(table)
    found = ratings(served)
    assert found[host.name]["games"] == 3
    assert found[host.name]["mu"] > found[guest.name]["mu"] + 5


def test_person_and_bot_are_rated(served: Served) -> None:
    person = Person(served)
    table = person.open("mandala", rated=True, bots=["random"])
    person.sit(table)
    person.do(table, "resign")
    found = ratings(served, "mandala")
    assert found["random"]["is_bot"]
    assert found["random"]["mu"] > found[person.name]["mu"]


def test_games_that_are_not_rated_change_nothing(served: Served) -> None:
    host, _, table = game_of_two(served)
    host.do(table, "resign")
    assert host.name not in ratings(served)


def test_a_game_that_a_bot_took_over_is_not_rated(served: Served) -> None:
    host, guest, table = game_of_two(served, rated=True)
    guest.do(table, "leave")
    host.do(table, "hand-over", seat=1, level="random")
    host.do(table, "resign")
    assert host.name not in ratings(served)


def test_places_of_a_draw_are_the_same() -> None:
    from sandtable.tables import verbs

    table = started()
    do(table, verbs.offer_draw(table, "n", START))
    do(table, verbs.accept_draw(table, SOUTH.identity, START))
    assert places(table) == [1, 1]
