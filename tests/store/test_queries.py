"""What lists show of tables."""

from dataclasses import replace

from sandtable.store.store import Store
from sandtable.store.values import Place, Played
from sandtable.tables import verbs
from tests.store.logs import finished, guest, keep, summary_of, with_store
from tests.tables.parties import NORTH, SOUTH, START, do, ended, opened, started


def test_a_summary_comes_back_as_it_was_given(database_url: str) -> None:
    """Settings, seats, result and all."""
    over = finished("patterns", seed=1)
    running = started("mandamina", is_rated=False)

    async def doing(store: Store) -> None:
        clock = {"base": 60_000, "increment": 1000}
        await keep(store, "over", over, clock=clock, is_rated=True, due=None)
        await keep(store, "running", running, due=77)
        shown = {summary.table: summary for summary in await store.tables_of("n", 9, None)}
        assert shown["over"].clock == clock
        assert shown["over"].is_rated
        assert shown["over"].result == {"winner": ended(over).winner}
        assert shown["running"].due == 77
        assert shown["running"].result is None
        assert shown["running"].seatings == summary_of("running", running).seatings
        assert shown["running"].options == running.settings.options

    with_store(database_url, doing)


def test_the_lobby_shows_public_tables_that_wait(database_url: str) -> None:
    """The newest first, and no more than asked for."""

    async def doing(store: Store) -> None:
        await store.add_person(*guest(NORTH.identity))
        await store.note_seen([NORTH.identity], START)
        for number in range(4):
            await keep(store, f"waiting{number}", opened(), opened=START + number)
        await keep(store, "by link", opened(visibility="link"))
        await keep(store, "running", started())
        assert [s.table for s in await store.open_tables(3, START)] == [
            "waiting3",
            "waiting2",
            "waiting1",
        ]

    with_store(database_url, doing)


def test_the_lobby_shows_tables_whose_host_is_here(database_url: str) -> None:
    """Neither of somebody who has left, nor of somebody who was forgotten."""

    async def doing(store: Store) -> None:
        for identity, seen_at in (("here", START + 60), ("left", START + 59), ("new", None)):
            await store.add_person(*guest(identity))
            await keep(store, f"of {identity}", opened(), host=identity)
            if seen_at is not None:
                await store.note_seen([identity], seen_at)
        await keep(store, "of nobody", opened(), host="nobody")
        assert [s.table for s in await store.open_tables(9, START + 60)] == ["of here"]
        assert len(await store.open_tables(9, START + 59)) == 2
        assert await store.waiting_hosts(9) == {"here", "left", "new", "nobody"}
        assert (await store.person("here")) == replace(guest("here")[0], seen_at=START + 60)

    with_store(database_url, doing)


def test_the_tables_somebody_has_open(database_url: str) -> None:
    """The oldest first, public ones and those by link apart."""

    async def doing(store: Store) -> None:
        for number in range(3):
            await keep(store, f"p{number}", opened(), opened=START - number)
            await keep(store, f"l{number}", opened(visibility="link"), opened=START + number)
        await keep(store, "running", started())
        await keep(store, "of another", opened(), host="another")
        host = NORTH.identity
        tables = [one.table for one in await store.waiting_of(host, "public", 9)]
        assert tables == ["p2", "p1", "p0"]
        assert [one.table for one in await store.waiting_of(host, "link", 2)] == ["l0", "l1"]
        assert await store.still_waiting(["p1", "running", "gone"]) == ["p1"]

    with_store(database_url, doing)


def test_running_games_are_listed_the_last_changed_first(database_url: str) -> None:
    """Neither those by link, nor those that are over or wait."""

    async def doing(store: Store) -> None:
        await keep(store, "a", started(), changed=START + 1)
        await keep(store, "b", started(), changed=START + 3)
        await keep(store, "c", started(), changed=START + 2)
        await keep(store, "by link", started(visibility="link"))
        await keep(store, "over", finished("patterns", seed=1))
        await keep(store, "waiting", opened())
        assert [s.table for s in await store.running_tables(9)] == ["b", "c", "a"]
        assert [s.table for s in await store.running_tables(2)] == ["b", "c"]

    with_store(database_url, doing)


