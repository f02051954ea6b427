"""Lessons: which there are, what they say, and their answers to moves. No lesson is kept here: a
request brings the moves that were chosen before. What is kept is how far somebody has come."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ...study.finale import rival_of
from ...study.progress import Progress
from ..edge.limits import address_key
from ..errors import NotFound, answers
from ..people.identity import Current, limits_of, store_of
from .dependencies import hub_of
from .lesson_answers import answer_finale, answer_step, lesson_of, step_of
from .lesson_content import course_content, list_lessons, teaching_of, teachings
from .lesson_shapes import (
    CourseContent,
    FinaleAnswer,
    FinaleTry,
    LessonProgress,
    MyLessons,
    StepAnswer,
    StepTry,
    TaughtGame,
    ToldLessons,
)
from .shapes import GamePath, Language

router = APIRouter(prefix="/api", tags=["lessons"])

STEP_EFFORT, FINALE_EFFORT = 2, 5
"""An answer counts for so many requests more: it takes as long to make."""
A_WHILE = "public, max-age=300"
"""The same for everybody, until another version is installed."""

Name = Annotated[str, Path(max_length=40)]


@router.get("/lessons")
async def lessons(response: Response, language: Language = "en") -> list[TaughtGame]:
    """The games that have lessons, and the titles of these."""
    response.headers["Cache-Control"] = A_WHILE
    return await asyncio.to_thread(list_lessons, language)


@router.get("/lessons/{game}", responses=answers(404))
async def course(response: Response, game: GamePath, language: Language = "en") -> CourseContent:
    """All lessons of a game in words; their positions come step by step."""
    found = await asyncio.to_thread(course_content, game, language)
    response.headers["Cache-Control"] = A_WHILE
    return found


@router.post(
    "/lessons/{game}/{lesson}/steps/{step}",
    responses={200: {"model": StepAnswer}, **answers(404)},
)
async def try_step(
    request: Request,
    game: GamePath,
    lesson: Name,
    step: Name,
    tried: StepTry,
    language: Language = "en",
) -> Response:
    """How a step begins, or what it says to a move. Nothing is kept."""
    limits_of(request).requests_of_address.take(address_key(request.scope), STEP_EFFORT)
    teaching = teaching_of(game)
    chosen = lesson_of(teaching, lesson)
    number = step_of(chosen, step)
    await hub_of(request).warmup.wait_for(game)
    return _json(await asyncio.to_thread(answer_step, teaching, chosen, number, tried, language))


@router.post("/lessons/{game}/finale", responses={200: {"model": FinaleAnswer}, **answers(404)})
async def play_finale(
    request: Request, game: GamePath, tried: FinaleTry, language: Language = "en"
) -> Response:
    """The short real game after the first lesson: a move of mine, what there is to say about it,
    and the answer of the weakest bot. Nothing is kept: the answer has all moves."""
    address, limits = address_key(request.scope), limits_of(request)
    limits.requests_of_address.take(address, FINALE_EFFORT)
    teaching = teaching_of(game)
    if teaching.course.finale is None:
        raise NotFound("no-lessons")
    level, hub = rival_of(teaching.course), hub_of(request)
    await hub.warmup.wait_for(game)
    if level is not None:
        await hub.warmup.wait_for(game, level)
    with limits.finales_of_address.hold(address):
        return _json(
            await hub.lesson_rivals.play(game, level, answer_finale, teaching, tried, language)
        )


@router.get("/me/lessons", responses=answers(401))
async def my_lessons(request: Request, visitor: Current) -> MyLessons:
    """How far I have come."""
    return _mine(await store_of(request).lessons_of(visitor.identity))


@router.put("/me/lessons", responses=answers(401, 404))
async def note_my_lessons(request: Request, visitor: Current, told: ToldLessons) -> MyLessons:
    """Tell how far I have come on this device; the farther of that and what is kept is kept.
    Lessons that are not there are left out."""
    progress = _known(told.model_dump()["progress"])
    return _mine(await store_of(request).merge_lessons(visitor.identity, progress))


def _known(progress: Progress) -> Progress:
    """What is about lessons that are there, and about steps that they have."""
    steps = {
        game: {lesson.id: len(lesson.steps) for lesson in teaching.course.lessons}
        for game, teaching in teachings().items()
    }
    return {
        game: {
            lesson: {**entry, "step": min(entry["step"], steps[game][lesson] - 1)}
            for lesson, entry in entries.items()
            if lesson in steps[game]
        }
        for game, entries in progress.items()
        if game in steps
    }


def _mine(progress: Progress) -> MyLessons:
    """Whatever was kept once: lessons come and go."""
    return MyLessons(
        progress={
            game: {lesson: LessonProgress(**entry) for lesson, entry in entries.items()}
            for game, entries in _known(progress).items()
        }
    )


def _json(content: Any) -> Response:
    return Response(orjson.dumps(content), media_type="application/json")
