"""How games ended for people: kept with the game, taken back with it, and quickly counted."""

import json
from asyncio import gather
from dataclasses import replace

import pytest
from sqlalchemy import insert, text

from sandtable.store import schema
from sandtable.store.engine import Engines
from sandtable.store.location import find_location
from sandtable.store.migrate import migrate
from sandtable.store.results import WEEK, read_past_games, read_tallies, read_weeks
from sandtable.store.store import Store
from sandtable.store.values import GameResult, PastGame, Tally
from sandtable.tables.events import Undone
from tests.postgres import Postgres
from tests.store.logs import finished, guest, keep, summary_of, with_store
from tests.tables.parties import START

WON = GameResult("n", "bot", "novice", "won", 41)


def test_a_result_is_kept_with_its_game_and_goes_when_the_game_goes_on(database_url: str) -> None:
    over = finished("patterns", seed=1)
    summary = summary_of("over", over)
    running = replace(summary, status="playing", result=None, is_practice=True)

    async def doing(store: Store) -> None:
        await store.append("over", 0, over.events, summary, results=[WON])
        at = over.events[-1].at
        (game,) = await store.past_games("n", "patterns", 9)
        assert game == PastGame("over", at, "bot", "novice", "won", 41, False)
        assert await store.tallies("n") == [
            Tally("patterns", "bot", "novice", "won", False, games=1, most_points=41)
        ]
        number = over.number
        await store.append("over", number, [Undone(at, 0)], running)
        assert await store.tallies("n") == []
        assert (await store.tables_of("n", 9))[0].is_practice
        again = replace(summary, is_practice=True)
        await store.append("over", number + 1, over.events[-1:], again, results=[WON])
        assert [one.is_practice for one in await store.tallies("n")] == [True]

    with_store(database_url, doing)


def test_of_what_is_written_together_the_last_counts(database_url: str) -> None:
    """Appends that share a transaction."""
    over = finished("patterns", seed=1)
    summary = summary_of("over", over)
    running = replace(summary, status="playing", result=None)
    undone, last, number = [Undone(START, 0)], over.events[-1:], over.number

    async def doing(store: Store) -> None:
        await gather(
            store.append("over", 0, over.events, summary, results=[WON]),
            store.append("over", number, undone, running),
        )
        assert await store.tallies("n") == []
        await gather(
            store.append("over", number + 1, last, summary, results=[WON]),
            store.append("over", number + 2, undone, running),
            store.append("over", number + 3, last, summary, results=[WON]),
        )
        assert [one.games for one in await store.tallies("n")] == [1]

    with_store(database_url, doing)


def test_whoever_is_deleted_has_none(database_url: str) -> None:
    over = finished("patterns", seed=1)

    async def doing(store: Store) -> None:
        await store.add_person(*guest("n"))
        await keep(store, "over", over)
        await store.append("next", 0, over.events, summary_of("next", over), results=[WON])
        await store.delete_person("n", "somebody")
        assert await store.tallies("n") == []

    with_store(database_url, doing)


def test_weeks_are_counted_without_practice(database_url: str) -> None:
    over = finished("patterns", seed=1)

    async def doing(store: Store) -> None:
        games = [(0, "won", False), (1, "lost", False), (WEEK, "won", True), (WEEK, "won", False)]
        for number, (at, verdict, is_practice) in enumerate(games):
            summary = summary_of(f"t{number}", over)
            summary = replace(summary, changed=10 * WEEK + at, is_practice=is_practice)
            result = replace(WON, verdict=verdict)
            await store.append(f"t{number}", 0, over.events, summary, results=[result])
        assert await store.weeks("n", "patterns", 10 * WEEK) == {10: (2, 1), 11: (1, 1)}
        assert await store.weeks("n", "patterns", 11 * WEEK) == {11: (1, 1)}
        assert await store.weeks("n", "mandala", 0) == {}
        past = await store.past_games("n", "patterns", 2)
        assert [one.at for one in past] == [11 * WEEK] * 2

    with_store(database_url, doing)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database in which nothing is."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database())


GAMES = 10_000


