"""What may be done at a table, and what is refused."""

from typing import Any

import pytest

from sandtable import IllegalMove
from sandtable.tables import Kind, Refused, Somebody, Status, bot, read_settings, verbs
from sandtable.tables.table import Table

from ..parties import NORTH, SOUTH, START, do, ended, on_turn, opened, play_some, solo, started

EAST = Somebody("e", "East", Kind.GUEST)
ROBOT = bot("steady", "Bot steady")
LATER = START + 60_000


def test_chairs_are_taken_in_order_or_by_wish() -> None:
    table = opened()
    do(table, verbs.take_seat(table, 1, NORTH, "n", START))
    do(table, verbs.take_seat(table, None, SOUTH, "s", START))
    assert [table.chair_of(who.identity) for who in (NORTH, SOUTH)] == [1, 0]


@pytest.mark.parametrize(
    ("chair", "who", "seed", "reason"),
    [
        (0, SOUTH, "s", "taken"),
        (5, SOUTH, "s", "no chair 5"),
        (-1, SOUTH, "s", "no chair -1"),
        (1, NORTH, "n", "already sit"),
        (1, SOUTH, "", "a seed or the commitment"),
        (1, SOUTH, "with|bar", "a seed has"),
    ],
)
def test_a_seat_is_refused(chair: int, who: Somebody, seed: str, reason: str) -> None:
    table = opened()
    do(table, verbs.take_seat(table, 0, NORTH, "n", START))
    with pytest.raises(Refused, match=reason):
        verbs.take_seat(table, chair, who, seed, START)


def test_a_full_table_takes_nobody() -> None:
    table = started()
    with pytest.raises(Refused, match="has begun"):
        verbs.take_seat(table, None, EAST, "e", START)


def test_a_bot_adds_no_seed() -> None:
    table = opened()
    do(table, verbs.take_seat(table, None, ROBOT, "chosen", START))
    assert table.chairs[0].seed == ""


def test_names_can_be_read() -> None:
    for name in ("", "x" * 41, "a\nb", "\x00"):
        with pytest.raises(Refused, match="a name has"):
            Somebody("x", name, Kind.GUEST)


def test_who_leaves_before_the_game_frees_the_chair() -> None:
    table = opened()
    do(table, verbs.take_seat(table, None, NORTH, "n", START))
    do(table, verbs.leave(table, NORTH.identity, START))
    assert table.chairs[0].who is None
    with pytest.raises(Refused, match="do not sit"):
        verbs.leave(table, NORTH.identity, START)


def test_only_the_host_sends_away_and_only_before_the_game() -> None:
    table = opened()
    do(table, verbs.take_seat(table, 1, ROBOT, "", START))
    with pytest.raises(Refused, match="only the host"):
        verbs.send_away(table, SOUTH.identity, 1, START)
    with pytest.raises(Refused, match="nobody sits"):
        verbs.send_away(table, NORTH.identity, 0, START)
    do(table, verbs.send_away(table, NORTH.identity, 1, START))
    assert not table.chairs.are_full
    with pytest.raises(Refused, match="has begun"):
        verbs.send_away(started(), NORTH.identity, 1, START)


def test_a_game_starts_when_all_are_there() -> None:
    table = opened()
    with pytest.raises(Refused, match="2 more players are"):
        verbs.start(table, START)
    do(table, verbs.take_seat(table, None, NORTH, "n", START))
    with pytest.raises(Refused, match="1 more player is"):
        verbs.start(table, START)
    with pytest.raises(Refused, match="has begun"):
        verbs.start(started(), START)


def test_a_move_is_refused_out_of_turn_by_strangers_and_by_the_rules() -> None:
    table = started()
    move = table.position.legal_moves()[0]
    with pytest.raises(Refused, match="not your turn"):
        verbs.play(table, NORTH.identity, move, START)
    with pytest.raises(Refused, match="no seat"):
        verbs.play(table, EAST.identity, move, START)
    with pytest.raises(IllegalMove):
        verbs.play(table, SOUTH.identity, "flip a1", START)
    assert table.position.moves == []


