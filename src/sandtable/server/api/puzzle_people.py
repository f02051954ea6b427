"""What routes of puzzles need to know about whoever asks, and that puzzles are there."""

from starlette.requests import Request

from ...games import GAMES
from ...store.values import PuzzleSkill
from ...study.puzzles.rating import BEGINNER
from ..live.warmup import PUZZLES
from ..people.identity import Visitor, store_of
from .dependencies import hub_of


async def ready(request: Request, *games: str) -> None:
    """The first ones who ask for puzzles wait until these are read."""
    for game in games:
        if game in GAMES:
            await hub_of(request).warmup.wait_for(game, PUZZLES)


async def skills_of(request: Request, visitor: Visitor) -> dict[str, PuzzleSkill]:
    """How good somebody is, by game."""
    skills = await store_of(request).puzzle_skills(visitor.identity)
    return {skill.game: skill for skill in skills}


def beginner(game: str) -> PuzzleSkill:
    """The skill of somebody who has tried nothing."""
    return PuzzleSkill("", game, BEGINNER.rating, BEGINNER.spread)
