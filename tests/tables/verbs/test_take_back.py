"""Going back where nobody is harmed: alone and against bots, whatever was shown."""

import json
import random
from typing import Any

import pytest

from sandtable import replay
from sandtable.tables import Refused, Status, Table, bot, read_event, verbs
from sandtable.tables.allowed import allowed_verbs
from sandtable.tables.events import Undone
from sandtable.tables.fairness_check import check_fairness
from sandtable.tables.record import record_of
from sandtable.tables.view import see_table

from ..parties import NORTH, OPTIONS, SOUTH, START, do, opened, play_some, solo, started

GAMES = ("mandala", "patterns", "mandamina")
LATER = START + 60_000


def against_bot(game: str, seed: str = "north", **settings: Any) -> Table:
    """North, who begins, against a bot; just dealt."""
    table = opened(game, **{"options": OPTIONS.get(game, {}), **settings})
    do(table, verbs.take_seat(table, None, NORTH, seed, START))
    do(table, verbs.add_bot(table, NORTH.identity, None, bot("random", "random"), START))
    return do(table, verbs.start(table, START))


def play_on(table: Table, seed: int, until: int | None = None, moves: int = 10_000) -> Table:
    """Random moves of both until a seat is on turn (None: to the end), but at least one."""
    generator = random.Random(seed)
    for number in range(moves):
        if table.turn is None or (number and table.turn == until):
            break
        move = generator.choice(table.position.legal_moves())
        do(table, verbs.play_for(table, table.turn, move, START))
    return table


def go_back(table: Table) -> Table:
    assert "undo" in allowed_verbs(table, table.must_have_seat(NORTH.identity))
    return do(table, verbs.undo(table, NORTH.identity, START))


def why_not(table: Table) -> str:
    assert "undo" not in allowed_verbs(table, table.must_have_seat(NORTH.identity))
    with pytest.raises(Refused) as refused:
        verbs.undo(table, NORTH.identity, START)
    return refused.value.code


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_come_when_the_same_is_played(game: str) -> None:
    """Back over the bot's answer and all chance, one decision after the other, and forth again."""
    table = against_bot(game)
    seat = table.must_have_seat(NORTH.identity)
    if table.turn != seat:
        play_on(table, 0, until=seat)
    states, played = [table.position.state.tobytes()], []
    for number in range(4):
        before = table.moves
        play_on(table, number, until=seat)
        played.append([(one.move, one.chance) for one in table.course.played[before:]])
        states.append(table.position.state.tobytes())
    for state in reversed(states[:-1]):
        go_back(table)
        assert table.position.state.tobytes() == state
        assert table.turn == seat
    for number, expected in enumerate(played):
        before = table.moves
        for move, chance in expected:
            assert table.turn is not None
            do(table, verbs.play_for(table, table.turn, move, START))
            assert table.last_played is not None
            assert table.last_played.chance == chance
        assert table.moves == before + len(expected)
        assert table.position.state.tobytes() == states[number + 1]


def test_another_move_gets_what_the_next_numbers_of_the_chance_give() -> None:
    """As if it had been played in the first place."""
    table, first = against_bot("mandala"), against_bot("mandala")
    seat = table.must_have_seat(NORTH.identity)
    for each in (table, first):
        if each.turn != seat:
            play_on(each, 0, until=seat)
    build, *_, discard = [m for m in table.position.legal_moves() if m.startswith(("b", "d"))]
    do(table, verbs.play_for(table, seat, build, START))
    do(go_back(table), verbs.play_for(table, seat, discard, START))
    do(first, verbs.play_for(first, seat, discard, START))
    assert table.last_played == first.last_played
    assert table.last_played is not None
    assert table.last_played.chance is not None
    assert table.position.state.tobytes() == first.position.state.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_also_when_the_game_is_over_and_the_record_can_still_be_checked(game: str) -> None:
    table = play_on(against_bot(game), 3)
    assert table.status is Status.OVER
    for seed in range(3):
        for _ in range(seed + 2):
            go_back(table)
        assert see_table(table, 0, START)["status"] == "playing"
        assert "fairness" not in see_table(table, 0, START), "its secret is one again"
        play_on(table, seed)
    record = json.loads(json.dumps(record_of(table)))
    assert record["practice"] is True
    assert replay(record).is_over
    check_fairness(record)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_gives_the_same_table_again(game: str) -> None:
    table = go_back(go_back(play_on(against_bot(game), 5)))
    again = Table(read_event(json.loads(json.dumps(e.as_json()))) for e in table.events)
    assert again.position.state.tobytes() == table.position.state.tobytes()
    assert again.is_practice
    other = table.copy()
    play_on(again, 8), play_on(table, 8)
    assert again.position.moves == table.position.moves
    assert other.moves < table.moves


def test_it_is_practice_from_then_on() -> None:
    table = play_on(against_bot("patterns"), 1, moves=6)
    assert see_table(table, 0, START)["practice"] is False
    go_back(table)
    assert see_table(table, 0, START)["practice"] is True
    assert "practice" not in record_of(play_on(against_bot("patterns"), 1))
    alone = play_some(solo(), 3)
    do(alone, verbs.undo(alone, NORTH.identity, START))
    assert alone.is_practice
    together = play_some(started(), 1)
    do(together, verbs.undo(together, SOUTH.identity, START))
    assert isinstance(together.events[-1], Undone)
    assert not together.is_practice, "the other one has agreed to it by the rules of the table"


def test_what_stays() -> None:
    table = against_bot("patterns")
    if table.turn != table.must_have_seat(NORTH.identity):
        play_on(table, 0, until=table.must_have_seat(NORTH.identity))
    assert why_not(table) == "no-move"
    assert why_not(play_on(against_bot("patterns", rated=True), 2, moves=4)).startswith("no")
    given_up = play_on(against_bot("patterns"), 2, moves=4)
    do(given_up, verbs.resign(given_up, NORTH.identity, START))
    assert why_not(given_up) == "game-over"
    next_one = play_on(against_bot("patterns"), 2)
    do(next_one, verbs.offer_rematch(next_one, NORTH.identity, "next", START))
    assert why_not(next_one) == "rematch-opened"


def test_the_clock_is_as_it_was_and_runs_from_now_on() -> None:
    table = against_bot("patterns", clock={"base": 60, "increment": 0})
    seat = table.must_have_seat(NORTH.identity)
    if table.turn != seat:
        play_on(table, 0, until=seat)
    play_on(table, 1, until=seat)
    do(table, verbs.undo(table, NORTH.identity, LATER))
    assert table.clock is not None
    assert table.clock.left(seat, LATER) == 60_000
    assert table.clock.left(seat, LATER + 5_000) == 55_000
