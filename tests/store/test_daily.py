"""The Daily in the database: days that all processes share, tries, boards, and what moves."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from sandtable.store.errors import Conflict, Missing
from sandtable.store.store import Store, create_store
from sandtable.store.values import DailyTry, Place
from tests.store.logs import guest, with_store
from tests.tables.parties import START

DAY, GAME = "2026-11-18", "mandamina"


def begun(identity: str, day: str = DAY, game: str = GAME, **changes: Any) -> DailyTry:
    moves = {"moves": ["a1"], "wrong": []}
    return replace(DailyTry(identity, day, game, moves, 0, False, START), **changes)


def done(identity: str, points: int | None, day: str = DAY, **changes: Any) -> DailyTry:
    result = {"score": 20 + (points or 0), "par": 20, "tries": 1, "is_assisted": False}
    values = {"finished": START + 5, "counts": True, "points": points, "result": result}
    return begun(identity, day, **{**values, **changes})


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(*guest(name[0], name))


def test_the_first_day_that_is_kept_counts(database_url: str) -> None:
    async def doing(store: Store) -> None:
        assert await store.daily_day(DAY) is None
        assert await store.keep_daily_day(DAY, {"tasks": [1]}) == {"tasks": [1]}
        assert await store.keep_daily_day(DAY, {"tasks": [2]}) == {"tasks": [1]}
        assert await store.daily_day(DAY) == {"tasks": [1]}

    with_store(database_url, doing)


def test_two_processes_agree_on_days_and_on_a_key(postgres_url: str) -> None:
    async def doing() -> None:
        async with create_store(postgres_url) as one, create_store(postgres_url) as other:
            kept = await asyncio.gather(
                *(
                    store.keep_daily_day(DAY, {"by": number})
                    for number, store in enumerate([one, other] * 5)
                )
            )
            assert len({day["by"] for day in kept}) == 1
            keys = await asyncio.gather(
                one.keep_key("daily-chain", "one"), other.keep_key("daily-chain", "other")
            )
            assert keys[0] == keys[1]

    asyncio.run(doing())


def test_a_try_goes_on_only_from_where_it_stands(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        first = begun("n")
        await store.keep_daily_try(None, first)
        with pytest.raises(Conflict):
            await store.keep_daily_try(None, first)
        second = replace(first, moves={"moves": ["a1", "b2"], "wrong": [["c3"]]}, tries=1)
        await store.keep_daily_try(first, second)
        with pytest.raises(Conflict):
            await store.keep_daily_try(first, second)
        assert await store.daily_tries("n", [DAY]) == [second]
        assert await store.daily_tries("n", ["2026-11-17"]) == []
        with pytest.raises(Missing):
            await store.keep_daily_try(None, begun("x"))

    with_store(database_url, doing)


def test_of_two_requests_at_once_one_is_told(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        first = begun("n")
        await store.keep_daily_try(None, first)
        both = [replace(first, moves={"moves": ["a1", move], "wrong": []}) for move in ("b1", "c1")]
        told = await asyncio.gather(
            *(store.keep_daily_try(first, one) for one in both), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in told) == ["Conflict", "NoneType"]

    with_store(database_url, doing)


def test_points_and_the_board_know_only_who_is_ranked(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "anna", "bert", "cleo", "dora", "emil")
        help_ = {"score": 18, "par": 20, "tries": 1, "is_assisted": True}
        for one in (
            done("a", -2, is_assisted=True, result=help_, finished=START + 1),
            done("b", 0, finished=START + 9),
            done("c", -2, finished=START + 8),
            done("d", None),
            done("e", None, counts=False),
        ):
            await store.keep_daily_try(None, one)
        assert await store.daily_points([DAY]) == {(DAY, GAME): {0: 1, -2: 2}}
        rows = await store.daily_board(DAY, GAME, 20)
        assert [(row.name, row.points) for row in rows] == [("bert", 0), ("cleo", -2), ("anna", -2)]
        assert all(row.is_guest for row in rows)
        assert [row.name for row in await store.daily_board(DAY, GAME, 1)] == ["bert"]
        mine = await store.daily_board_row(DAY, GAME, "a")
        assert mine is not None
        assert mine.result == help_
        assert await store.daily_board_row(DAY, GAME, "d") is None

    with_store(database_url, doing)


def test_a_streak_is_made_of_days_that_counted(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        await store.keep_daily_try(None, done("n", 0))
        await store.keep_daily_try(None, done("n", None, game="patterns"))
        await store.keep_daily_try(None, done("n", None, "2026-11-17", counts=False))
        await store.keep_daily_try(None, begun("n", "2026-11-19"))
        assert await store.counted_days("n") == [DAY]
        days = [one.day for one in await store.all_daily_tries("n")]
        assert days == ["2026-11-17", DAY, DAY, "2026-11-19"]

    with_store(database_url, doing)


def test_what_a_guest_did_moves_where_the_person_has_nothing_better(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "guest", "person")
        of_guest = [
            done("g", 0, "2026-11-16"),
            begun("g", "2026-11-17"),
            done("g", -1, "2026-11-18"),
            done("g", -3, "2026-11-19"),
        ]
        of_person = [begun("p", "2026-11-16"), done("p", -2, "2026-11-18")]
        for one in (*of_guest, *of_person):
            await store.keep_daily_try(None, one)
        await store.move_daily_tries("g", "p")
        moved = {one.day: one.points for one in await store.all_daily_tries("p")}
        assert moved == {"2026-11-16": 0, "2026-11-17": None, "2026-11-18": -2, "2026-11-19": -3}
        assert [one.day for one in await store.all_daily_tries("g")] == ["2026-11-18"]

    with_store(database_url, doing)


def test_tries_go_with_whoever_is_deleted_or_forgotten(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north", "south")
        await store.keep_daily_try(None, done("n", 0))
        await store.keep_daily_try(None, done("s", 0))
        await store.delete_person("n", "somebody")
        assert await store.all_daily_tries("n") == []
        await store.forget_guests(Place(0, ""), START + 10, 100)
        assert await store.daily_points([DAY]) == {}

    with_store(database_url, doing)
