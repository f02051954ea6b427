"""What is needed only for a while goes; everything else stays."""

from dataclasses import replace

import pytest

from sandtable.store.errors import Conflict, Missing
from sandtable.store.store import Store
from sandtable.store.values import Place
from sandtable.tables import Table, verbs
from tests.store.logs import finished, guest, keep, summary_of, with_store
from tests.tables.parties import NORTH, SOUTH, START, do, opened, started

FIRST = Place(0, "")
EVER = 2**53


async def keep_with_key(store: Store, name: str, table: Table) -> None:
    await store.append(name, 0, table.events, summary_of(name, table), ("n", f"key of {name}"))


async def with_keys(store: Store, names: str) -> str:
    """Those of these tables whose keys are known."""
    return "".join([n for n in names if await store.answered(n, "n", f"key of {n}") is not None])


def test_keys_of_tables_that_are_over_go(database_url: str) -> None:
    """A few at a time, until there is none left; those of other tables stay."""
    over, running = finished("patterns", seed=1), started()

    async def doing(store: Store) -> None:
        for name in "abc":
            await keep_with_key(store, name, over)
        await keep_with_key(store, "r", running)
        ended = over.events[-1].at
        assert await store.forget_keys(FIRST, ended, 9) == FIRST
        assert await with_keys(store, "abcr") == "abcr"
        reached = await store.forget_keys(FIRST, EVER, 2)
        assert reached == Place(ended, "b")
        assert await with_keys(store, "abcr") == "cr"
        assert await store.forget_keys(reached, EVER, 2) == Place(ended, "c")
        assert await with_keys(store, "abcr") == "r"
        assert await store.events("a") == over.events

    with_store(database_url, doing)


def test_processes_that_are_gone_go(database_url: str) -> None:
    """Whoever lives is still known to live."""

    async def doing(store: Store) -> None:
        await store.alive("gone", 5)
        await store.alive("here", 9)
        await store.alive("to come", 11)
        await store.forget_processes(9, 10)
        assert await store.last_alive() == 9
        await store.forget_processes(10, EVER)
        assert await store.last_alive() is None

    with_store(database_url, doing)


def waiting(visibility: str = "public") -> Table:
    """A table at which North sits and waits."""
    table = opened(visibility=visibility)
    return do(table, verbs.take_seat(table, None, NORTH, "north", START))


def test_tables_nobody_comes_to_are_idle(database_url: str) -> None:
    """Public ones whose host is not here, and those by link; the longest idle first."""

    async def doing(store: Store) -> None:
        for identity in ("here", "away"):
            await store.add_person(*guest(identity))
        await store.note_seen(["here"], 50)
        await store.note_seen(["away"], 49)
        await keep(store, "later", waiting(), host="away", changed=20)
        await keep(store, "sooner", waiting(), host="nobody", changed=10)
        await keep(store, "host is here", waiting(), host="here", changed=10)
        await keep(store, "just opened", waiting(), host="nobody", changed=50)
        await keep(store, "link", waiting(visibility="link"), host="here", changed=10)
        await keep(store, "new link", waiting(visibility="link"), host="here", changed=30)
        await keep(store, "seeds are due", waiting(), host="nobody", changed=10, due=90)
        await keep(store, "running", started(), host="nobody", changed=10)
        await keep(store, "over", finished("patterns", seed=1), host="nobody", changed=10)
        sooner, later = Place(10, "sooner"), Place(20, "later")
        assert await store.idle_tables(50, None, 9) == [sooner, later]
        assert await store.idle_tables(50, None, 1) == [sooner]
        assert await store.idle_tables(None, 30, 9) == [Place(10, "link")]
        assert await store.idle_tables(50, 30, 9) == [sooner, later, Place(10, "link")]
        assert await store.idle_tables(None, None, 9) == []

    with_store(database_url, doing)


def test_a_table_that_is_removed_leaves_nothing(database_url: str) -> None:
    """And nobody can sit down there any more; other tables are as they were."""
    table, other = waiting(), started()

    async def doing(store: Store) -> None:
        await keep_with_key(store, "a", table)
        await keep_with_key(store, "b", other)
        changed = table.events[-1].at
        assert await store.remove_waiting([Place(changed, "a"), Place(changed, "b")]) == ["a"]
        with pytest.raises(Missing):
            await store.events("a")
        assert await with_keys(store, "ab") == "b"
        assert [one.table for one in await store.tables_of("n", 9, None)] == ["b"]
        sat = verbs.take_seat(table, None, SOUTH, "south", START)
        with pytest.raises(Conflict):
            await store.append("a", table.number, sat.events, summary_of("a", table))
        assert await store.events("b") == other.events
        assert await store.remove_waiting([Place(changed, "a")]) == []
        assert await store.remove_waiting([]) == []

    with_store(database_url, doing)


def test_a_table_to_which_somebody_comes_stays(database_url: str) -> None:
    """Even if that is in the moment when it was to be removed."""
    table = waiting()

    async def doing(store: Store) -> None:
        await keep(store, "a", table, changed=10)
        (idle,) = await store.idle_tables(20, None, 9)
        stood = verbs.leave(table, NORTH.identity, START)
        await store.append("a", table.number, stood.events, summary_of("a", table))
        assert await store.remove_waiting([idle]) == []
        assert len(await store.events("a")) == table.number + 1

    with_store(database_url, doing)


def test_guests_who_never_played_go(database_url: str) -> None:
    """A few are looked through at a time; whoever was here lately or did anything stays."""
    stood = opened()
    do(stood, verbs.take_seat(stood, None, replace(NORTH, identity="stood"), "north", START))
    do(stood, verbs.leave(stood, "stood", START))

    async def doing(store: Store) -> None:
        names = ("idle1", "n", "stood", "host", "lately", "person", "idle2", "new")
        for number, name in enumerate(names):
            somebody, cookie = guest(name)
            created = 100 if name == "new" else number
            used = 10 if name == "lately" else created
            passphrase = "argon2id" if name == "person" else None
            somebody = replace(somebody, created=created, name=name, passphrase=passphrase)
            await store.add_person(somebody, replace(cookie, created=created, used=used))
        await keep(store, "a", started())  # North sits there: "n".
        await keep(store, "b", stood)
        await keep(store, "c", opened(), host="host")
        reached = await store.forget_guests(Place(0, ""), 10, 3)
        assert reached == Place(2, "stood")
        assert await store.person("idle2") is not None
        assert await store.forget_guests(reached, 10, 9) == Place(6, "idle2")
        assert await store.forget_guests(Place(6, "idle2"), 10, 9) is None
        left = [name for name in names if await store.person(name) is not None]
        assert left == ["n", "stood", "host", "lately", "person", "new"]
        assert await store.tokens_of("idle1") == []
        assert await store.person_by_token("hash of idle1", 11) is None

    with_store(database_url, doing)
