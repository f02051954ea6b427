"""People, their ways in, and how they are forgotten."""

import asyncio
import json
from dataclasses import replace

import pytest

from sandtable.store.errors import Conflict, LooksAlike, Missing
from sandtable.store.people import USE_IS_NOTED
from sandtable.store.store import Store, create_store
from sandtable.store.values import Person, Rating, Token
from sandtable.tables import Table, verbs
from sandtable.tables.record import record_of
from tests.store.logs import finished, guest, keep, summary_of, with_store
from tests.tables.parties import NORTH, SOUTH, START, do, opened


def test_a_guest_comes_with_a_way_in(database_url: str) -> None:
    """Both are found by either."""
    north, cookie = guest()

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        assert await store.person("n") == north
        assert await store.person_by_token(cookie.hash, START) == (north, cookie)
        assert await store.tokens_of("n") == [cookie]
        assert await store.person("nobody") is None
        assert await store.person_by_token("nothing", START) is None

    with_store(database_url, doing)


def test_a_name_is_found_in_any_case(database_url: str) -> None:
    """Only of those who have a passphrase; two guests may share a name."""
    north, cookie = guest("n", "Ångström")
    other, other_cookie = guest("o", "ÅNGSTRÖM")

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        await store.add_person(other, other_cookie)
        assert await store.person_named("Ångström") is None
        known = replace(north, passphrase="argon2id")
        await store.save_person(known)
        assert await store.person_named("ångSTRÖM") == known
        with pytest.raises(Conflict):
            await store.save_person(replace(other, passphrase="argon2id"))
        assert await store.person("o") == other
        renamed = replace(known, name="North")
        await store.save_person(renamed)
        await store.save_person(replace(other, passphrase="argon2id"))
        assert await store.person_named("north") == renamed

    with_store(database_url, doing)


def test_a_name_that_looks_like_anothers_is_not_taken(database_url: str) -> None:
    """Nor by a guest; whoever has it already keeps it."""

    async def doing(store: Store) -> None:
        north, cookie = guest("n", "North")
        await store.add_person(replace(north, passphrase="argon2id"), cookie)
        await store.add_person(*guest("o", "Other"))
        other = await store.person("o")
        assert other is not None
        for name in ("N0rth", "N o r t h", "N\u043erth", "No\u0323rth"):
            for passphrase in (None, "argon2id"):
                with pytest.raises(LooksAlike):
                    await store.save_person(replace(other, name=name, passphrase=passphrase))
        assert await store.person("o") == other
        twin, twins_cookie = guest("t", "N0rth")
        await store.add_person(replace(twin, passphrase="argon2id"), twins_cookie)
        await store.save_person(replace(twin, passphrase="a new one"))
        await store.save_person(replace(north, passphrase="a new one"))
        with pytest.raises(LooksAlike):
            await store.save_person(replace(twin, name="North!", passphrase="a new one"))

    with_store(database_url, doing)


def test_two_processes_do_not_take_names_that_look_alike(postgres_url: str) -> None:
    """One of them is quicker."""

    async def take(store: Store, identity: str, name: str) -> bool:
        try:
            await store.save_person(Person(identity, name, "argon2id", START))
        except LooksAlike:
            return False
        return True

    async def doing(store: Store) -> None:
        async with create_store(postgres_url) as other:
            for number in range(5):
                names = (f"Twin {number}{number}o", f"Twin {number}{number}0")
                for place, name in enumerate(names):
                    await store.add_person(*guest(f"{number}-{place}", f"Before {name}"))
                taken = await asyncio.gather(
                    take(store, f"{number}-0", names[0]), take(other, f"{number}-1", names[1])
                )
                assert sorted(taken) == [False, True]

    with_store(postgres_url, doing)


@pytest.mark.parametrize("name", ["", "\0", "North\0", "\ud800", "No\nth"])
def test_nobody_has_a_name_that_cannot_be_printed(database_url: str, name: str) -> None:
    """Whatever a program sends, it is an answer and not an error."""
    assert with_store(database_url, lambda store: store.person_named(name)) is None


