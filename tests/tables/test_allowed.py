"""What a seat is offered is what the verbs would do."""

import random

import pytest

from sandtable.tables import Kind, Refused, Somebody, Table, bot, verbs
from sandtable.tables.allowed import VERBS, allowed_before, allowed_verbs, if_absent
from sandtable.tables.view import see_table

from .parties import (
    NORTH,
    SOUTH,
    START,
    do,
    ended,
    on_turn,
    opened,
    play_some,
    solo,
    started,
)

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
    result = ended(table).winner, table.position.scores
    assert table.draw_offer is not None, "the last mover's own offer stands when the game ends"
    for seat in (0, 1):
        assert allowed_verbs(table, seat) == ["rematch"]
        identity = table.player(seat).identity
        for verb in (verbs.accept_draw, verbs.decline_draw):
            with pytest.raises(Refused):
                verb(table, identity, START)
    assert (ended(table).winner, table.position.scores) == result


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


WEST = Somebody("w", "West", Kind.GUEST)


def before(table: Table) -> dict[str, list[str]]:
    """What is open to the host (North), to South and to West, before the game."""
    return {who.name: allowed_before(table, who.identity) for who in (NORTH, SOUTH, WEST)}


def test_before_the_game() -> None:
    table = opened()
    assert before(table) == {
        "North": ["take-seat", "add-bot"],
        "South": ["take-seat"],
        "West": ["take-seat"],
    }
    do(table, verbs.take_seat(table, None, SOUTH, "south", START))
    assert before(table) == {
        "North": ["take-seat", "add-bot", "send-away"],
        "South": ["leave"],
        "West": ["take-seat"],
    }
    do(table, verbs.add_bot(table, NORTH.identity, None, bot("steady", "steady"), START))
    assert before(table) == {"North": ["send-away"], "South": ["leave"], "West": []}
    assert allowed_before(table, None) == [], "the server does not know who that is"
    assert see_table(table, None, START)["allowed"] == []


def test_a_chair_that_is_kept_is_offered_to_nobody_else() -> None:
    table = started()
    do(table, verbs.resign(table, NORTH.identity, START))
    again = verbs.open_rematch(table, bytes(32), START).after
    kept = ["take-seat", "decline"]
    assert before(again) == {"North": kept, "South": kept, "West": []}


def test_only_the_host_seats_bots() -> None:
    table = opened()
    with pytest.raises(Refused) as refused:
        verbs.add_bot(table, SOUTH.identity, None, bot("steady", "steady"), START)
    assert refused.value.code == "host-only"


def test_a_seat_that_is_waited_for_may_be_given_away_after_a_minute() -> None:
    table = started()
    mover = table.turn
    assert mover is not None
    assert if_absent(table, 1 - mover) == [{"seat": mover, "after": 60_000}]
    assert if_absent(table, mover) == [], "nobody waits for the other, or for oneself"
    assert if_absent(table, None) == []
    assert see_table(table, 1 - mover, START)["if_absent"] == if_absent(table, 1 - mover)


def test_a_seat_that_was_left_may_be_given_away_at_once() -> None:
    table = started(clock={"move": 60})
    assert [if_absent(table, seat) for seat in (0, 1)] == [[], []], "the clock decides"
    north = seat_of(table, NORTH.identity)
    do(table, verbs.leave(table, NORTH.identity, START))
    assert if_absent(table, 1 - north) == [{"seat": north, "after": 0}]
    assert if_absent(table, north) == []
    do(table, verbs.hand_to_bot(table, SOUTH.identity, north, bot("steady", "steady"), 0, START))
    assert [if_absent(table, seat) for seat in (0, 1)] == [[], []]


def test_nothing_is_to_be_done_about_absence_when_it_is_over() -> None:
    table = started()
    do(table, verbs.leave(table, NORTH.identity, START))
    do(table, verbs.resign(table, SOUTH.identity, START))
    assert [if_absent(table, seat) for seat in (0, 1)] == [[], []]
