"""Time to think, by hand arithmetic."""

from typing import Any

import pytest

from sandtable.tables import Refused, Status, verbs
from sandtable.tables.clock import DAY, Clock, Limit, read_limit, write_limit
from sandtable.tables.view import see_clocks

from .parties import NORTH, SOUTH, START, do, ended, on_turn, started


@pytest.mark.parametrize(
    ("data", "limit"),
    [
        (None, None),
        ({"move": 30}, Limit(per_move=30_000)),
        ({"days": 3}, Limit(per_move=3 * DAY)),
        ({"base": 300, "increment": 5}, Limit(base=300_000, increment=5_000)),
    ],
)
def test_limits_are_read_and_written(data: Any, limit: Limit | None) -> None:
    assert read_limit(data) == limit
    assert write_limit(limit) == data


@pytest.mark.parametrize(
    "data",
    [{}, {"move": 0}, {"move": 1.5}, {"move": True}, {"days": 31}, {"base": 0, "increment": 5},
     {"base": 300}, {"base": 300, "increment": -1}, [], "5+3", {"move": 30, "days": 1}],
)  # fmt: skip
def test_what_is_no_limit(data: Any) -> None:
    with pytest.raises(Refused, match="a clock is"):
        read_limit(data)


def test_a_move_in_time_has_its_full_time_again() -> None:
    clock = Clock(Limit(per_move=10_000), 2)
    clock.run_for(0, 0)
    assert clock.left(0, 4_000) == 6_000
    clock.moved(4_000)
    clock.run_for(1, 4_000)
    assert clock.left(0, 4_000) == 10_000, "at rest it shows the time of the next move"
    assert clock.left(1, 5_000) == 9_000
    clock.moved(5_000)
    clock.run_for(0, 5_000)
    assert clock.left(0, 5_000) == 10_000


def test_fischer_adds_after_each_move_and_keeps_the_rest() -> None:
    clock = Clock(Limit(base=60_000, increment=5_000), 2)
    clock.run_for(0, 0)
    clock.moved(20_000)
    assert clock.left(0, 20_000) == 45_000
    clock.run_for(1, 20_000)
    assert clock.left(0, 90_000) == 45_000
    assert clock.late(79_999) is None
    assert clock.late(80_001) == 1


def test_forgiven_time_counts_for_nobody() -> None:
    clock = Clock(Limit(per_move=10_000), 2)
    clock.run_for(0, 0)
    clock.forgive(5_000)
    assert clock.left(0, 8_000) == 7_000


def test_a_move_that_comes_too_late_loses() -> None:
    table = started(clock={"move": 10})
    assert on_turn(table) == SOUTH.identity  # P2.1: seat 1 fills the bowls
    move = table.position.legal_moves()[0]
    do(table, verbs.play(table, SOUTH.identity, move, START + 10_001))
    assert table.status is Status.OVER
    assert (ended(table).ending, ended(table).winner) == ("timeout", 0)
    assert table.position.moves == []


def test_a_timeout_is_claimed_when_it_is_there() -> None:
    table = started(clock={"base": 10, "increment": 0})
    with pytest.raises(Refused, match="no time is up"):
        verbs.claim_timeout(table, START + 10_000)
    do(table, verbs.claim_timeout(table, START + 10_001))
    assert (ended(table).ending, ended(table).winner) == ("timeout", 0)
    with pytest.raises(Refused, match="no time is up"):
        verbs.claim_timeout(table, START + 20_000)


def test_nobody_is_late_without_a_clock() -> None:
    with pytest.raises(Refused):
        verbs.claim_timeout(started(), START + DAY)


def test_a_pause_is_given_back() -> None:
    table = started(clock={"move": 10})
    do(table, verbs.pause(table, 60_000, START + 61_000))
    assert see_clocks(table, START + 61_000) == [10_000, 9_000]


def test_a_pause_without_a_clock_is_nothing() -> None:
    assert verbs.pause(started(), 60_000, START).events == []


def test_taking_back_gives_no_time() -> None:
    """Undo and play again cannot fill the clock: time runs on from before the move."""
    table = started(clock={"base": 60, "increment": 5})
    do(table, verbs.play(table, SOUTH.identity, table.position.legal_moves()[0], START + 10_000))
    do(table, verbs.undo(table, SOUTH.identity, START + 12_000))
    assert see_clocks(table, START + 12_000) == [60_000, 48_000]
    assert table.turn == 1
    with pytest.raises(Refused):
        verbs.undo(table, NORTH.identity, START + 12_000)
