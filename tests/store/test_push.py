"""Where people are told that it is their turn, and keys that processes share."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import text

from sandtable.store.engine import Engines
from sandtable.store.errors import Missing
from sandtable.store.location import find_location
from sandtable.store.migrate import migrate
from sandtable.store.push import subscription_id
from sandtable.store.store import Store, create_store
from sandtable.store.values import PushSubscription
from tests.postgres import Postgres
from tests.store.logs import guest, with_store

MOST = 3


def subscription(endpoint: str, token: str, identity: str = "n", at: int = 1) -> PushSubscription:
    key = subscription_id(endpoint)
    return PushSubscription(key, token, identity, endpoint, "key", "auth", "fi", at)


def endpoints(found: list[PushSubscription]) -> list[str]:
    return [one.endpoint for one in found]


def test_a_browser_has_one_and_an_endpoint_one_owner(database_url: str) -> None:
    north, cookie = guest("n")
    south, other = guest("s")

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        await store.add_person(south, other)
        first = subscription("https://push/1", cookie.hash)
        await store.keep_push_subscription(first, MOST)
        assert await store.push_subscriptions("n") == [first]
        await store.keep_push_subscription(subscription("https://push/2", cookie.hash), MOST)
        assert endpoints(await store.push_subscriptions("n")) == ["https://push/2"]
        taken = subscription("https://push/2", other.hash, "s")
        await store.keep_push_subscription(taken, MOST)
        assert await store.push_subscriptions("n") == []
        assert await store.push_subscriptions("s") == [taken]
        await store.remove_push_subscriptions([taken.id])
        assert await store.push_subscriptions("s") == []

    with_store(database_url, doing)


def test_it_ends_with_the_login_and_the_person(database_url: str) -> None:
    north, cookie = guest("n")
    south, other = guest("s")

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        await store.add_person(south, other)
        await store.keep_push_subscription(subscription("https://push/1", cookie.hash), MOST)
        await store.keep_push_subscription(subscription("https://push/2", other.hash, "s"), MOST)
        await store.remove_token(cookie.hash)
        assert await store.push_subscriptions("n") == []
        assert len(await store.push_subscriptions("s")) == 1
        await store.delete_person("s", "somebody")
        assert await store.push_subscriptions("s") == []
        with pytest.raises(Missing):
            await store.keep_push_subscription(subscription("https://push/3", cookie.hash), MOST)

    with_store(database_url, doing)


def test_somebody_has_only_so_many_and_the_oldest_go(database_url: str) -> None:
    north, cookie = guest("n")

    async def doing(store: Store) -> None:
        await store.add_person(north, cookie)
        for number in range(MOST + 2):
            token = replace(cookie, hash=f"browser {number}")
            await store.add_token(token)
            one = subscription(f"https://push/{number}", token.hash, at=number)
            await store.keep_push_subscription(one, MOST)
        newest = [f"https://push/{number}" for number in (2, 3, 4)]
        assert endpoints(await store.push_subscriptions("n")) == newest

    with_store(database_url, doing)


def test_the_first_key_is_everybodys(postgres: Postgres) -> None:
    """Processes that start at the same time share it, and it stays."""
    url = postgres.url(postgres.new_database())

    async def run() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(create_store, url) for _ in range(3)))
        kept = await asyncio.gather(
            *(store.keep_key("vapid", f"key {number}") for number, store in enumerate(stores))
        )
        assert len(set(kept)) == 1
        assert await stores[0].keep_key("vapid", "late") == kept[0]
        assert await stores[0].keep_key("other", "fresh") == "fresh"
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_database_of_before_gets_them_and_loses_nothing(
    sqlite_url: str, postgres: Postgres
) -> None:
    for url in (sqlite_url, postgres.url(postgres.new_database())):
        with Engines(find_location(url)) as engines:
            migrate(engines, "0004")
            with engines.writing() as connection:
                insert = "INSERT INTO people (identity, name, created) VALUES ('n', 'North', 1)"
                connection.execute(text(insert))
                token = "INSERT INTO tokens VALUES ('hash', 'n', 'browser', '', 1, 1)"
                connection.execute(text(token))
            migrate(engines)

        async def doing(store: Store) -> None:
            assert await store.push_subscriptions("n") == []
            await store.keep_push_subscription(subscription("https://push/1", "hash"), MOST)
            assert len(await store.push_subscriptions("n")) == 1
            found = await store.person_by_token("hash", 1)
            assert found is not None
            assert found[0].name == "North"

        with_store(url, doing)
