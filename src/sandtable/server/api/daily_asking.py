"""What the routes of the Daily look up: days, tasks, tries, and how all did."""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any

import orjson
from fastapi import Path, Request
from starlette.responses import Response

from ...store.values import DailyTry
from ...study.daily.attempt import is_playable
from ...study.daily.making import Daily, makers
from ...study.daily.streak import Streak, streak_at
from ...study.daily.task import Task
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, NotFound, answers
from ..people.identity import Visitor, config_of, limits_of, store_of
from .daily_answers import Asked, Points, day_seen
from .dependencies import hub_of

EFFORT = 50
"""A day that has to be made first counts for so many requests."""

DayPath = Annotated[
    str,
    Path(pattern=r"^2[0-9]{3}-[01][0-9]-[0-3][0-9]$", description="Such as 2026-11-18, by UTC."),
]


def described(model: Any, *statuses: int, open_to_all: bool = False) -> dict[int | str, Any]:
    """For the description of a route."""
    more = ALSO_FOR_STRANGERS if open_to_all else answers(401)
    return {200: {"model": model}, **answers(*statuses), **more}


def as_json(content: Any) -> Response:
    """An answer that is what its description says already."""
    return Response(orjson.dumps(content), media_type="application/json")


def asked_in(request: Request, language: str) -> Asked:
    """How the answer is to be."""
    site = config_of(request).address or str(request.base_url)
    return Asked(language, hub_of(request).daily.now(), site.rstrip("/"))


def date_of(day: str) -> date:
    """A day as it stands in an address."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise NotFound("no-such-day") from None


async def daily_of(request: Request, day: date) -> Daily:
    """A day that has begun. One that must be made first costs more of the limits."""
    hub = hub_of(request)
    if not hub.daily.is_there(day):
        raise NotFound("no-such-day")
    for game in makers():
        await hub.warmup.wait_for(game)
    if not await hub.daily.is_made(day):
        limits_of(request).requests_of_address.take(address_key(request.scope), EFFORT)
    return await hub.daily.get(day)


async def task_of(request: Request, day: str, game: str) -> tuple[Daily, Task]:
    """A task that can be played here."""
    daily = await daily_of(request, date_of(day))
    task = daily.task(game)
    if task is None or not await asyncio.to_thread(is_playable, task):
        raise NotFound("no-such-task")
    return daily, task


async def tries_of(
    request: Request, visitor: Visitor | None, days: Sequence[date]
) -> dict[tuple[str, str], DailyTry]:
    """What somebody made of some days, by day and game."""
    if visitor is None or not days:
        return {}
    names = [day.isoformat() for day in days]
    found = await store_of(request).daily_tries(visitor.identity, names)
    return {(one.day, one.game): one for one in found}


async def try_of(
    request: Request, visitor: Visitor | None, daily: Daily, task: Task
) -> DailyTry | None:
    """What somebody made of a task."""
    tries = await tries_of(request, visitor, [daily.day])
    return tries.get((daily.day.isoformat(), task.game))


async def points_of(request: Request, days: Sequence[date]) -> Points:
    """How many people have how many points, for each task."""
    return await store_of(request).daily_points([day.isoformat() for day in days])


async def streak_of(request: Request, visitor: Visitor | None, today: date) -> Streak:
    """The days in a row of somebody."""
    if visitor is None:
        return Streak(0)
    days = await store_of(request).counted_days(visitor.identity)
    return streak_at([date.fromisoformat(day) for day in days], today)


async def days_seen(
    request: Request, found: Sequence[Daily], visitor: Visitor | None, asked: Asked
) -> list[dict[str, Any]]:
    """Days and what somebody made of them."""
    days = [daily.day for daily in found]
    tries = await tries_of(request, visitor, days)
    points = await points_of(request, days)

    def see() -> list[dict[str, Any]]:
        return [day_seen(daily, tries, points, asked) for daily in found]

    return await asyncio.to_thread(see)
