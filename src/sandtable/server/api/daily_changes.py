"""What a request makes of somebody's try: decided in a thread, kept, and anew if another request
was faster."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from fastapi import Request
from starlette.responses import Response

from ...store.errors import Conflict, Missing
from ...store.values import DailyTry
from ...study.daily.attempt import Attempt, Turn, attempt_to_json
from ...study.daily.days import counts
from ...study.daily.making import Daily
from ...study.daily.task import Task
from ...tables import Kind
from ..edge.limits import address_key
from ..errors import NotNow, TooMany, Unknown
from ..people.identity import Visitor, limits_of, store_of
from .daily_answers import attempt_of, turn_seen
from .daily_asking import as_json, asked_in, points_of, try_of
from .dependencies import hub_of

AT_ONCE = 4
"""How often a request is decided anew because another one was faster."""

Decide = Callable[[Attempt], tuple[Attempt, Turn | None]]
"""What a request makes of a try; it runs in a thread."""


def check_is_open(attempt: Attempt) -> None:
    """NotNow, once it is finished."""
    if attempt.result is not None:
        raise NotNow("daily-finished")


def stale(attempt: Attempt, answered: int) -> NotNow:
    """What was sent answers another number of moves than there are."""
    return NotNow("stale", answered=answered, number=len(attempt.moves))


async def change(
    request: Request,
    visitor: Visitor,
    daily: Daily,
    task: Task,
    language: str,
    decide: Decide,
) -> Response:
    """Decide, keep and show."""
    kept, turn = await decided(request, visitor, daily, task, decide)
    asked = asked_in(request, language)
    points = await points_of(request, [daily.day])
    return as_json(await asyncio.to_thread(turn_seen, daily, task, kept, points, asked, turn))


async def decided(
    request: Request, visitor: Visitor, daily: Daily, task: Task, decide: Decide
) -> tuple[DailyTry, Turn | None]:
    """What a request makes of a try, kept."""
    store, clock = store_of(request), hub_of(request).daily
    for left in reversed(range(AT_ONCE)):
        before = await try_of(request, visitor, daily, task)
        attempt = attempt_of(before)
        after, turn = await asyncio.to_thread(decide, attempt)
        if before is not None and after == attempt:
            return before, turn
        # Whether it counts is decided by when it is finished, not by when it was begun.
        changed = _kept_as(before, after, visitor, daily, task, clock.now())
        if changed.finished is not None and changed.counts:
            changed = replace(changed, points=_points_of(request, visitor, after))
        try:
            await store.keep_daily_try(before, changed)
        except Conflict:
            if not left:
                raise
            continue
        except Missing:  # They have just been deleted.
            raise Unknown("unknown-visitor") from None
        return changed, turn
    raise AssertionError("the last try raises")


def _kept_as(
    before: DailyTry | None,
    after: Attempt,
    visitor: Visitor,
    daily: Daily,
    task: Task,
    now: int,
) -> DailyTry:
    result = after.result
    return DailyTry(
        identity=visitor.identity,
        day=daily.day.isoformat(),
        game=task.game,
        moves=attempt_to_json(after),
        tries=after.tries,
        is_assisted=after.is_assisted,
        began=now if before is None else before.began,
        finished=None if result is None else now,
        counts=result is not None and counts(daily.day, now),
        result=None if result is None else result.to_json(),
    )


def _points_of(request: Request, visitor: Visitor, after: Attempt) -> int | None:
    """What ranks a result. So many guests of one address that nobody could know them all are kept
    and have their streak, but are not ranked."""
    assert after.result is not None
    if visitor.kind is Kind.GUEST:
        try:
            limits_of(request).daily_guests.take(address_key(request.scope))
        except TooMany:
            return None
    return after.result.points