def test_many_games_of_one_person_are_counted(empty_url: str) -> None:
    with Engines(find_location(empty_url)) as engines:
        migrate(engines)
        with engines.writing() as connection:
            table = summary_of("t", finished("patterns", seed=1))
            row = {
                column.name: getattr(table, column.name, None) for column in schema.tables.columns
            }
            rows = [
                {**row, "id": f"t{number}", "number": 1, "is_practice": False}
                for number in range(GAMES)
            ]
            for first in range(0, GAMES, 5000):
                connection.execute(insert(schema.tables), rows[first : first + 5000])
                connection.execute(
                    insert(schema.results),
                    [
                        {
                            "identity": "n",
                            "table_id": f"t{number}",
                            "game": ("patterns", "mandala")[number % 2],
                            "at": START + number * 60_000,
                            "against": "bot",
                            "level": f"level {number % 7}",
                            "verdict": ("won", "lost", "draw")[number % 3],
                            "points": number % 50,
                            "is_practice": number % 5 == 0,
                        }
                        for number in range(first, first + 5000)
                    ],
                )
        with engines.reading() as connection:
            if not engines.is_sqlite:
                connection.execute(text("ANALYZE results"))
            tallies = read_tallies(connection, "n")
            past = read_past_games(connection, "n", "patterns", 500)
            weeks = read_weeks(connection, "n", "patterns", START + (GAMES - 9) * 60_000)
    assert sum(tally.games for tally in tallies) == GAMES
    assert [one.table for one in past[:2]] == ["t9998", "t9996"]
    assert sum(games for games, _ in weeks.values()) == 4


def test_games_of_before_are_counted_when_the_database_is_brought_up_to_date(
    empty_url: str,
) -> None:
    """Who won, against whom, and with how many points as far as lists have said it."""
    table = (
        "INSERT INTO tables (id, number, game, options, visibility, is_rated, status, host, seats,"
        " opened, changed, result) VALUES (:id, 1, :game, '{}', 'public', false, :status, 'n',"
        " :seats, 1, :changed, :result)"
    )
    seating = (
        "INSERT INTO seatings (table_id, chair, identity, name, kind)"
        " VALUES (:id, :chair, :identity, 'Name', :kind)"
    )

    def result(winner: object, chair: int | None, scores: list[int], ending: str = "end") -> str:
        said = {"winner": winner, "chair": chair, "scores": scores, "ending": ending}
        return json.dumps(said)

    guest_n, guest_s, novice = ("n", "guest"), ("s", "person"), ("novice", "bot")
    tables = [
        ("bot", "patterns", "over", result(1, 0, [9, 12]), [guest_n, novice]),
        ("people", "mandala", "over", result(0, 0, [30, 20]), [guest_n, guest_s]),
        ("drawn", "mandala", "over", result(None, None, [5, 5], "agreed"), [guest_n, guest_s]),
        ("alone", "mandamina", "over", result(True, None, [77]), [guest_n]),
        ("stopped", "mandamina", "over", result(None, None, [7], "stopped"), [guest_n, novice]),
        ("running", "mandala", "playing", None, [guest_n, guest_s]),
    ]
    with Engines(find_location(empty_url)) as engines:
        migrate(engines, "0005")
        with engines.writing() as connection:
            for at, (name, game, status, ended, sitting) in enumerate(tables):
                row = {"id": name, "game": game, "status": status, "result": ended}
                connection.execute(text(table), {**row, "seats": len(sitting), "changed": at})
                for chair, (identity, kind) in enumerate(sitting):
                    who = {"id": name, "identity": identity, "kind": kind}
                    connection.execute(text(seating), {**who, "chair": chair})
        migrate(engines)
        with engines.reading() as connection:
            query = (
                "SELECT table_id, identity, game, at, against, level, verdict, points, is_practice"
                " FROM results ORDER BY at, identity"
            )
            assert [tuple(row) for row in connection.execute(text(query))] == [
                ("bot", "n", "patterns", 0, "bot", "novice", "won", 12, False),
                ("people", "n", "mandala", 1, "people", None, "won", 30, False),
                ("people", "s", "mandala", 1, "people", None, "lost", 20, False),
                ("drawn", "n", "mandala", 2, "people", None, "draw", None, False),
                ("drawn", "s", "mandala", 2, "people", None, "draw", None, False),
                ("alone", "n", "mandamina", 3, "alone", None, "won", 77, False),
                ("stopped", "n", "mandamina", 4, "bot", "novice", "stopped", 7, False),
            ]
            practice = connection.execute(text("SELECT DISTINCT is_practice FROM tables"))
            assert [bool(one) for (one,) in practice] == [False]
