"""How my games went: counted by the database, whatever their number."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Literal

from fastapi import APIRouter, Request

from ...games import GAMES
from ...games.outcome import Verdict
from ...store.results import WEEK
from ...store.values import PastGame, Tally
from .. import times
from ..errors import answers
from ..people.identity import Current, store_of
from .shapes import GameName, Shape

router = APIRouter(prefix="/api", tags=["lobby"])

REMEMBERED = 500
"""The last games of each game in which streaks are looked for."""
RECENT = 20
"""Games that are told one by one."""
WEEKS = 12

Against = Literal["people", "bot", "alone"]


class Opposition(Shape):
    """How my games against one kind of opponent went; practice is not among them."""

    against: Against
    level: str | None
    """Of the bot; null for people, alone, and bots of several levels at one table."""
    games: int
    won: int
    draws: int


class PastResult(Shape):
    """One of my last games."""

    table: str
    at: int
    """When it ended."""
    against: Against
    level: str | None
    verdict: Verdict
    points: int | None
    """Mine, or of all where all play together; null if it is not known."""
    practice: bool
    """Whether moves were taken back: such a game is neither won nor lost in what is counted."""


class Week(Shape):
    """My games in one week."""

    start: int
    """Milliseconds since 1970."""
    games: int
    won: int


class GameStatistics(Shape):
    """How my games of one game went."""

    game: GameName
    games: int
    """That are over, practice included."""
    practice: int
    won: int
    lost: int
    draws: int
    most_points: int | None
    """In a game that was not practice."""
    streak: int
    """How many I have won in a row until now."""
    best_streak: int
    """The same at its best, in the last 500 games."""
    opponents: list[Opposition]
    recent: list[PastResult]
    """The last 20, the newest last."""
    weeks: list[Week]
    """The last 12, the latest last; practice is not counted."""


@router.get("/me/statistics", responses=answers(401))
async def my_statistics(request: Request, visitor: Current) -> list[GameStatistics]:
    """How my games went, for each game of which one is over."""
    tallies = await store_of(request).tallies(visitor.identity)
    played = [game for game in GAMES if any(tally.game == game for tally in tallies)]
    return list(
        await asyncio.gather(
            *(
                _statistics(request, visitor.identity, game, [t for t in tallies if t.game == game])
                for game in played
            )
        )
    )


async def _statistics(
    request: Request, identity: str, game: str, tallies: Sequence[Tally]
) -> GameStatistics:
    store, now = store_of(request), times.now()
    past = await store.past_games(identity, game, REMEMBERED)
    this_week = now // WEEK
    weeks = await store.weeks(identity, game, (this_week - WEEKS + 1) * WEEK)
    counted = [tally for tally in tallies if not tally.is_practice]
    streak, best = streaks(past)
    return GameStatistics(
        game=game,
        games=_count(tallies),
        practice=_count(tally for tally in tallies if tally.is_practice),
        won=_count(counted, "won"),
        lost=_count(counted, "lost"),
        draws=_count(counted, "draw"),
        most_points=max(
            (t.most_points for t in counted if t.most_points is not None), default=None
        ),
        streak=streak,
        best_streak=best,
        opponents=_opponents(counted),
        recent=[
            PastResult.model_validate({**vars(one), "practice": one.is_practice})
            for one in reversed(past[:RECENT])
        ],
        weeks=[
            Week(start=week * WEEK, games=games, won=won)
            for week in range(this_week - WEEKS + 1, this_week + 1)
            for games, won in [weeks.get(week, (0, 0))]
        ],
    )


def streaks(past: Iterable[PastGame]) -> tuple[int, int]:
    """How many were won in a row until now and at best, of games from the newest on.

    Practice and games that were stopped count neither way.
    """
    runs = [0]
    for one in past:
        if one.is_practice or one.verdict == "stopped":
            continue
        if one.verdict == "won":
            runs[-1] += 1
        else:
            runs.append(0)
    return runs[0], max(runs)


def _opponents(tallies: Sequence[Tally]) -> list[Opposition]:
    kinds = dict.fromkeys((tally.against, tally.level) for tally in tallies)
    return [
        Opposition(
            against=against,  # type: ignore[arg-type]  # The store keeps no other.
            level=level,
            games=_count(of_them),
            won=_count(of_them, "won"),
            draws=_count(of_them, "draw"),
        )
        for against, level in kinds
        for of_them in [[t for t in tallies if (t.against, t.level) == (against, level)]]
    ]


def _count(tallies: Iterable[Tally], verdict: str | None = None) -> int:
    return sum(tally.games for tally in tallies if verdict in (None, tally.verdict))
