"""Days of the Daily in the database of a server: made ahead, completed, checked."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from typing import TYPE_CHECKING, TypeVar

import typer

from ..games import load
from ..study.daily.chain import Anchor, NotInChain
from ..study.daily.days import FIRST_DAY
from ..study.daily.making import Daily, check_day, make_day
from .server_extra import server_extra
from .wording import counted

if TYPE_CHECKING:
    from ..store.store import Store

Value = TypeVar("Value")
LAST_DAY = date.max.isoformat()


def make_in_database(url: str, first: date, days: int, new_chain_on: date | None) -> None:
    """Make the days that are missing, one after the other; a server keeps what is first. Days
    that are over, and the one on which a new chain is begun, stay as they are."""
    _with_store(url, lambda store: _make(store, first, days, new_chain_on))


def verify_database(url: str, today: date) -> bool:
    """Check all days of a database and tell; whether all are there up to today, and right."""
    return _with_store(url, lambda store: _verify(store, today))


async def _make(store: "Store", first: date, days: int, new_chain_on: date | None) -> None:
    from ..server.live.daily_chain import chain_in, renew_chain

    if new_chain_on is not None:
        chain = await renew_chain(store, new_chain_on)
        typer.echo(f"A new chain from {chain.first} on. Restart the servers, publish the anchor:")
    else:
        chain = await chain_in(store)
    typer.echo(f"anchor {chain.anchor.anchor.hex()}")
    wanted = [first + timedelta(days=number) for number in range(days)]
    there = set(await store.daily_days(wanted[0].isoformat(), wanted[-1].isoformat()))
    made = 0
    for day in wanted:
        if day.isoformat() in there or day < chain.first:
            continue
        began = time.perf_counter()
        fresh = make_day(day, chain.key(day))
        await store.keep_daily_day(day.isoformat(), fresh.to_json())
        made += 1
        names = ", ".join(load(task.game).title for task in fresh.tasks)
        seconds = time.perf_counter() - began
        typer.echo(f"{day}, number {fresh.number}: {names} ({seconds:.1f} s)")
    typer.echo(f"{counted(made, 'day')} made, {len(there)} there before.")


async def _verify(store: "Store", today: date) -> bool:
    from ..server.live.daily_chain import anchor_in

    anchor = await anchor_in(store)
    names = await store.daily_days(FIRST_DAY.isoformat(), LAST_DAY)
    wrong = 0
    for name in names:
        troubles = _troubles(await store.daily_day(name), anchor)
        wrong += bool(troubles)
        if troubles:
            typer.echo(f"{name}: {'; '.join(troubles)}")
    begun = max(0, (today - anchor.first).days + 1)
    missing = [
        day.isoformat()
        for day in (anchor.first + timedelta(days=number) for number in range(begun))
        if day.isoformat() not in names
    ]
    if missing:
        typer.echo(f"missing: {', '.join(missing)}")
    typer.echo(
        f"{len(names) - wrong} of {counted(len(names), 'day')} right, "
        f"{len(missing)} missing; the last is {names[-1] if names else 'none'}."
    )
    return not wrong and not missing


def _troubles(kept: object, anchor: Anchor) -> list[str]:
    try:
        daily = Daily.from_json(kept)  # type: ignore[arg-type]
        if daily.day >= anchor.first:  # Those before were of another chain.
            anchor.check(daily.day, daily.key)
        return check_day(daily)
    except NotInChain as error:
        return [str(error)]
    except (KeyError, TypeError, ValueError) as error:
        return [f"this is no day of the Daily: {error!r}"]


def _with_store(url: str, work: Callable[["Store"], Awaitable[Value]]) -> Value:
    with server_extra():
        from ..store.store import create_store

    async def doing() -> Value:
        async with create_store(url) as store:
            return await work(store)

    return asyncio.run(doing())
