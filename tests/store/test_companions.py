"""People one has played with, invitations and blocks, on both databases."""

from dataclasses import replace

import pytest

from sandtable.store import companions
from sandtable.store.errors import Missing
from sandtable.store.store import Store
from sandtable.store.values import Invited, Person, Place
from sandtable.tables import Kind, Somebody, Table, verbs
from sandtable.tables.events import Declined
from tests.store.logs import guest, keep, summary_of, with_store
from tests.tables.parties import NORTH, SOUTH, START, do, opened

SEATED = ("n", "s")


async def come(store: Store, *identities: str) -> None:
    for identity in identities:
        await store.add_person(*guest(identity, f"Name of {identity}"))


async def who(store: Store, identity: str, limit: int = 9) -> list[str]:
    return [one.person.identity for one in await store.companions_of(identity, limit)]


def between(one: str, other: str, game: str = "patterns") -> Table:
    """A game of two people."""
    table = opened(game)
    for identity in (one, other):
        somebody = Somebody(identity, identity, Kind.GUEST)
        do(table, verbs.take_seat(table, None, somebody, "seed", START))
    return do(table, verbs.start(table, START))


def test_companions_are_those_one_has_played_with(database_url: str) -> None:
    """The last first, each once, by where that was; no bots, nobody who only waits."""

    async def doing(store: Store) -> None:
        await come(store, "n", "s", "e")
        await keep(store, "first", between("n", "s"), changed=START + 1)
        await keep(store, "second", between("n", "e", "mandala"), changed=START + 2)
        await keep(store, "third", between("s", "n"), changed=START + 3)
        await keep(store, "others", between("s", "e"), changed=START + 4)
        found = await store.companions_of("n", 9)
        assert [(one.person.identity, one.table, one.chair, one.game) for one in found] == [
            ("s", "third", 0, "patterns"),
            ("e", "second", 1, "mandala"),
        ]
        assert found[0].person.name == "Name of s"
        assert await who(store, "n", 1) == ["s"]
        assert await store.companion("n", "third", 0) == "s"
        assert await store.companion("n", "third", 1) is None, "oneself is no companion"
        assert await store.companion("n", "others", 0) is None, "one must sit there too"

    with_store(database_url, doing)


def test_a_bot_is_no_companion(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await come(store, "n")
        table = opened()
        do(table, verbs.take_seat(table, None, NORTH, "seed", START))
        robot = Somebody("novice", "novice", Kind.BOT)
        do(table, verbs.take_seat(table, None, robot, "", START))
        await keep(store, "bot", do(table, verbs.start(table, START)))
        assert await who(store, "n") == []
        assert await store.companion("n", "bot", 1) is None

    with_store(database_url, doing)


def test_the_deleted_are_no_companions_and_leave_nothing(database_url: str) -> None:
    """Neither drawing nor invitation nor block."""

    async def doing(store: Store) -> None:
        await come(store, *SEATED)
        drawn = replace((await store.person("s")) or Person("", "", None, 0), avatar="moon")
        await store.save_person(drawn)
        table = opened()
        for identity in SEATED:
            somebody = Somebody(identity, identity, Kind.GUEST, "moon")
            do(table, verbs.take_seat(table, None, somebody, "seed", START))
        await keep(store, "over", do(table, verbs.start(table, START)))
        await keep(store, "invited", opened(), invited=(Invited(1, "s"),))
        await store.add_block("k", "s", "n", START, 9)
        await store.delete_person("s", "somebody")
        assert await who(store, "n") == []
        assert await store.invitations_of("s") == 0
        assert not await store.is_blocked("n", "s")
        [seen] = await store.tables_of("n", 9, None)
        assert [each.avatar for each in seen.seatings if each.identity == "s"] == [None]
        events = await store.events("over", 0)
        avatars = {event.who.name: event.who.avatar for event in events if hasattr(event, "who")}
        assert avatars == {"n": "moon", "somebody": ""}

    with_store(database_url, doing)


def test_an_invitation_stands_until_it_is_answered(database_url: str) -> None:
    """It is written with the table and goes with it, or when the chair is taken or declined."""
    kept = (Invited(1, SOUTH.identity),)

    async def doing(store: Store) -> None:
        table = opened()
        table.events[0] = replace(table.events[0], reserved=(None, SOUTH.identity))  # type: ignore[call-arg]
        await keep(store, "one", table, invited=kept)
        await keep(store, "two", table, invited=kept)
        await keep(store, "gone", table, invited=kept)
        found = await store.inviting_tables(SOUTH.identity, 9)
        assert {one.table for one in found} == {"one", "two", "gone"}
        assert await store.invitations_of(SOUTH.identity) == 3
        sent = await store.invitations_by(NORTH.identity, 2)
        assert sent == [(Place(START, name), SOUTH.identity) for name in ("gone", "one")]
        declined = [Declined(START, 1)]
        await store.append("one", table.number, declined, summary_of("one", table))
        sat = verbs.take_seat(table, None, SOUTH, "seed", START)
        await store.append("two", table.number, sat.events, summary_of("two", sat.after))
        await store.remove_waiting([Place(START, "gone")])
        assert await store.invitations_of(SOUTH.identity) == 0
        assert await store.inviting_tables(SOUTH.identity, 9) == []

    with_store(database_url, doing)


def test_blocks_are_counted_listed_and_taken_back(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await come(store, "n", "s", "e", "w")
        await keep(store, "game", between("n", "s"))
        assert await store.add_block("k1", "n", "s", START, 2)
        assert await store.add_block("k2", "n", "s", START + 1, 2), "again is the same"
        assert await store.add_block("k3", "n", "e", START + 2, 2)
        assert not await store.add_block("k4", "n", "w", START + 3, 2)
        assert [block.key for block in await store.blocks_of("n")] == ["k3", "k1"]
        assert (await store.blocks_of("n"))[1].name == "Name of s"
        assert await store.is_blocked("s", "n")
        assert not await store.is_blocked("n", "s"), "only one of the two has blocked"
        assert await who(store, "n") == []
        assert await who(store, "s") == ["n"], "they are not told"
        with pytest.raises(Missing):
            await store.remove_block("s", "k1")
        await store.remove_block("n", "k1")
        assert await who(store, "n") == ["s"]
        with pytest.raises(Missing):
            await store.add_block("k5", "n", "nobody", START, 9)

    with_store(database_url, doing)


def test_old_games_are_looked_at_only_so_far(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(companions, "LOOKED_AT", 2)

    async def doing(store: Store) -> None:
        await come(store, "n", "s", "e")
        await keep(store, "long ago", between("n", "e"), changed=START)
        for number in (1, 2):
            await keep(store, f"game {number}", between("n", "s"), changed=START + number)
        assert await who(store, "n") == ["s"]

    with_store(database_url, doing)