def test_nobody_cannot_be_saved(database_url: str) -> None:
    """Nor get a way in."""

    async def doing(store: Store) -> None:
        with pytest.raises(Missing):
            await store.save_person(Person("n", "North", None, START))
        with pytest.raises(Missing):
            await store.add_token(Token("hash", "n", "program", "", START, START))

    with_store(database_url, doing)


def test_ways_in_can_be_added_and_closed(database_url: str) -> None:
    """One does not close the others."""
    north, cookie = guest()
    program = Token("another hash", "n", "program", "my bot", START + 1, START + 1)

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        await store.add_token(program)
        assert await store.tokens_of("n") == [cookie, program]
        await store.remove_token(cookie.hash)
        assert await store.tokens_of("n") == [program]
        assert await store.person_by_token(cookie.hash, START) is None
        assert await store.person_by_token(program.hash, START) == (north, program)

    with_store(database_url, doing)


def test_use_is_noted_now_and_then(database_url: str) -> None:
    """Not at every request, which would write all day."""
    north, cookie = guest()

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        before = store.writes
        await store.person_by_token(cookie.hash, START + USE_IS_NOTED - 1)
        assert store.writes == before
        await store.person_by_token(cookie.hash, START + USE_IS_NOTED)
        (token,) = await store.tokens_of("n")
        assert token.used == START + USE_IS_NOTED

    with_store(database_url, doing)


def test_the_best_rated_are_those_who_are_surely_strong(database_url: str) -> None:
    """A high rating that is still in doubt counts for less; bots have no name."""
    table = finished("patterns", seed=1)
    ratings = [
        Rating("n", "patterns", 30.0, 8.0, 1),
        Rating("s", "patterns", 26.0, 2.0, 1),
        Rating("expert", "patterns", 25.0, 1.0, 1),
        Rating("s", "mandala", 40.0, 1.0, 1),
    ]

    async def doing(store: Store) -> None:
        await store.add_person(*guest("n", "North"))
        await store.add_person(*guest("s", "South"))
        await store.append("a", 0, table.events, summary_of("a", table), ratings=ratings)
        best = await store.best_rated("patterns", 9)
        assert best == [(ratings[2], None), (ratings[1], "South"), (ratings[0], "North")]
        assert await store.best_rated("patterns", 1) == best[:1]

    with_store(database_url, doing)


def test_a_person_who_is_deleted_is_named_nowhere(database_url: str) -> None:
    """Neither in lists nor in events nor in records; the games of others stay whole."""
    table = finished("patterns", seed=1)
    stood = opened()
    do(stood, verbs.take_seat(stood, None, NORTH, "north", START))
    do(stood, verbs.leave(stood, NORTH.identity, START))
    north, cookie = guest()
    rating = Rating("n", "patterns", 26.0, 8.0, 1)

    async def doing(store: Store) -> None:
        await store.add_person(replace(north, passphrase="argon2id"), cookie)
        await store.append("a", 0, table.events, summary_of("a", table), ("n", "k"), [rating])
        await keep(store, "stood", stood)
        assert await store.delete_person("n", "Somebody") == ["a", "stood"]
        assert await store.person("n") is None
        assert await store.person_named("North") is None
        assert await store.person_by_token(cookie.hash, START) is None
        assert await store.tokens_of("n") == []
        assert await store.ratings("patterns", ["n"]) == {}
        (summary,) = await store.tables_of(SOUTH.identity, 9, None)
        assert [seating.name for seating in summary.seatings] == ["Somebody", "South"]
        for name in ("a", "stood"):
            log = json.dumps([event.as_json() for event in await store.events(name)])
            assert "North" not in log
        record = record_of(Table(await store.events("a")))
        assert sorted(record["seats"]) == ["Somebody", "South"]
        assert record["moves"] == record_of(table)["moves"]

    with_store(database_url, doing)
