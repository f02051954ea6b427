"""What a seat is offered is what the verbs would do."""

import random

import pytest

from sandtable.tables import Refused, Table, verbs
from sandtable.tables.allowed import VERBS, allowed_verbs
from sandtable.tables.view import see_table

from .parties import NORTH, START, do, on_turn, play_some, solo, started

PLAYING = ["resign", "offer-draw"]


def seat_of(table: Table, identity: str) -> int:
    return table.must_have_seat(identity)


def test_in_a_game_of_two() -> None:
    table = started()
    assert allowed_verbs(table, 0) == allowed_verbs(table, 1) == PLAYING
    assert allowed_verbs(table, None) == []
    mover = table.turn
    assert mover is not None
    play_some(table, 1)
    assert allowed_verbs(table, mover) == ["undo", *PLAYING]
    assert allowed_verbs(table, 1 - mover) == PLAYING


def test_no_undo_after_growing_in_mandala() -> None:
    """It has shown cards that only this seat knew."""
    table = started("mandala")
    seat = table.turn
    grow = next(move for move in table.position.legal_moves() if move.startswith("grow"))
    do(table, verbs.play(table, on_turn(table), grow, START))
    assert table.last_played is not None
    assert table.last_played.chance is None, "no card has come: it is the secret that forbids it"
    assert "undo" not in allowed_verbs(table, seat)


def test_a_draw_is_answered_by_the_other_side() -> None:
    table = started()
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    north = seat_of(table, NORTH.identity)
    assert allowed_verbs(table, north) == ["resign"]
    assert allowed_verbs(table, 1 - north) == [*PLAYING, "accept-draw", "decline-draw"]


def test_an_offer_does_not_outlive_the_game() -> None:
    """Who offers a draw and then makes the last move has played to the end."""
    table = started(options={})
    while table.turn is not None:
        mover = on_turn(table)
        if table.draw_offer == 1 - table.turn:
            do(table, verbs.decline_draw(table, mover, START))
        if table.draw_offer is None:
            do(table, verbs.offer_draw(table, mover, START))
        play_some(table, 1, seed=table.number)
    result = table.winner, table.position.scores
    assert table.draw_offer is not None, "the last mover's own offer stands when the game ends"
    for seat in (0, 1):
        assert allowed_verbs(table, seat) == ["rematch"]
        identity = table.player(seat).identity
        for verb in (verbs.accept_draw, verbs.decline_draw):
            with pytest.raises(Refused):
                verb(table, identity, START)
    assert (table.winner, table.position.scores) == result


def test_alone_and_over() -> None:
    table = solo()
    assert allowed_verbs(table, 0) == ["resign"]
    play_some(table, 1)
    assert allowed_verbs(table, 0) == ["undo", "resign"]
    do(table, verbs.resign(table, NORTH.identity, START))
    assert allowed_verbs(table, 0) == ["rematch"]


@pytest.mark.parametrize("game", ["mandala", "patterns", "mandamina"])
def test_what_is_offered_is_never_refused(game: str) -> None:
    generator = random.Random(3)
    table = started(game)
    for number in range(60):
        for seat in (0, 1):
            offered = see_table(table, seat, START)["allowed"]
            for name, verb in VERBS.items():
                try:
                    verb(table, table.player(seat).identity, START)
                    assert name in offered
                except Refused:
                    assert name not in offered
        if table.turn is None:
            break
        if generator.random() < 0.2 and table.draw_offer is None and game != "mandamina":
            do(table, verbs.offer_draw(table, on_turn(table), START))
        play_some(table, 1, seed=number)
