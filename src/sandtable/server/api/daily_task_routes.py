"""A task of the Daily: played move by move, taken back, hinted at, given up, and compared."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from ...study.daily.attempt import (
    Attempt,
    Turn,
    give_up,
    hints_for,
    play,
    solution_of,
    take_back,
    trial_of,
)
from ..edge.limits import address_key
from ..errors import NotNow
from ..people.identity import Current, Watcher, limits_of, store_of
from .daily_answers import attempt_of, board_seen, line_seen, state_of
from .daily_asking import DayPath, as_json, asked_in, described, points_of, task_of, try_of
from .daily_changes import change, check_is_open, decided, stale
from .daily_shapes import DailyBoard, DailyHint, DailySolution, DailyState, DailyTurn
from .dependencies import hub_of
from .shapes import Body, GamePath, Language

router = APIRouter(prefix="/api/daily", tags=["daily"])

TOP = 20
MOVE_EFFORT = 2
"""A move or a hint counts for so many requests more: positions are played through and solved."""
MOST_MOVES = 5000
LONGEST_MOVE = 200

Count = Annotated[int, Field(ge=0, le=MOST_MOVES)]


class Move(Body):
    """A move at a task."""

    number: Count
    """How many moves there are: what it answers."""
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]


class TakeBack(Body):
    """The last move is taken back."""

    number: Count
    """How many moves there are."""


class HintWish(Body):
    """How much is to be told."""

    step: Annotated[int, Field(ge=0, le=20)]
    """From 0: each says more than the one before."""


@router.get("/days/{day}/{game}", responses=described(DailyState, 404, open_to_all=True))
async def state(
    request: Request, visitor: Watcher, day: DayPath, game: GamePath, language: Language = "en"
) -> Response:
    """A task, and how far I have come with it."""
    daily, task = await task_of(request, day, game)
    asked = asked_in(request, language)
    kept = await try_of(request, visitor, daily, task)
    points = await points_of(request, [daily.day])
    return as_json(await asyncio.to_thread(state_of, daily, task, kept, points, asked))


@router.post("/days/{day}/{game}/moves", responses=described(DailyTurn, 404, 409))
async def move(
    request: Request,
    visitor: Current,
    day: DayPath,
    game: GamePath,
    body: Move,
    language: Language = "en",
) -> Response:
    """Make a move. The same number and move sent again is one move, answered again."""
    limits_of(request).requests_of_address.take(address_key(request.scope), MOVE_EFFORT)
    daily, task = await task_of(request, day, game)

    def decide(attempt: Attempt) -> tuple[Attempt, Turn | None]:
        trial = trial_of(attempt, body.number, body.move)
        if trial is None:
            check_is_open(attempt)
            raise stale(attempt, body.number)
        turn = play(task, attempt, trial)
        return turn.attempt, turn

    return await change(request, visitor, daily, task, language, decide)


@router.post("/days/{day}/{game}/take-back", responses=described(DailyTurn, 404, 409))
async def taken_back(
    request: Request,
    visitor: Current,
    day: DayPath,
    game: GamePath,
    body: TakeBack,
    language: Language = "en",
) -> Response:
    """Take my last move back; the try is marked as assisted."""
    daily, task = await task_of(request, day, game)

    def decide(attempt: Attempt) -> tuple[Attempt, Turn | None]:
        check_is_open(attempt)
        if attempt.is_assisted and body.number == len(attempt.moves) + 1:
            return attempt, None  # It is done already.
        if body.number != len(attempt.moves) or not attempt.moves:
            raise stale(attempt, body.number)
        return take_back(attempt), None

    return await change(request, visitor, daily, task, language, decide)


@router.post("/days/{day}/{game}/hints", responses=described(DailyHint, 404, 409))
async def hint(
    request: Request,
    visitor: Current,
    day: DayPath,
    game: GamePath,
    body: HintWish,
    language: Language = "en",
) -> Response:
    """A hint for the next move of a puzzle; the try is marked as assisted."""
    limits_of(request).requests_of_address.take(address_key(request.scope), MOVE_EFFORT)
    daily, task = await task_of(request, day, game)

    def decide(attempt: Attempt) -> tuple[Attempt, Turn | None]:
        check_is_open(attempt)
        if not hints_for(task, attempt, language):
            raise NotNow("no-hints")
        return replace(attempt, is_assisted=True), None

    # It is marked before it is told.
    kept, _ = await decided(request, visitor, daily, task, decide)

    def tell() -> dict[str, Any]:
        attempt = attempt_of(kept)
        steps = hints_for(task, attempt, language)
        chosen = steps[min(body.step, len(steps) - 1)]
        return {
            "about": chosen.about,
            "text": chosen.text,
            "places": list(chosen.places),
            "line": line_seen(task, attempt.moves, chosen.line),
            "steps": len(steps),
        }

    return as_json(await asyncio.to_thread(tell))


@router.post("/days/{day}/{game}/give-up", responses=described(DailyTurn, 404, 409))
async def given_up(
    request: Request, visitor: Current, day: DayPath, game: GamePath, language: Language = "en"
) -> Response:
    """Finish without a solution."""
    daily, task = await task_of(request, day, game)

    def decide(attempt: Attempt) -> tuple[Attempt, Turn | None]:
        if attempt.result is not None and not attempt.result.tries:
            return attempt, None
        check_is_open(attempt)
        return give_up(task, attempt), None

    return await change(request, visitor, daily, task, language, decide)


@router.get("/days/{day}/{game}/solution", responses=described(DailySolution, 404, 409))
async def solution(request: Request, visitor: Current, day: DayPath, game: GamePath) -> Response:
    """A best line, for whoever has finished."""
    daily, task = await task_of(request, day, game)
    kept = await try_of(request, visitor, daily, task)
    if kept is None or kept.finished is None:
        raise NotNow("finish-first")

    def show() -> dict[str, Any]:
        return {"line": line_seen(task, (), solution_of(task)), "par": task.data.get("par")}

    return as_json(await asyncio.to_thread(show))


@router.get("/days/{day}/{game}/board", responses=described(DailyBoard, 404, 409, open_to_all=True))
async def board(request: Request, visitor: Watcher, day: DayPath, game: GamePath) -> Response:
    """The best of a task and me, by points and never by time; while a day counts only for whoever
    has finished."""
    daily, task = await task_of(request, day, game)
    kept = await try_of(request, visitor, daily, task)
    if hub_of(request).daily.counts(daily.day) and (kept is None or kept.finished is None):
        raise NotNow("finish-first")
    store, me = store_of(request), None if visitor is None else visitor.identity
    rows = await store.daily_board(day, game, TOP)
    mine = None if me is None else await store.daily_board_row(day, game, me)
    points = (await points_of(request, [daily.day])).get((day, game), {})
    return as_json(board_seen(rows, me, mine, points))
