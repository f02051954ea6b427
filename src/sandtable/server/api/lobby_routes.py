"""The lobby: what is played here, who waits, who plays, and how strong everybody is."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request

from ...errors import BadOption, UnknownGame
from ...games import GAMES, load
from ...games.outcome import Outcome, Verdict
from ...games.rules_text import ENGLISH
from ...players.ratings import ratings_of as ratings_of_levels
from ...players.registry import PLAYERS, roster_of
from ...store.people import DOUBT
from ...store.values import Place, Played, Rating, Summary
from ...study.registry import study_of
from ...tables.clock import SECOND
from .. import times
from ..errors import ALSO_FOR_STRANGERS, NotFound, answers
from ..people.identity import Current, Visitor, Watcher, config_of, store_of
from .dependencies import ratings_of
from .shapes import TABLE_NAME, Clock, GameName, Shape

router = APIRouter(prefix="/api", tags=["lobby"])

MOST_INVITED = 20
"""Tables to which somebody is invited, in their list."""
LATEST = 2**53
"""Times are numbers that every language can hold."""

FRESH = 10 * 60 * SECOND
"""Milliseconds since the last event after which a game is taken to be abandoned,"""
AWAITED = 60 * 60 * SECOND
"""unless a clock runs out so soon: then the game goes on or ends."""

Language = Annotated[str, Query(pattern="^[a-z]{2}$", description="Two letters, as in `de`.")]
Limit = Annotated[int, Query(ge=1, le=100, description="How many at most.")]
Before = Annotated[
    int | None,
    Query(ge=0, le=LATEST, description="Only tables that changed before this time."),
]
Last = Annotated[
    str | None,
    Query(
        pattern=TABLE_NAME,
        description="With `before`: the last table seen, for others changed at the same time.",
    ),
]


class BotKind(Shape):
    """A computer player."""

    level: str
    words: str
    """How it plays, in English."""
    seconds: float
    """What it takes for a move at most."""
    rating: int | None
    """How strong it is, on a scale on which the weakest of its game has 0; null if not measured."""


class GameKind(Shape):
    """A game that is played here."""

    name: GameName
    title: str
    summary: str
    """The game in one line, in English."""
    letter: str
    """What the numbers of its rules begin with; empty if they have none."""
    together: bool
    """All play together and have one result."""
    seats: list[int]
    """How many can play; more than one number if that is an option."""
    can_be_rated: bool
    has_secrets: bool
    """Whether a player may know less than the whole position."""
    has_memory: bool
    """Whether a table can leave to memory what was seen and lies covered (`memory`)."""
    can_undo: bool
    """Whether moves can be taken back in a game with others that is not rated."""
    has_demo: bool
    """Whether there is a sample game to look at (`/api/demo`)."""
    has_lessons: bool
    """Whether it is taught here (`/api/lessons`)."""
    has_review: bool
    """Whether games can be reviewed, and hints are given."""
    has_puzzles: bool
    has_daily: bool
    """Whether there is a task of it every day (`/api/daily`)."""
    options: dict[str, list[str | int]]
    """Every option with the values it can take, the usual one first."""
    bots: list[BotKind]
    """The weakest first."""


class RulesText(Shape):
    """The rules of a game, numbered, as Markdown."""

    language: str
    text: str


class ListedChair(Shape):
    """A chair and who sits there."""

    name: str | None
    kind: Literal["guest", "person", "bot"] | None
    avatar: str | None


class ListedResult(Shape):
    """How a game ended."""

    ending: str | None
    winner: int | bool | None
    """The seat that won; whether all have won where all play together; null for a draw, and if
    nobody has won because the game was stopped."""
    chair: int | None
    """The chair of the seat that won; null if nobody has won alone."""
    scores: list[int]
    points: list[int] | None
    """Those of each chair; null where all have one score, and for games of before that was kept."""


class ListedTable(Shape):
    """A table as lists show it."""

    table: str
    game: GameName
    options: dict[str, str | int]
    visibility: Literal["public", "link", "private"]
    rated: bool
    clock: Clock | None
    status: Literal["waiting", "playing", "over"]
    chairs: list[ListedChair]
    mine: bool
    """Whether I sit here."""
    my_chair: int | None
    """Where; null if I do not."""
    my_turn: bool
    practice: bool
    """Whether somebody who plays alone or against bots has taken a move back."""
    invited: bool
    """Whether a chair is kept for me here, and I do not sit there yet."""
    result: ListedResult | None
    outcome: Verdict | None
    """What that is for me; null if I do not sit here, or the game is not over."""
    opened: int
    changed: int


class MyRating(Shape):
    """How strong I am in a game."""

    game: GameName
    rating: float
    """As strong as somebody almost surely is: mu less three sigma."""
    mu: float
    sigma: float
    games: int
    """How many rated games it comes from."""


class PlayerRating(MyRating):
    """How strong somebody is."""

    name: str
    is_bot: bool


@router.get("/games")
async def list_games() -> list[GameKind]:
    """The games and who can be played against, the weakest first."""
    return [game_kind(name) for name in GAMES]


@router.get("/games/{game}/rules", responses=answers(404))
async def rules_of_game(game: GameName, language: Language = ENGLISH) -> RulesText:
    """The text of the rules, in English where it is not there in a language."""
    for written in (language, ENGLISH):
        with suppress(BadOption, UnknownGame):
            text = await asyncio.to_thread(load(game).rules_text, written)
            return RulesText(language=written, text=text)
    raise NotFound("nothing-here")


@router.get("/lobby/open", responses=ALSO_FOR_STRANGERS)
async def open_tables(request: Request, visitor: Watcher, limit: Limit = 50) -> list[ListedTable]:
    """Public tables that wait for players, the newest first; only those whose host is here."""
    seen_since = times.now() - config_of(request).host_seconds * SECOND
    tables = await store_of(request).open_tables(limit, seen_since)
    return [see_summary(one, visitor) for one in tables if len(one.seatings) < one.seats]


@router.get("/lobby/running", responses=ALSO_FOR_STRANGERS)
async def running_tables(
    request: Request, visitor: Watcher, limit: Limit = 50
) -> list[ListedTable]:
    """Public games to watch, the last changed first.

    Only those that are being played: something happened in the last ten minutes, or a clock will
    have run out within the hour.
    """
    now = times.now()
    played = Played(now - FRESH, now, now + AWAITED)
    tables = await store_of(request).running_tables(limit, played)
    return [see_summary(one, visitor) for one in tables]


@router.get("/me/tables", responses=answers(401))
async def my_tables(
    request: Request,
    visitor: Current,
    limit: Limit = 50,
    before: Before = None,
    table: Last = None,
) -> list[ListedTable]:
    """My games, the last changed first. The next page: `before` and `table` are `changed` and
    `table` of the last one.

    Before the first page come tables to which I am invited, however many games it has.
    """
    after = None if before is None else Place(before, table) if table else Place(before - 1, "")
    store = store_of(request)
    tables = await store.tables_of(visitor.identity, limit, after)
    inviting = await store.inviting_tables(visitor.identity, MOST_INVITED) if after is None else []
    return [
        *(see_summary(one, visitor, invited=True) for one in inviting),
        *(see_summary(one, visitor) for one in tables),
    ]


@router.get("/ratings/{game}")
async def best_rated(request: Request, game: GameName, limit: Limit = 50) -> list[PlayerRating]:
    """The strongest players of a game; people and bots."""
    return [
        PlayerRating(
            name=rating.identity if name is None else name,
            is_bot=name is None,
            **_numbers(rating),
        )
        for rating, name in await store_of(request).best_rated(game, limit)
    ]


@router.get("/me/ratings", responses=answers(401))
async def my_ratings(request: Request, visitor: Current) -> list[MyRating]:
    """How strong I am in the games of which I have played rated ones."""
    return [MyRating(**_numbers(rating)) for rating in await ratings_of(request, visitor)]


def _numbers(rating: Rating) -> dict[str, Any]:
    return {**vars(rating), "rating": round(rating.mu - DOUBT * rating.sigma, 2)}


def see_summary(summary: Summary, visitor: Visitor | None, *, invited: bool = False) -> ListedTable:
    """A table as somebody sees it in a list."""
    free: dict[str, Any] = {"name": None, "kind": None, "avatar": None}
    chairs = [free] * summary.seats
    for each in summary.seatings:
        chairs[each.chair] = {"name": each.name, "kind": each.kind, "avatar": each.avatar}
    identity = None if visitor is None else visitor.identity
    mine = [each.chair for each in summary.seatings if each.identity == identity]
    return ListedTable.model_validate(
        {
            **vars(summary),
            "rated": summary.is_rated,
            "chairs": chairs,
            "mine": bool(mine),
            "invited": invited,
            "my_chair": mine[0] if mine else None,
            "my_turn": identity is not None and summary.turn == identity,
            "practice": summary.is_practice,
            "result": _result(summary),
            "outcome": _verdict(summary.result, mine[0]) if mine else None,
        }
    )


def _result(summary: Summary) -> dict[str, Any] | None:
    """With the points of each chair, if it is known which seat it had."""
    result = summary.result
    if result is None:
        return None
    order, scores = result.get("order"), result["scores"]
    points = None
    if order is not None and len(scores) == len(order) > 1:
        points = [scores[order.index(chair)] for chair in range(len(order))]
    return result | {"points": points}


def _verdict(result: dict[str, Any] | None, chair: int) -> Verdict | None:
    """How a game ended for whoever sits on a chair: lists know no seats."""
    if result is None:
        return None
    outcome = Outcome.from_json(result)
    if outcome.winning_seat is not None:
        outcome = replace(outcome, winner=result["chair"])
    return outcome.for_seat(chair)


def _rating(game: str, level: str) -> int | None:
    measured = ratings_of_levels(game).get(level)
    return None if measured is None else measured.elo


def game_kind(name: GameName) -> GameKind:
    """All that is said about a game."""
    game, study = load(name), study_of(name)
    return GameKind(
        name=name,
        title=game.title,
        summary=game.summary,
        letter=game.rules_letter,
        together=game.shared_result,
        seats=list(game.seat_counts),
        can_be_rated=not game.shared_result,
        has_secrets=game.has_secrets,
        has_memory=game.has_memory,
        can_undo=not game.shared_result,
        has_demo=roster_of(name).sample is not None,
        has_lessons=study.lessons is not None,
        has_puzzles=study.puzzles is not None,
        has_review=study.review is not None,
        has_daily=study.daily is not None,
        options={option: list(values) for option, values in game.options.items()},
        bots=[
            BotKind(level=level, words=kind.words, seconds=kind.budget, rating=_rating(name, level))
            for level, kind in PLAYERS[name].items()
        ],
    )
