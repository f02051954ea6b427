"""Appending: wholly or not at all, in one order, and once."""

import asyncio
from dataclasses import replace

import psycopg
import pytest

from sandtable.store.errors import Conflict, Missing
from sandtable.store.store import Store, create_store
from sandtable.store.values import Rating
from tests.store.logs import keep, summary_of, with_store
from tests.tables.parties import play_some, started


def test_events_come_back_as_they_were_appended(database_url: str) -> None:
    """Every kind of value in them, and from any number on."""
    table = play_some(started("mandala"), 6)

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        assert await store.events("a") == table.events
        assert await store.events("a", since=4) == table.events[4:]
        assert await store.events("a", since=table.number) == []

    with_store(database_url, doing)


def test_events_are_there_after_the_store_was_opened_again(database_url: str) -> None:
    """What is closed is kept."""
    table = started()
    with_store(database_url, lambda store: keep(store, "a", table))
    assert with_store(database_url, lambda store: store.events("a")) == table.events


def test_a_table_that_was_never_opened_is_missing(database_url: str) -> None:
    """Reading says so; an append has nothing to follow."""
    table = started()

    async def doing(store: Store) -> None:
        with pytest.raises(Missing):
            await store.events("a")
        with pytest.raises(Conflict):
            await store.append("a", 3, table.events[3:], summary_of("a", table))
        with pytest.raises(Missing):
            await store.events("a")

    with_store(database_url, doing)


def test_only_the_next_number_is_taken(database_url: str) -> None:
    """Neither one that is taken, nor one that leaves a gap, nor opening twice."""
    table = play_some(started(), 3)
    count = table.number
    more = table.events[-1:]

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        for number in (0, count - 1, count + 1):
            with pytest.raises(Conflict):
                await store.append("a", number, more, summary_of("a", table))
        assert await store.events("a") == table.events
        await store.append("a", count, more, summary_of("a", table))
        assert await store.events("a", count) == more

    with_store(database_url, doing)


def test_of_many_who_append_at_once_one_is_first(database_url: str) -> None:
    """In the same transaction or not, exactly one gets a number."""
    table = started()

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        done = await asyncio.gather(
            *(
                store.append("a", table.number, [replace(table.events[0], at=at)], summary)
                for at in range(20)
                for summary in [summary_of("a", table)]
            ),
            return_exceptions=True,
        )
        assert [type(answer) for answer in done if answer] == [Conflict] * 19
        (event,) = await store.events("a", table.number)
        assert done[event.at] is None

    with_store(database_url, doing)