def test_a_verb_changes_nothing() -> None:
    """Only `apply` does: what was not kept safe has not happened."""
    table = started("mandala")
    before = table.position.state.tobytes()
    first = verbs.play(table, NORTH.identity, table.position.legal_moves()[0], START)
    again = verbs.play(table, NORTH.identity, table.position.legal_moves()[0], START)
    assert first.events == again.events
    assert table.position.state.tobytes() == before


def undo_refused(table: Table, identity: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        verbs.undo(table, identity, START)


def test_ones_last_move_can_be_taken_back() -> None:
    table = started()
    before = table.position.state.tobytes()
    move = table.position.legal_moves()[0]
    do(table, verbs.play(table, SOUTH.identity, move, START))
    undo_refused(table, NORTH.identity, "only your own last move")
    do(table, verbs.undo(table, SOUTH.identity, START))
    assert table.position.state.tobytes() == before
    undo_refused(table, SOUTH.identity, "only your own last move")


def test_a_move_somebody_answered_stands() -> None:
    table = play_some(started(), 2)
    undo_refused(table, SOUTH.identity, "only your own last move")


def test_a_move_that_chance_followed_stands() -> None:
    table = started("mandala")
    discard = next(move for move in table.position.legal_moves() if move.startswith("discard"))
    do(table, verbs.play(table, NORTH.identity, discard, START))
    undo_refused(table, NORTH.identity, "chance has followed")


def test_a_move_that_showed_a_hidden_card_stands() -> None:
    table = started("mandala")
    grow = next(move for move in table.position.legal_moves() if move.startswith("grow"))
    do(table, verbs.play(table, NORTH.identity, grow, START))
    undo_refused(table, NORTH.identity, "only you knew")


def test_rated_games_and_silent_games_know_no_undo() -> None:
    rated = play_some(started(rated=True), 1)
    undo_refused(rated, SOUTH.identity, "rated")
    silent = play_some(started("mandamina"), 1)
    undo_refused(silent, NORTH.identity, "would be a signal")


def test_alone_in_mandamina_all_moves_can_be_taken_back() -> None:
    table = solo()
    start = table.position.state.tobytes()
    play_some(table, 3)
    for _ in range(3):
        do(table, verbs.undo(table, NORTH.identity, START))
    assert table.position.state.tobytes() == start


@pytest.mark.parametrize(("who", "winner"), [(NORTH, 1), (SOUTH, 0)])
def test_who_resigns_loses(who: Somebody, winner: int) -> None:
    table = started()
    do(table, verbs.resign(table, who.identity, START))
    assert (ended(table).ending, ended(table).winner) == ("resigned", winner)
    for verb in (verbs.resign, verbs.offer_draw, verbs.undo):
        with pytest.raises(Refused, match="over"):
            verb(table, who.identity, START)
    with pytest.raises(Refused, match="over"):
        verbs.play(table, SOUTH.identity, "bowls rk", START)


def test_who_gives_up_in_mandamina_loses_for_all() -> None:
    table = started("mandamina")
    do(table, verbs.resign(table, SOUTH.identity, START))
    assert ended(table).winner is False


def test_a_draw_is_offered_and_accepted() -> None:
    table = started()
    with pytest.raises(Refused, match="no draw has been offered"):
        verbs.accept_draw(table, NORTH.identity, START)
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    with pytest.raises(Refused, match="stands already"):
        verbs.offer_draw(table, NORTH.identity, START)
    with pytest.raises(Refused, match="no draw has been offered"):
        verbs.accept_draw(table, NORTH.identity, START)
    do(table, verbs.accept_draw(table, SOUTH.identity, START))
    assert (table.status, ended(table).winner, ended(table).ending) == (Status.OVER, None, "agreed")


def test_a_draw_is_declined_by_word_or_by_a_move() -> None:
    table = started()
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    do(table, verbs.decline_draw(table, SOUTH.identity, START))
    assert table.draw_offer is None
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    play_some(table, 1)
    assert table.draw_offer is None


def test_both_offering_is_agreeing() -> None:
    table = started()
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    do(table, verbs.offer_draw(table, SOUTH.identity, START))
    assert ended(table).ending == "agreed"


def test_an_offer_outlives_ones_own_move() -> None:
    table = started()
    do(table, verbs.offer_draw(table, SOUTH.identity, START))
    play_some(table, 1)
    assert table.draw_offer == 1


def test_no_draw_in_a_silent_game() -> None:
    with pytest.raises(Refused, match="nobody to draw with"):
        verbs.offer_draw(started("mandamina"), NORTH.identity, START)


def test_a_bot_plays_on_for_who_left() -> None:
    table = started()
    do(table, verbs.leave(table, SOUTH.identity, START))
    assert table.left == {1}
    assert verbs.leave(table, SOUTH.identity, START).events == []
    do(table, verbs.hand_to_bot(table, NORTH.identity, 1, ROBOT, 0, START))
    assert table.player(1) == ROBOT
    assert table.left == set()
    assert table.has_had_bot
    assert table.seat_of(SOUTH.identity) is None
    do(table, verbs.play_for(table, 1, table.position.legal_moves()[0], START))


def test_who_stays_may_end_the_game_and_has_won() -> None:
    table = started()
    do(table, verbs.leave(table, SOUTH.identity, START))
    do(table, verbs.end_abandoned(table, NORTH.identity, 1, 0, START))
    assert (ended(table).ending, ended(table).winner) == ("abandoned", 0)


@pytest.mark.parametrize(
    ("clock", "seat", "absent", "reason"),
    [
        (None, 1, verbs.PATIENCE - 1, "have not left"),
        (None, 0, verbs.PATIENCE, "your own seat"),
        (None, 7, verbs.PATIENCE, "nobody could"),
        ({"move": 600}, 1, verbs.PATIENCE, "have not left"),
    ],
)
def test_a_seat_is_not_given_away_too_soon(clock: Any, seat: int, absent: int, reason: str) -> None:
    table = started(clock=clock)
    assert table.turn == 1
    with pytest.raises(Refused, match=reason):
        verbs.hand_to_bot(table, NORTH.identity, seat, ROBOT, absent, START)


def test_who_gives_no_sign_on_turn_has_left() -> None:
    table = started()
    do(table, verbs.end_abandoned(table, NORTH.identity, 1, verbs.PATIENCE, LATER))
    assert ended(table).ending == "abandoned"


def test_a_rematch_swaps_the_seats() -> None:
    table = started()
    with pytest.raises(Refused, match="not over"):
        verbs.offer_rematch(table, NORTH.identity, "next", START)
    do(table, verbs.resign(table, NORTH.identity, START))
    do(table, verbs.offer_rematch(table, NORTH.identity, "next", LATER))
    assert table.rematch is None
    with pytest.raises(Refused, match="asked already"):
        verbs.offer_rematch(table, NORTH.identity, "next", LATER)
    do(table, verbs.offer_rematch(table, SOUTH.identity, "next", LATER))
    assert table.rematch == "next"
    again = verbs.open_rematch(table, bytes(32), LATER).after
    with pytest.raises(Refused, match="kept for somebody else"):
        verbs.take_seat(again, None, EAST, "e", LATER)
    for who in (NORTH, SOUTH):
        do(again, verbs.take_seat(again, None, who, "seed", LATER))
    do(again, verbs.start(again, LATER))
    assert [again.player(seat).name for seat in (0, 1)] == ["South", "North"]
    assert again.opening.commitment != table.opening.commitment


def test_a_bot_is_always_ready_for_a_rematch() -> None:
    table = opened()
    do(table, verbs.take_seat(table, None, NORTH, "n", START))
    do(table, verbs.take_seat(table, None, ROBOT, "", START))
    do(table, verbs.start(table, START))
    do(table, verbs.resign(table, NORTH.identity, START))
    do(table, verbs.offer_rematch(table, NORTH.identity, "next", LATER))
    assert table.rematch == "next"


def test_six_play_mandamina_in_turn() -> None:
    people = [Somebody(str(n), f"Player {n}", Kind.GUEST) for n in range(6)]
    table = opened("mandamina", options={"seats": 6})
    for who in people:
        do(table, verbs.take_seat(table, None, who, "s", START))
    do(table, verbs.start(table, START))
    order = []
    for _ in range(7):
        order.append(on_turn(table))
        play_some(table, 1)
    assert order == ["0", "1", "2", "3", "4", "5", "0"]


def test_together_there_is_no_rating() -> None:
    with pytest.raises(Refused, match="played together"):
        read_settings({"game": "mandamina", "rated": True})
