"""Days on the server: made once for all processes, ahead, beside everything else; a chain that is
never replaced in silence."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.server.errors import NotFound, NotReady, TooMany
from sandtable.server.live import daily_days, daily_worker
from sandtable.server.live.background import Background
from sandtable.server.live.daily_chain import (
    ANCHOR_KEY,
    CHAIN_KEY,
    BrokenChain,
    chain_in,
    renew_chain,
)
from sandtable.server.live.daily_days import DailyDays
from sandtable.server.live.daily_worker import NotMade, make_apart
from sandtable.store.store import Store, create_store
from sandtable.study.daily.days import FIRST_DAY, start_of
from sandtable.study.daily.making import Daily, check_day
from tests.server.dailies import CHAIN, TODAY, Clock, day_made, days_around, prepare, task_in
from tests.server.serving import serving

YESTERDAY, TOMORROW = TODAY - timedelta(days=1), TODAY + timedelta(days=1)


def run(database: str, test: Callable[[Store, DailyDays], Awaitable[None]]) -> None:
    """With the days of one process, whose clock shows noon."""

    async def all_of_it() -> None:
        background = Background()
        async with create_store(database) as store:
            days = DailyDays(store, background.spawn)
            days.now = Clock()
            try:
                await test(store, days)
            finally:
                await background.stop()

    asyncio.run(all_of_it())


class Making:
    """Stands for the process that makes days, and knows what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, missing: list[str] | None = None) -> None:
        self.asked: list[date] = []
        self.missing = missing or []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        monkeypatch.setattr(daily_days, "make_apart", self._make)

    async def _make(self, day: date, key: bytes) -> tuple[Daily, list[str]]:
        self.asked.append(day)
        await self.may_go_on.wait()
        return Daily(day, key, True, ()), self.missing


# A process of its own.


@pytest.mark.process
def test_a_day_is_made_apart_and_is_the_same(caplog: pytest.LogCaptureFixture) -> None:
    """The one that is made here; meanwhile everything else goes on."""
    longest = 0.0

    async def doing() -> tuple[Daily, list[str]]:
        nonlocal longest
        making = asyncio.create_task(make_apart(TODAY, CHAIN.key(TODAY)))
        while not making.done():
            begin = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - begin)
        return await making

    made, missing = asyncio.run(doing())
    assert missing == []
    # Proofs of the same par may differ: which comes first is a matter of time.
    assert made.public() == day_made(TODAY).public()
    assert check_day(made) == []
    assert longest < 0.5
    assert CHAIN.key(TODAY).hex() not in caplog.text


@pytest.mark.process
def test_a_process_that_fails_says_why() -> None:
    no_day: Any = SimpleNamespace(isoformat=lambda: "someday")
    with pytest.raises(NotMade, match=r"exit code 1: .*someday"):
        asyncio.run(make_apart(no_day, CHAIN.key(TODAY)))


@pytest.mark.process
def test_a_process_that_takes_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_worker, "PATIENCE", 0.05)
    with pytest.raises(NotMade, match="no day after"):
        asyncio.run(make_apart(TODAY, CHAIN.key(TODAY)))


# All processes.


def test_two_processes_have_the_same_days(postgres_url: str) -> None:
    """Neither had them; both draw a chain and make the day at once."""
    with serving(postgres_url) as one, serving(postgres_url) as other:
        for served in (one, other):
            served.app.state.hub.daily.now = Clock(start_of(FIRST_DAY + timedelta(days=5)))

        async def anchors() -> list[Any]:
            return [served.client().get("/api/daily/anchor").json() for served in (one, other)]

        first, second = asyncio.run(anchors())
        assert first == second
        path = f"/api/daily/days/{FIRST_DAY}/proof?whole=true"
        told = [served.client().get(path).raise_for_status().json() for served in (one, other)]
        assert told[0] == told[1]
        assert [task["game"] for task in told[0]["tasks"]] == [
            task.game for task in day_made(FIRST_DAY).tasks
        ]
        secret = CHAIN.secret.hex()
        assert secret not in json.dumps(told)


