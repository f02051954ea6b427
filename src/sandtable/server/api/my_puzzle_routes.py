"""Puzzles: how I do at them, whether they come again, and what I tried without a network."""

import asyncio
from collections.abc import Sequence

from fastapi import APIRouter, Request

from ...games import GAMES
from ...store.values import PuzzleSkill, PuzzleTry
from ..edge.limits import address_key
from ..errors import answers
from ..people.identity import Current, Visitor, limits_of, store_of
from ..times import now
from .puzzle_answers import collections, puzzle_named
from .puzzle_people import beginner, ready, skills_of
from .puzzle_shapes import MyGamePuzzles, MyPuzzles, OfflineTries, PuzzleWishes

router = APIRouter(prefix="/api/me/puzzles", tags=["puzzles"])

OFFLINE_EFFORT = 20
"""It counts for so many requests more: it takes as long to keep."""
LONGEST_OFFLINE = 90 * 24 * 60 * 60 * 1000
"""A try without a network was not longer ago, whatever a device says."""


@router.get("", responses=answers(401))
async def my_puzzles(request: Request, visitor: Current) -> MyPuzzles:
    """My ratings and streaks, and what comes again."""
    return await _mine(request, visitor)


@router.put("", responses=answers(401, 404))
async def wish_puzzles(request: Request, visitor: Current, wishes: PuzzleWishes) -> MyPuzzles:
    """Whether puzzles that I missed come back. What I missed before comes too."""
    await store_of(request).want_repeats(visitor.identity, wishes.repeats)
    return await _mine(request, visitor)


@router.post("/offline", status_code=204, responses=answers(401, 404))
async def tell_offline(request: Request, visitor: Current, body: OfflineTries) -> None:
    """Tell what I tried without a network: it is counted, but changes no rating."""
    limits_of(request).requests_of_address.take(address_key(request.scope), OFFLINE_EFFORT)
    await ready(request, *GAMES)
    moment, kept = now(), list[PuzzleTry]()
    for one in body.tries:
        puzzle = puzzle_named(one.puzzle)
        if puzzle is not None:
            at = max(moment - LONGEST_OFFLINE, min(moment, one.at))
            kept.append(PuzzleTry(puzzle.id, puzzle.game, one.hinted, one.solved, at))
    if kept:
        await store_of(request).keep_offline_tries(visitor.identity, kept)


async def _mine(request: Request, visitor: Visitor) -> MyPuzzles:
    await ready(request, *GAMES)
    store, skills = store_of(request), await skills_of(request, visitor)
    cards = await store.due_puzzles(visitor.identity, now())
    found = [puzzle_named(card.puzzle) for card in cards]
    due = [puzzle.game for puzzle in found if puzzle is not None]
    games = [one.game for one in await asyncio.to_thread(collections, "en")]
    return MyPuzzles(
        repeats=await store.wants_repeats(visitor.identity),
        due=len(due),
        games=[_of_game(skills.get(game, beginner(game)), due) for game in games],
    )


def _of_game(skill: PuzzleSkill, due: Sequence[str]) -> MyGamePuzzles:
    return MyGamePuzzles(
        game=skill.game,
        rating=round(skill.rating),
        spread=round(skill.spread),
        rated=skill.rated,
        tried=skill.tried,
        solved=skill.solved,
        streak=skill.streak,
        best_streak=skill.best_streak,
        due=due.count(skill.game),
    )
