"""No table grows for ever."""

import pytest

from sandtable.games import Game
from sandtable.records.replay import replay
from sandtable.tables import Refused, Status, Table, ceiling, verbs
from sandtable.tables.record import record_of

from .parties import NORTH, SOUTH, START, do, ended, on_turn, opened, play_some, solo, started


def test_a_game_that_does_not_end_is_ended_and_nobody_has_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "most_moves", 6)
    for table in (started("mandala"), solo(goal="score")):
        play_some(table, 5)
        assert table.status is Status.PLAYING
        play_some(table, 1)
        assert (table.status, table.moves) == (Status.OVER, 6)
        assert (ended(table).ending, ended(table).winner) == ("stopped", None)
        assert [event.kind() for event in table.events[-2:]] == ["played", "stopped"]
        again = ended(Table(table.events))
        assert (again.ending, again.winner) == ("stopped", None)
        with pytest.raises(Refused, match="the game is over"):
            verbs.play(table, NORTH.identity, "any", START)
        record = record_of(table)
        assert (record["ending"], record["winner"]) == ("stopped", None)
        assert replay(record).history() == table.position.history()


def test_a_game_that_ends_with_the_last_move_ends_by_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_some(started("mandamina"), 1000)
    monkeypatch.setattr(Game, "most_moves", table.moves)
    again = play_some(started("mandamina"), 1000)
    assert not ended(again).is_cut_short
    assert again.events == table.events


def test_a_move_taken_back_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "most_moves", 2)
    table = started()
    mover = on_turn(table)
    for _ in range(3):
        play_some(table, 1)
        do(table, verbs.undo(table, mover, START))
    play_some(table, 1)
    assert table.status is Status.PLAYING


def test_after_very_many_events_there_are_only_moves_and_endings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = started()
    mover = on_turn(table)
    play_some(table, 1)
    monkeypatch.setattr(ceiling, "MOST_EVENTS", table.number)
    for verb in (verbs.undo, verbs.offer_draw):
        with pytest.raises(Refused, match="too much has happened"):
            verb(table, mover, START)
    play_some(table, 1)
    do(table, verbs.resign(table, on_turn(table), START))
    assert table.status is Status.OVER


def test_nobody_sits_down_and_stands_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceiling, "MOST_EVENTS", 3)
    table = opened()
    do(table, verbs.take_seat(table, None, NORTH, "n", START))
    do(table, verbs.leave(table, NORTH.identity, START))
    with pytest.raises(Refused, match="too much has happened"):
        verbs.take_seat(table, None, SOUTH, "s", START)