def test_the_first_that_is_kept_counts(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(database_url)

    async def test(store: Store, days: DailyDays) -> None:
        making = Making(monkeypatch)
        making.may_go_on.clear()
        asked = asyncio.create_task(days.get(TODAY))
        while not making.asked:
            await asyncio.sleep(0)
        await store.keep_daily_day(TODAY.isoformat(), day_made(TODAY).to_json())
        making.may_go_on.set()
        assert await asked == day_made(TODAY)

    run(database_url, test)


def test_many_who_ask_at_midnight_wait_for_one_making(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes away does not take it from the others."""

    async def test(_: Store, days: DailyDays) -> None:
        making = Making(monkeypatch)
        making.may_go_on.clear()
        days.now = Clock(start_of(TODAY))
        asked = [asyncio.create_task(days.get(TODAY)) for _ in range(20)]
        while not making.asked:
            await asyncio.sleep(0.001)
        asked[0].cancel()
        making.may_go_on.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(told[0], asyncio.CancelledError)
        assert len({id(one) for one in told[1:]}) == 1
        assert making.asked == [TODAY]

    run(sqlite_url, test)


def test_a_day_is_there_from_its_first_millisecond(sqlite_url: str) -> None:
    prepare(sqlite_url, days_around())

    async def test(_: Store, days: DailyDays) -> None:
        clock = Clock(start_of(TODAY) - 1)
        days.now = clock
        with pytest.raises(NotFound):
            await days.get(TODAY)
        assert days.counts(YESTERDAY)
        clock.moment += 1
        assert (await days.get(TODAY)).day == TODAY
        assert days.counts(YESTERDAY)
        clock.at(TODAY, 24)
        assert not days.counts(YESTERDAY)
        assert days.counts(TODAY)

    run(sqlite_url, test)


# Ahead.


def test_days_are_made_ahead_and_missing_ones_after_them(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Today first; what is there already is left alone."""
    prepare(database_url, [TOMORROW])

    async def test(store: Store, days: DailyDays) -> None:
        making = Making(monkeypatch)
        assert await days.make_missing()
        assert making.asked == [TODAY, TODAY + timedelta(days=2), YESTERDAY, FIRST_DAY]
        assert await days.make_missing()
        assert len(making.asked) == 4
        assert await store.daily_days("2026-11-01", "2026-12-31") == [
            "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20",
        ]  # fmt: skip
        assert await store.daily_day(TOMORROW.isoformat()) == day_made(TOMORROW).to_json()

    run(database_url, test)


def test_a_day_that_fails_does_not_end_the_making(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(_: Store, days: DailyDays) -> None:
        tried: list[date] = []

        async def fail(day: date, key: bytes) -> Any:
            tried.append(day)
            raise NotMade("the solver is out")

        monkeypatch.setattr(daily_days, "make_apart", fail)
        assert not await days.make_missing()
        assert len(tried) == 5
        with pytest.raises(NotReady):
            await days.get(TODAY)

    run(sqlite_url, test)
    assert "the solver is out" in caplog.text


def test_a_day_that_lacks_a_task_is_served_for_a_while_and_not_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else everybody who asks would have it made again."""

    async def test(store: Store, days: DailyDays) -> None:
        making = Making(monkeypatch, missing=["mandamina: no solver"])
        for _ in range(3):
            assert (await days.get(TODAY)).tasks == ()
        assert making.asked == [TODAY]
        assert days.is_in_memory(TODAY)
        assert await store.daily_day(TODAY.isoformat()) is None
        monkeypatch.setattr(daily_days, "INCOMPLETE", -1.0)
        days._incomplete.clear()
        making.missing = []
        await days.get(TODAY)
        assert await store.daily_day(TODAY.isoformat()) is not None

    run(sqlite_url, test)


def test_nobody_holds_up_today_by_asking_for_old_days(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(_: Store, days: DailyDays) -> None:
        clock = Clock()
        today = FIRST_DAY + timedelta(days=100)
        clock.at(today)
        days.now = clock
        making = Making(monkeypatch)
        making.may_go_on.clear()
        old = [FIRST_DAY + timedelta(days=number) for number in range(daily_days.MOST_WAITING)]
        asked = [asyncio.create_task(days.get(day)) for day in old]
        while not making.asked:
            await asyncio.sleep(0.001)
        with pytest.raises(TooMany):
            await days.get(FIRST_DAY + timedelta(days=50))
        urgent = asyncio.create_task(days.get(today))
        while today not in making.asked:
            await asyncio.sleep(0.001)
        assert len(making.asked) == 2, "one of the archive at a time"
        making.may_go_on.set()
        await asyncio.gather(urgent, *asked)

    run(sqlite_url, test)


# The chain.


def test_the_secret_is_drawn_once(database_url: str) -> None:
    async def doing() -> None:
        async with create_store(database_url) as store:
            chains = await asyncio.gather(*(chain_in(store) for _ in range(5)))
            assert len({chain.secret for chain in chains}) == 1
            assert chains[0].first == FIRST_DAY

    asyncio.run(doing())


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "{}",
        "[]",
        '{"secret": "zz", "first": "x", "days": 1}',
        '{"secret": "00", "first": "2026-11-16", "days": 9}',
    ],
)
def test_a_damaged_secret_is_told_to_the_operator_alone(
    sqlite_url: str, kept: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Days that are there are served all the same; nothing of the secret is logged."""
    prepare(sqlite_url, [TODAY])

    async def test(store: Store, days: DailyDays) -> None:
        await store.replace_key(CHAIN_KEY, kept)
        assert await days.get(TODAY) == day_made(TODAY)
        with pytest.raises(NotReady) as told:
            await days.get(YESTERDAY)
        with pytest.raises(NotReady):
            await days.anchor()
        assert "chain" not in str(told.value)

    with caplog.at_level(logging.DEBUG):
        run(sqlite_url, test)
    assert "--new-chain" in caplog.text
    assert CHAIN.secret.hex() not in caplog.text


def test_a_lost_secret_is_not_replaced_in_silence(database_url: str) -> None:
    """The anchor was published: days by another secret would not lead to it."""
    prepare(database_url, [TODAY])

    async def test(store: Store, days: DailyDays) -> None:
        await days.anchor()
        await store.replace_key(CHAIN_KEY, json.dumps(
            {"secret": "ab" * 32, "first": FIRST_DAY.isoformat(), "days": CHAIN.days}
        ))  # fmt: skip
        with pytest.raises(BrokenChain, match="not that of the anchor"):
            await chain_in(store)
        chain = await renew_chain(store, TODAY)
        assert chain.first == TOMORROW, "today is played already"
        assert await chain_in(store) == chain
        assert json.loads(await store.keep_key(ANCHOR_KEY, "")) == chain.anchor.to_json()
        assert await store.daily_days("2026-01-01", "2030-01-01") == [TODAY.isoformat()]
        fresh = DailyDays(store, Background().spawn)
        fresh.now = Clock()
        assert (await fresh.get(TODAY)).tasks

    run(database_url, test)


def test_puzzles_of_days_that_count_are_known(sqlite_url: str) -> None:
    """Of yesterday, today and tomorrow; a layout is no puzzle, and an old day is over."""
    prepare(sqlite_url, days_around())

    async def test(store: Store, days: DailyDays) -> None:
        assert days.puzzles_that_count("patterns") == set(), "nothing is read yet"
        await days.get(TODAY - timedelta(days=2))
        await days.make_missing(ahead=2, back=1)
        counting = (YESTERDAY, TODAY, TOMORROW)
        expected = {task_in("patterns", day).data["puzzle"] for day in counting}
        assert days.puzzles_that_count("patterns") == expected
        assert days.puzzles_that_count("mandamina") == set()

    run(sqlite_url, test)
