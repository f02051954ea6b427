"""The export: a record of every game that is over."""

import sandtable
from sandtable.store.engine import Engines
from sandtable.store.export import finished_tables, read_record_of
from sandtable.store.location import find_location
from sandtable.store.store import Store
from sandtable.tables import verbs
from sandtable.tables.fairness_check import check_fairness
from tests.store.logs import finished, keep, with_store
from tests.tables.parties import START, do, on_turn, opened, started


def test_every_finished_game_is_exported_and_replays(database_url: str) -> None:
    """Of all games, and those that were given up too; not those in progress."""
    resigned = started("mandala")
    do(resigned, verbs.resign(resigned, on_turn(resigned), START))

    async def doing(store: Store) -> None:
        for number, game in enumerate(sandtable.GAMES):
            await keep(store, game, finished(game, seed=number), opened=number)
        await keep(store, "resigned", resigned, opened=9)
        await keep(store, "running", started("patterns"))
        await keep(store, "waiting", opened())

    with_store(database_url, doing)
    with Engines(find_location(database_url)) as engines, engines.snapshot() as connection:
        tables = finished_tables(connection)
        records = [read_record_of(connection, table) for table in tables]
    assert [record["game"] for record in records] == [*sandtable.GAMES, "mandala"]
    for record in records:
        sandtable.replay(record)
        check_fairness(record)
    assert records[-1]["ending"] == "resigned"
    assert all(sorted(record["seats"]) == ["North", "South"] for record in records)
