"""A table is its log: from the events alone, everything comes back."""

import json
from dataclasses import replace

import pytest

from sandtable import GAMES, replay
from sandtable.tables import BrokenLog, Status, Table, events, read_event, verbs
from sandtable.tables.record import record_of
from sandtable.tables.view import see_event, see_table

from .parties import NORTH, SOUTH, START, do, opened, play_some, started

MOST = 400


def through_json(table: Table) -> Table:
    """The same table read from its log."""
    lines = [json.dumps(event.as_json()) for event in table.events]
    return Table(read_event(json.loads(line)) for line in lines)


def whole_game(game: str, seed: int = 0) -> Table:
    return play_some(started(game), MOST, seed)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_gives_the_table_back_at_every_point(game: str) -> None:
    table = whole_game(game)
    for count in (1, 2, 4, 10, table.number):
        before = Table(table.events[:count])
        again = through_json(before)
        assert again.events == before.events
        for seat in (None, 0, 1):
            assert see_table(again, seat, START) == see_table(before, seat, START)


@pytest.mark.parametrize("game", GAMES)
def test_events_look_the_same_later(game: str) -> None:
    table = whole_game(game)
    early = Table(table.events[:20])
    for number in range(20):
        for seat in (None, 0, 1):
            assert see_event(early, number, seat) == see_event(table, number, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_finished_game_replays(game: str) -> None:
    table = whole_game(game, seed=1)
    assert table.status is Status.OVER
    record = record_of(table)
    position = replay(record)
    assert position.scores == record["scores"]
    assert record["seats"] == ["North", "South"]


def test_status_goes_from_waiting_to_playing_to_over() -> None:
    table = opened()
    assert table.status is Status.WAITING
    playing = started()
    assert playing.status is Status.PLAYING
    over = do(started(), verbs.resign(playing, NORTH.identity, START))
    assert over.status is Status.OVER
    assert over.turn is None


def test_a_log_with_another_card_is_noticed() -> None:
    table = play_some(started("mandala"), 30)
    with_draw = next(
        number
        for number, event in enumerate(table.events)
        if isinstance(event, events.Played) and event.chance
    )
    event = table.events[with_draw]
    assert isinstance(event, events.Played)
    assert event.chance is not None
    forged = replace(event, chance=event.chance[:-1] + ("k" if event.chance[-1] != "k" else "r"))
    with pytest.raises(BrokenLog):
        Table([*table.events[:with_draw], forged])


def test_a_log_with_other_seats_is_noticed() -> None:
    table = started()
    begun = table.events[-1]
    assert isinstance(begun, events.Started)
    with pytest.raises(BrokenLog):
        Table([*table.events[:-1], replace(begun, order=begun.order[::-1])])


def test_who_has_which_seat() -> None:
    host_first = started(starter="host")
    assert [host_first.player(seat).name for seat in (0, 1)] == ["North", "South"]
    other_first = started(starter="other")
    assert [other_first.player(seat).name for seat in (0, 1)] == ["South", "North"]
    assert other_first.seat_of(SOUTH.identity) == 0


def test_lots_are_drawn_both_ways() -> None:
    orders = {started(starter="lot", seed=f"seed{number}").order for number in range(20)}
    assert orders == {(0, 1), (1, 0)}


def test_what_happens_to_a_copy_does_not_happen_to_the_table() -> None:
    """A copy taken anywhere goes its own way: moves, clocks, draws and pauses."""
    table = play_some(started("mandala", clock={"base": 60, "increment": 1}), 10)
    before = everything(table)
    other = table.copy()
    assert everything(other) == before
    play_some(other, 5, now=START + 9000)
    do(other, verbs.pause(other, 5000, START + 9000))
    do(other, verbs.offer_draw(other, NORTH.identity, START + 9000))
    do(other, verbs.resign(other, NORTH.identity, START + 9000))
    assert everything(table) == before
    assert everything(other) == everything(Table(other.events))


def everything(table: Table) -> tuple[object, ...]:
    """All that a table says of itself."""
    views = [see_table(table, seat, START + 9000) for seat in (None, 0, 1)]
    return table.events.copy(), views, table.course.chance.copy().below(10**6)