def test_a_conflict_does_not_spoil_others(database_url: str) -> None:
    """What shares a transaction with it is written."""
    table = started()

    async def doing(store: Store) -> None:
        names = [f"t{number}" for number in range(10)]
        done = await asyncio.gather(
            *(keep(store, name, table) for name in names),
            keep(store, "t3", table),
            store.append("gap", 5, table.events, summary_of("gap", table)),
            *(keep(store, f"u{number}", table) for number in range(10)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in done if answer] == [Conflict, Conflict]
        assert done[10:12] != [None, None]
        for name in names:
            assert await store.events(name) == table.events

    with_store(database_url, doing)


def test_what_no_database_takes_fails_alone(database_url: str) -> None:
    """Half a character in a key, which is no text at all."""
    table = started()

    async def doing(store: Store) -> None:
        key = ("n", "\ud800")
        done = await asyncio.gather(
            keep(store, "a", table),
            store.append("b", 0, table.events, summary_of("b", table), key=key),
            keep(store, "c", table),
            return_exceptions=True,
        )
        assert [answer is None for answer in done] == [True, False, True]
        assert await store.events("a") == await store.events("c") == table.events
        with pytest.raises(Missing):
            await store.events("b")

    with_store(database_url, doing)


def test_a_key_is_answered_once(database_url: str) -> None:
    """Sent twice is played once, even when the number would fit; keys are their owner's alone."""
    table = started()
    count = table.number
    more = table.events[-1:]

    async def doing(store: Store) -> None:
        summary = summary_of("a", table)
        await keep(store, "a", table)
        assert await store.answered("a", "n", "key") is None
        await store.append("a", count, more, summary, key=("n", "key"))
        assert await store.answered("a", "n", "key") == count
        with pytest.raises(Conflict):
            await store.append("a", count + 1, more, summary, key=("n", "key"))
        await store.append("a", count + 1, more, summary, key=("s", "key"))
        assert await store.answered("a", "s", "key") == count + 1
        assert await store.answered("b", "n", "key") is None
        assert len(await store.events("a", count)) == 2

    with_store(database_url, doing)


def test_a_key_is_answered_once_within_a_transaction(database_url: str) -> None:
    """The same request over two connections at the same moment."""
    table = started()
    count = table.number
    more = table.events[-1:]

    async def doing(store: Store) -> None:
        summary = summary_of("a", table)
        await keep(store, "a", table)
        done = await asyncio.gather(
            *(store.append("a", count + n, more, summary, ("n", "key")) for n in range(2)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in done] == [type(None), Conflict]

    with_store(database_url, doing)


def test_ratings_are_written_with_the_events(database_url: str) -> None:
    """With them or not at all, and each counts one game more than the last."""
    table = started()
    count = table.number
    more = table.events[-1:]
    first = [Rating("n", "patterns", 26.0, 8.0, 1), Rating("s", "patterns", 24.0, 8.0, 1)]
    second = [replace(rating, games=2, mu=rating.mu + 1) for rating in first]

    async def doing(store: Store) -> None:
        summary = summary_of("a", table)
        await keep(store, "a", table)
        with pytest.raises(Conflict):
            await store.append("a", count, more, summary, ratings=second)
        assert await store.ratings("patterns", ["n", "s"]) == {}
        await store.append("a", count, more, summary, ratings=first)
        with pytest.raises(Conflict):
            await store.append("a", count + 1, more, summary, ratings=[first[0], second[1]])
        assert await store.ratings("patterns", ["n", "s"]) == {r.identity: r for r in first}
        await store.append("a", count + 1, more, summary, ratings=second)
        assert await store.ratings("patterns", ["n"]) == {"n": second[0]}
        assert await store.ratings("mandala", ["n"]) == {}

    with_store(database_url, doing)


def test_two_games_that_end_at_once_both_count(database_url: str) -> None:
    """The later one is told to read the rating again."""
    table = started()

    async def doing(store: Store) -> None:
        rating = Rating("n", "patterns", 26.0, 8.0, 1)
        done = await asyncio.gather(
            *(
                store.append(name, 0, table.events, summary_of(name, table), ratings=[rating])
                for name in "ab"
            ),
            return_exceptions=True,
        )
        assert [type(answer) for answer in done] == [type(None), Conflict]
        with pytest.raises(Missing):
            await store.events("b")

    with_store(database_url, doing)


def test_two_processes_append_in_one_order(postgres_url: str) -> None:
    """Both always want the next number; nothing is lost, nothing is doubled, nobody hangs."""
    table = started()
    moves = 30

    async def play(store: Store, who: str, names: list[str]) -> None:
        for name in names:
            number = table.number
            for at in range(moves):
                while True:
                    event = replace(table.opening, at=at, host=who)
                    try:
                        await store.append(name, number, [event], summary_of(name, table))
                        break
                    except Conflict:
                        number += len(await store.events(name, number))
                number += 1

    async def run() -> None:
        async with create_store(postgres_url) as one, create_store(postgres_url) as two:
            await asyncio.gather(*(keep(one, name, table) for name in "abc"))
            players = [(store, f"{n}{m}") for n, store in enumerate([one, two]) for m in range(3)]
            orders = ["abc", "bca", "cab"]
            await asyncio.gather(
                *(
                    play(store, who, list(orders[number % 3]))
                    for number, (store, who) in enumerate(players)
                )
            )
            for name in "abc":
                events = await one.events(name, table.number)
                assert len(events) == len(players) * moves
                for _, who in players:
                    own = [event.at for event in events if getattr(event, "host", None) == who]
                    assert own == list(range(moves))

    asyncio.run(run())


def test_a_deadlock_is_tried_again(postgres_url: str) -> None:
    """Another program holds a rating and wants the table; the store gives way and comes back."""
    table = started()
    more = table.events[-1:]
    rating = Rating("n", "patterns", 26.0, 8.0, 1)
    lock_table = "SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE"

    async def append(store: Store, number: int) -> None:
        ratings = [replace(rating, games=number - table.number + 2)]
        await store.append("a", number, more, summary_of("a", table), ratings=ratings)

    async def closes_circle(store: Store, other: psycopg.AsyncConnection, number: int) -> bool:
        """Whether the store was the one to give way, and not the other program."""
        await other.execute("SELECT 1 FROM ratings FOR UPDATE")
        appending = asyncio.create_task(append(store, number))
        while not await is_locked(other, lock_table):
            await asyncio.sleep(0.01)
        try:
            await other.execute(lock_table)
            return True
        except psycopg.errors.DeadlockDetected:
            return False
        finally:
            await other.rollback()
            await appending

    async def run() -> None:
        other = await psycopg.AsyncConnection.connect(postgres_url)
        async with create_store(postgres_url) as store, other:
            await store.append("a", 0, table.events, summary_of("a", table), ratings=[rating])
            number = table.number
            # PostgreSQL ends whoever has waited for a second: on a busy machine that may be
            # the other program.
            while not await closes_circle(store, other, number):
                number += 1
            assert await store.events("a") == table.events + more * (number + 1 - table.number)

    asyncio.run(run())


async def is_locked(connection: psycopg.AsyncConnection, lock: str) -> bool:
    """Whether somebody else holds a lock."""
    await connection.execute("SAVEPOINT here")
    try:
        await connection.execute(f"{lock} NOWAIT".encode())
    except psycopg.errors.LockNotAvailable:
        return True
    else:
        return False
    finally:
        await connection.execute("ROLLBACK TO here")