def test_games_that_nobody_plays_any_more_are_not_listed(database_url: str) -> None:
    """Changed lately, or due soon: a clock that has long run out, or runs for days, is neither."""

    async def doing(store: Store) -> None:
        await keep(store, "left", started(), changed=START)
        await keep(store, "fresh", started(), changed=START + 50)
        await keep(store, "timed", started(), changed=START + 1, due=START + 120)
        await keep(store, "both", started(), changed=START + 60, due=START + 100)
        await keep(store, "stuck", started(), changed=START + 2, due=START + 90)
        await keep(store, "days", started(), changed=START + 3, due=START + 999)
        await keep(store, "by link", started(visibility="link"), changed=START + 70)
        await keep(store, "over", finished("patterns", seed=1), changed=START + 80)
        played = Played(since=START + 50, now=START + 100, until=START + 150)
        shown = [summary.table for summary in await store.running_tables(9, played)]
        assert shown == ["both", "fresh", "timed"]
        assert len(await store.running_tables(1, played)) == 1

    with_store(database_url, doing)


def test_the_tables_of_somebody_can_be_paged(database_url: str) -> None:
    """All at which they sit, whatever has become of them; not those of others."""

    async def doing(store: Store) -> None:
        table = opened()
        await keep(store, "empty", table)
        do(table, verbs.take_seat(table, None, NORTH, "north", START))
        await keep(store, "sat", table, changed=1)
        await keep(store, "running", started(), changed=2)
        await keep(store, "over", finished("patterns", seed=1), changed=3)
        first = await store.tables_of(NORTH.identity, 2, None)
        assert [summary.table for summary in first] == ["over", "running"]
        second = await store.tables_of(NORTH.identity, 2, Place(2, "running"))
        assert [summary.table for summary in second] == ["sat"]
        assert len(await store.tables_of(SOUTH.identity, 9, None)) == 2
        assert await store.tables_of("nobody", 9, None) == []

    with_store(database_url, doing)


def test_tables_that_changed_in_one_moment_are_on_one_page_each(database_url: str) -> None:
    """None is left out, none comes twice."""

    async def doing(store: Store) -> None:
        for name in "db-C_aB":
            await keep(store, name, started(), changed=5)
        seen: list[str] = []
        last = None
        while page := await store.tables_of(NORTH.identity, 3, last):
            seen += [summary.table for summary in page]
            last = Place(page[-1].changed, page[-1].table)
        assert sorted(seen) == sorted("db-C_aB")

    with_store(database_url, doing)


def test_who_stands_up_is_no_longer_listed(database_url: str) -> None:
    """Seats follow the events."""

    async def doing(store: Store) -> None:
        await store.add_person(*guest(NORTH.identity))
        await store.note_seen([NORTH.identity], START)
        table = opened()
        do(table, verbs.take_seat(table, None, NORTH, "north", START))
        await keep(store, "a", table)
        stood = verbs.leave(table, NORTH.identity, START)
        number = table.number
        do(table, stood)
        await store.append("a", number, stood.events, summary_of("a", table))
        assert await store.tables_of(NORTH.identity, 9, None) == []
        (summary,) = await store.open_tables(9, START)
        assert summary.seatings == ()

    with_store(database_url, doing)


def test_due_tables_the_longest_due_first(database_url: str) -> None:
    """Before a time, or ever; what is never due is left out."""

    async def doing(store: Store) -> None:
        table = started()
        for name, due in (("late", 10), ("later", 20), ("never", None), ("soon", 30)):
            await keep(store, name, table, due=due)
        assert await store.due_tables(None, 9) == ["late", "later", "soon"]
        assert await store.due_tables(None, 1) == ["late"]
        assert await store.due_tables(20, 9) == ["late"]
        summary = summary_of("late", table)
        await store.append("late", table.number, table.events[-1:], summary)
        assert await store.due_tables(None, 9) == ["later", "soon"]

    with_store(database_url, doing)


def test_when_a_process_was_last_alive(database_url: str) -> None:
    """Any of them."""

    async def doing(store: Store) -> None:
        assert await store.last_alive() is None
        await store.alive("one", 5)
        await store.alive("two", 3)
        assert await store.last_alive() == 5
        await store.alive("two", 8)
        assert await store.last_alive() == 8

    with_store(database_url, doing)
