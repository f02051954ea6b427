"""The Daily: the days, what I made of them, and what proves that all was fair."""

from calendar import monthrange
from datetime import date, timedelta
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ...study.daily.days import FIRST_DAY, day_at, number_of, start_of
from ...study.daily.making import makers
from ..errors import NotNow
from ..people.identity import Watcher
from .daily_answers import calendar_day, proof_seen, streak_seen
from .daily_asking import (
    DayPath,
    as_json,
    asked_in,
    daily_of,
    date_of,
    days_seen,
    described,
    streak_of,
    tries_of,
)
from .daily_shapes import CalendarMonth, DailyAnchor, DailyProof, DaySeen, Today
from .dependencies import hub_of
from .shapes import Language

router = APIRouter(prefix="/api/daily", tags=["daily"])

ONE = timedelta(days=1)

Month = Annotated[str, Query(pattern=r"^2[0-9]{3}-(0[1-9]|1[0-2])$", description="As 2026-11.")]
Whole = Annotated[bool, Query(description="With what gives tasks away that I have not finished.")]


@router.get("", responses=described(Today, open_to_all=True))
async def today(request: Request, visitor: Watcher, language: Language = "en") -> Response:
    """Today's tasks, yesterday's, which still count, and when the next day begins.

    On a server that has just begun, yesterday is not made yet: nobody waits for it.
    """
    asked = asked_in(request, language)
    day = day_at(asked.now)
    found = [await daily_of(request, day)]
    if number_of(day - ONE) >= 1 and await hub_of(request).daily.is_made(day - ONE):
        found.append(await daily_of(request, day - ONE))
    return as_json({
        "now": asked.now,
        "day": day.isoformat(),
        "number": number_of(day),
        "next_at": start_of(day + ONE),
        "days": await days_seen(request, found, visitor, asked),
        "streak": streak_seen(await streak_of(request, visitor, day), day),
    })  # fmt: skip


@router.get("/calendar", responses=described(CalendarMonth, open_to_all=True))
async def calendar(request: Request, visitor: Watcher, month: Month) -> Response:
    """The days of a month until today, with what I have made of them."""
    now = day_at(hub_of(request).daily.now())
    year, number = (int(part) for part in month.split("-"))
    first = max(FIRST_DAY, date(year, number, 1))
    last = min(now, date(year, number, monthrange(year, number)[1]))
    days = [first + ONE * at for at in range((last - first).days + 1)]
    tries = await tries_of(request, visitor, days)
    streak = await streak_of(request, visitor, now)
    games = list(makers())
    shown = [calendar_day(day, games, tries, streak) for day in days]
    return as_json({"month": month, "days": shown, "streak": streak_seen(streak, now)})


@router.get("/anchor", responses={200: {"model": DailyAnchor}})
async def anchor(request: Request) -> Response:
    """The end of the chain that all keys of days lead to: public before the first day."""
    return as_json((await hub_of(request).daily.anchor()).to_json())


@router.get("/days/{day}", responses=described(DaySeen, 404, open_to_all=True))
async def one_day(
    request: Request, visitor: Watcher, day: DayPath, language: Language = "en"
) -> Response:
    """A day: one that still counts, or one of the archive."""
    asked = asked_in(request, language)
    daily = await daily_of(request, date_of(day))
    return as_json((await days_seen(request, [daily], visitor, asked))[0])


@router.get("/days/{day}/proof", responses=described(DailyProof, 404, 409, open_to_all=True))
async def proof(request: Request, visitor: Watcher, day: DayPath, whole: Whole = False) -> Response:
    """A day that no longer counts, with its key: anybody can check it (examples/check_daily.py).

    Pars and certificates are there for the tasks that I have finished, or if I ask for the whole.
    """
    daily = await daily_of(request, date_of(day))
    if hub_of(request).daily.counts(daily.day):
        raise NotNow("day-still-counts")
    tries = await tries_of(request, visitor, [daily.day])
    return as_json(proof_seen(daily, tries, whole))
