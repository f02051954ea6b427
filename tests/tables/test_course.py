"""Going back costs little, however long the game is: the log of a table is read by the event loop
of the server, and holds thousands of moves that were taken back if somebody likes."""

import pytest

from sandtable.games import Position
from sandtable.tables import Table, verbs
from sandtable.tables.course import EVERY

from .parties import NORTH, START, do, play_some, solo

LONG = 30 * EVERY
TIMES = 20


def back_and_forth() -> Table:
    """Alone, far in a game, the last move taken back and played again many times."""
    table = play_some(solo(goal="score"), LONG)
    for _ in range(TIMES):
        do(table, verbs.undo(table, NORTH.identity, START))
        play_some(table, 1)
    assert table.moves == LONG
    return table


def test_reading_a_log_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    events = back_and_forth().events
    played: list[str] = []
    play = Position.play

    def counted(position: Position, move: str) -> None:
        played.append(move)
        play(position, move)

    monkeypatch.setattr(Position, "play", counted)
    Table(events)
    chance = 2  # What follows a move may be played as one more.
    assert len(played) <= chance * (LONG + TIMES + TIMES * EVERY)


def test_every_way_back_leads_through_the_same_positions() -> None:
    table = play_some(solo(goal="score"), 3 * EVERY + 1)
    before = [table.course.position_after(moves) for moves in range(table.moves + 1)]
    events = table.events.copy()
    while table.moves:
        do(table, verbs.undo(table, NORTH.identity, START))
        then = before[table.moves]
        assert table.position.moves == then.moves
        assert table.position.state == then.state
    play_some(table, 3 * EVERY + 1)
    forth = table.events[len(events) + 3 * EVERY + 1 :]
    assert forth == events[-len(forth) :], "the same chance came again"
