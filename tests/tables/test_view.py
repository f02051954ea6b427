"""What is seen of a table: nothing that a seat could not know."""

import json

import pytest

from sandtable.tables import Refused, Table, verbs
from sandtable.tables.record import record_of
from sandtable.tables.view import Look, see_event, see_table

from .parties import NORTH, START, do, opened, play_some, started


def everything_seen(table: Table, seat: int | None) -> str:
    events = [see_event(table, number, seat) for number in range(table.number)]
    return json.dumps([see_table(table, seat, START), events])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_secret_is_shown_only_when_the_game_is_over(seat: int | None) -> None:
    table = play_some(started("mandala"), 20)
    assert table.opening.secret not in everything_seen(table, seat)
    do(table, verbs.resign(table, NORTH.identity, START))
    assert table.opening.secret in everything_seen(table, seat)


def test_the_commitment_is_shown_before_anybody_sits() -> None:
    table = opened()
    assert see_table(table, None, START)["commitment"] == table.opening.commitment


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    table = started("mandala")
    build = next(move for move in table.position.legal_moves() if move.startswith("build"))
    do(table, verbs.play(table, NORTH.identity, build, START))
    number = table.number - 1
    own = see_event(table, number, 0)["chance"]
    assert own.startswith("draw ")
    assert "?" not in own
    for other in (1, None):
        assert see_event(table, number, other)["chance"] == "draw " + "?" * (len(own) - 5)


def test_seeds_and_identities_are_nobody_elses_business() -> None:
    table = play_some(started("mandala", seed="a-secret-seed"), 10)
    for seat in (None, 0, 1):
        assert "a-secret-seed" not in everything_seen(table, seat)


def test_moves_are_offered_to_whoever_is_on_turn_alone() -> None:
    table = started()
    assert table.turn == 1
    assert see_table(table, 1, START)["position"]["legal_moves"]
    assert see_table(table, 0, START)["position"]["legal_moves"] == []
    assert see_table(table, None, START)["position"]["legal_moves"] == []


def test_a_game_cut_short_offers_no_moves() -> None:
    table = started()
    do(table, verbs.resign(table, NORTH.identity, START))
    seen = see_table(table, 1, START)
    assert seen["position"]["legal_moves"] == []
    assert seen["position"]["turn"] is None
    assert seen["result"] == {"ending": "resigned", "winner": 1, "scores": [0, 0]}


def test_a_record_with_secrets_waits_for_the_end() -> None:
    table = started("mandala")
    with pytest.raises(Refused, match="when the game is over"):
        record_of(table)
    assert record_of(started("patterns"))["ending"] is None


def test_an_agreed_draw_in_a_record() -> None:
    table = started("mandala")
    do(table, verbs.offer_draw(table, "n", START))
    do(table, verbs.accept_draw(table, "s", START))
    record = record_of(table)
    assert (record["ending"], record["winner"], record["agreed"]) == (None, None, "draw")


@pytest.mark.parametrize("game", ["mandala", "patterns", "mandamina"])
def test_a_look_for_everybody_shows_each_what_the_game_shows_them(game: str) -> None:
    """What all see is put together once: nobody sees the seat or the moves of another."""
    table = started(game)
    for _ in range(12):
        play_some(table, 1)
        look = Look(table, START)
        for seat in (0, None, 1):
            assert look.table_of(seat)["position"] == table.position.view(seat)
            assert look.table_of(seat)["seat"] == seat
