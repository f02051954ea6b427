"""How many tables with bots count for somebody, and what is remembered of people and levels."""

import pytest

from sandtable.server.bots.bot_seats import has_bots, payer_of
from sandtable.server.bots.bot_seconds import Experience, is_cut_short
from sandtable.server.bots.bot_tables import (
    LATELY,
    MOST_TABLES,
    OF_ADDRESS,
    OF_PERSON,
    BotTables,
)
from sandtable.server.errors import NotNow
from sandtable.server.live.hub import Hub
from sandtable.server.people.attendance import Attendance
from sandtable.tables import bot, read_settings, verbs
from tests.tables.parties import NORTH, SOUTH, START, do, opened

from ..hubs import run


def fill(tables: BotTables, count: int, now: int = 0) -> None:
    for number in range(count):
        tables.note(f"table {number}", "anna", "here", now)


def test_tables_of_a_person_count_until_they_are_over() -> None:
    tables = BotTables(1.0)
    fill(tables, OF_PERSON)
    with pytest.raises(NotNow, match="you play at 20 tables with bots"):
        tables.check("anna", "elsewhere", 0)
    tables.forget("table 3")
    tables.check("anna", "elsewhere", 0)


def test_tables_of_an_address_count_together() -> None:
    tables = BotTables(1.0)
    for number in range(OF_ADDRESS):
        tables.note(f"table {number}", f"guest {number}", "here", 0)
    with pytest.raises(NotNow, match="60 tables with bots"):
        tables.check("another guest", "here", 0)
    tables.check("another guest", "elsewhere", 0)


def test_a_table_counts_once_and_for_who_plays_there_now() -> None:
    tables = BotTables(0.1)
    for _ in range(5):
        tables.note("table", "anna", "here", 0)
    tables.check("anna", "here", 0)
    tables.note("table", "beth", "here", 0)
    tables.note("other", "beth", "here", 0)
    with pytest.raises(NotNow):
        tables.check("beth", "here", 0)
    tables.check("anna", "here", 0)


def test_games_that_lie_for_a_while_do_not_count() -> None:
    tables = BotTables(1.0)
    fill(tables, OF_PERSON)
    tables.note("table 0", "anna", "here", LATELY)
    tables.check("anna", "here", LATELY + 1)
    assert len(tables) == 1


def test_no_more_tables_are_remembered_than_there_is_room_for() -> None:
    tables = BotTables(1.0)
    for number in range(MOST_TABLES + 100):
        tables.note(f"table {number}", f"guest {number}", "here", 0)
    assert len(tables) == MOST_TABLES


def test_without_rate_limits_there_is_none_here() -> None:
    tables = BotTables(0.0)
    fill(tables, 1000)
    tables.check("anna", "here", 0)


def test_a_small_factor_leaves_everybody_one_table() -> None:
    tables = BotTables(0.001)
    tables.check("anna", "here", 0)
    fill(tables, 1)
    with pytest.raises(NotNow):
        tables.check("anna", "here", 0)


def test_whose_address_is_not_known_counts_alone() -> None:
    """After a restart nobody's is."""
    attendance = Attendance(most=2)
    assert attendance.address_of("anna") != attendance.address_of("beth")
    for identity, address in [("anna", "here"), ("beth", "here"), ("anna", "there")]:
        attendance.note(identity, 0, address)
    assert attendance.address_of("anna") == "there"
    assert attendance.address_of("beth") == "here"
    attendance.note("cora", 0, "here")
    assert attendance.address_of("beth") != "here", "no more are remembered than there is room for"
    assert attendance.address_of("anna") == "there"


def test_bots_think_for_who_moved_last() -> None:
    table = opened("mandamina", options={"seats": 3})
    assert payer_of(table) == NORTH.identity, "who opened it"
    assert not has_bots(table)
    do(table, verbs.take_seat(table, 0, NORTH, "seed", START))
    do(table, verbs.take_seat(table, 1, SOUTH, "seed", START))
    do(table, verbs.take_seat(table, 2, bot("random", "random"), "", START))
    assert has_bots(table)
    assert payer_of(table) == SOUTH.identity, "who sat down last"
    do(table, verbs.start(table, START))
    for _ in range(6):
        turn = table.turn
        assert turn is not None
        mover, before = table.player(turn), payer_of(table)
        do(table, verbs.play_for(table, turn, table.position.legal_moves()[0], START))
        assert payer_of(table) == (before if mover.is_bot else mover.identity)


def test_what_a_level_takes_is_learned_and_rather_too_much() -> None:
    experience = Experience()
    assert experience.expected("mandala", "novice", 0.5) == 0.5
    for _ in range(30):
        experience.learn("mandala", "novice", 0.5, 0.01)
    assert experience.expected("mandala", "novice", 0.5) < 0.02
    experience.learn("mandala", "novice", 0.5, 0.3)
    assert experience.expected("mandala", "novice", 0.5) == 0.3
    assert experience.expected("mandala", "best", 2.0) == 2.0


def test_a_bot_that_used_nearly_all_of_its_time_was_cut_short() -> None:
    assert is_cut_short(0.1, 0.099)
    assert is_cut_short(0.1, 0.2)
    assert not is_cut_short(0.1, 0.05)


def test_a_table_that_was_closed_no_longer_counts(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await hub.open_table(read_settings({"game": "mandala"}), NORTH, ["random"])
        assert room.name in hub.bots._tables
        hub.drop([room.name])
        assert room.name not in hub.bots._tables

    run(sqlite_url, test)
