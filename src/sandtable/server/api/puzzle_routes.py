"""Puzzles: which there are, the next one, what a try is, hints, and the solution.

No try is kept move by move: a request brings the moves before. What is kept is who has decided
which puzzle, and who was given a hint before that.
"""

import asyncio
from typing import Annotated, Any, cast

import orjson
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ...games import GAMES
from ...store.values import PuzzleDecision, PuzzleOutcome
from ...study.puzzles import Puzzle, prior
from ...study.puzzles.rating import BEGINNER, MOST_A_DAY
from ...study.puzzles.repetition import twin_of
from ..edge.encodings import choose_encoding
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, NotFound, TooMany, answers
from ..people.identity import Visitor, Watcher, limits_of, store_of
from ..times import now
from .dependencies import hub_of
from .puzzle_answers import (
    Asked,
    Known,
    asked,
    asked_of,
    bank_of_game,
    check_moves,
    collections,
    game_of,
    hint_seen,
    hints_at,
    judge,
    puzzle_named,
    seen,
    shown,
    tried,
)
from .puzzle_people import beginner, ready, skills_of
from .puzzle_shapes import (
    LONGEST_NAME,
    MOST_TWIN,
    PuzzleCollection,
    PuzzleGivenUp,
    PuzzleHintWish,
    PuzzleSeen,
    PuzzleStock,
    StepHint,
    Tried,
    TriedMoves,
)
from .puzzle_stock import PuzzleStocks
from .shapes import GamePath, Language

router = APIRouter(prefix="/api", tags=["puzzles"])

EFFORT, STOCK_EFFORT = 2, 50
"""An answer counts for so many requests more: it takes as long to make."""
A_WHILE = "public, max-age=300"
"""The same for everybody, until another version is installed."""
STOCK_IS_FRESH = "public, max-age=3600"

PuzzleName = Annotated[str, Path(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=LONGEST_NAME)]
Word = Annotated[str, Query(pattern=r"^[a-z0-9-]{1,40}$")]
TwinQuery = Annotated[
    int, Query(ge=0, le=MOST_TWIN, description="Turned, mirrored or in other colours.")
]


def described(model: Any, *statuses: int) -> dict[int | str, Any]:
    """For the description of a route that strangers may use too."""
    return {200: {"model": model}, **answers(*statuses), **ALSO_FOR_STRANGERS}


# Which there are.


@router.get("/puzzles")
async def list_puzzles(
    request: Request, response: Response, language: Language = "en"
) -> list[PuzzleCollection]:
    """The puzzles of all games, counted by kind and theme."""
    await ready(request, *GAMES)
    response.headers["Cache-Control"] = A_WHILE
    return await asyncio.to_thread(collections, language)


@router.get("/puzzles/{game}/next", responses=described(PuzzleSeen, 404))
async def next_puzzle(
    request: Request,
    visitor: Watcher,
    game: GamePath,
    theme: Word | None = None,
    kind: Word | None = None,
    repeat: bool = False,
    language: Language = "en",
) -> Response:
    """A puzzle that I have not tried, near my rating; or, to repeat it, the one that is due, as
    another twin each time. `no-puzzle-left` and `no-puzzle-due` if there is none."""
    await ready(request, game)
    bank = bank_of_game(game)
    if repeat:
        one = await _due(request, visitor, game, theme, kind, language)
    else:
        rating, known = BEGINNER.rating, hub_of(request).daily.puzzles_that_count(game)
        if visitor is not None:
            rating = (await skills_of(request, visitor)).get(game, beginner(game)).rating
            known |= await store_of(request).seen_puzzles(visitor.identity, game)
        puzzle = bank.pick(rating, theme, kind, known)
        if puzzle is None:
            raise NotFound("no-puzzle-left")
        one = asked_of(puzzle, None, language)
    return await _seen(request, visitor, one)


@router.get("/puzzles/{game}/stock", responses=described(PuzzleStock, 404))
async def stock(request: Request, game: GamePath, language: Language = "en") -> Response:
    """Some puzzles of a game with all answers, for when there is no network."""
    await ready(request, game)
    bank_of_game(game)
    stocks = cast(PuzzleStocks, request.app.state.puzzle_stocks)
    if not stocks.is_there(game, language):
        limits_of(request).requests_of_address.take(address_key(request.scope), STOCK_EFFORT)
    file = await stocks.get(game, language)
    headers = {"ETag": file.tag, "Cache-Control": STOCK_IS_FRESH, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = ",".join(request.headers.getlist("accept-encoding"))
    if choose_encoding(accepted, ("gzip",)) is None:
        body = await asyncio.to_thread(file.plain)
        return Response(body, headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(file.compressed, headers=headers, media_type="application/json")


# One of them.


@router.get("/puzzles/one/{puzzle}", responses=described(PuzzleSeen, 404))
async def one_puzzle(
    request: Request,
    visitor: Watcher,
    puzzle: PuzzleName,
    twin: TwinQuery | None = None,
    language: Language = "en",
) -> Response:
    """A puzzle as it is asked, or a twin of it."""
    await ready(request, game_of(puzzle))
    one = await asyncio.to_thread(asked, puzzle, twin, language)
    return await _seen(request, visitor, one)


@router.post("/puzzles/one/{puzzle}/tries", responses=described(Tried, 404))
async def try_puzzle(
    request: Request,
    visitor: Watcher,
    puzzle: PuzzleName,
    body: TriedMoves,
    language: Language = "en",
) -> Response:
    """Make a move. The first try that is decided counts; then it can be tried as often as one
    likes. Nothing is kept of whoever is not known."""
    one = await _asked(request, puzzle, body.twin, language)
    judged = await asyncio.to_thread(judge, one, body.moves)
    outcome, level = None, None
    if judged.found.is_over:
        is_solved = judged.found.verdict != "wrong"
        outcome = await _decide(request, visitor, one.puzzle, is_solved)
        level = await store_of(request).puzzle_level(one.puzzle.id)
    return _json(await asyncio.to_thread(tried, one, judged, outcome, level))


@router.post("/puzzles/one/{puzzle}/hints", responses=described(StepHint, 404, 409))
async def hint(
    request: Request,
    visitor: Watcher,
    puzzle: PuzzleName,
    body: PuzzleHintWish,
    language: Language = "en",
) -> Response:
    """A hint for the next move. A first try does not count any more, and that is remembered."""
    one = await _asked(request, puzzle, body.twin, language)
    position, steps = await asyncio.to_thread(hints_at, one, body.moves)
    if visitor is not None:  # It is noted before it is told.
        store, name = store_of(request), one.puzzle.id
        await store.note_puzzle_hint(visitor.identity, name, one.puzzle.game, now())
    chosen = steps[min(body.step, len(steps) - 1)]
    told = await asyncio.to_thread(hint_seen, one, position, chosen)
    return _json(told | {"steps": len(steps)})


@router.post("/puzzles/one/{puzzle}/solution", responses=described(Tried, 404))
async def solution(
    request: Request,
    visitor: Watcher,
    puzzle: PuzzleName,
    body: PuzzleGivenUp,
    language: Language = "en",
) -> Response:
    """Give up, and be shown the solution. What was not decided before counts as not solved."""
    one = await _asked(request, puzzle, body.twin, language)
    await asyncio.to_thread(check_moves, one, body.moves)
    outcome = await _decide(request, visitor, one.puzzle, is_solved=False)
    level = await store_of(request).puzzle_level(one.puzzle.id)
    return _json(await asyncio.to_thread(shown, one, body.moves, outcome, level))


# How.


def _json(content: Any) -> Response:
    return Response(orjson.dumps(content), media_type="application/json")


async def _asked(request: Request, name: str, twin: int | None, language: str) -> Asked:
    """A puzzle that something is to be done with: that takes longer than to look at it."""
    limits_of(request).requests_of_address.take(address_key(request.scope), EFFORT)
    await ready(request, game_of(name))
    return await asyncio.to_thread(asked, name, twin, language)


async def _seen(request: Request, visitor: Visitor | None, one: Asked) -> Response:
    store, name = store_of(request), one.puzzle.id
    level, kept, is_open = await store.puzzle_level(name), None, False
    if visitor is not None:
        kept = await store.puzzle_try(visitor.identity, name)
        is_open = await store.puzzles_rated_today(visitor.identity, now()) < MOST_A_DAY
    known = Known(kept, level, is_open)
    return _json(await asyncio.to_thread(seen, one, known))


async def _due(
    request: Request,
    visitor: Visitor | None,
    game: str,
    theme: str | None,
    kind: str | None,
    language: str,
) -> Asked:
    """The puzzle that has been due longest, as the twin it comes as this time."""
    due = []
    if visitor is not None:
        due = await store_of(request).due_puzzles(visitor.identity, now())
    for card in due:
        puzzle = puzzle_named(card.puzzle)
        if (
            puzzle is not None
            and puzzle.game == game
            and (theme is None or theme in puzzle.themes)
            and (kind is None or kind == puzzle.kind)
        ):
            return await asyncio.to_thread(asked_of, puzzle, twin_of(card.card), language)
    raise NotFound("no-puzzle-due")


async def _decide(
    request: Request, visitor: Visitor | None, puzzle: Puzzle, is_solved: bool
) -> PuzzleOutcome | None:
    """Keep what became of a try; None for whoever is not known."""
    if visitor is None:
        return None
    store = store_of(request)
    kept = await store.puzzle_try(visitor.identity, puzzle.id)
    is_first = kept is None or kept.is_solved is None
    moves_puzzle = is_first and _may_move_puzzles(request)
    return await store.decide_puzzle(
        PuzzleDecision(
            visitor.identity, puzzle.id, puzzle.game, is_solved, prior(puzzle), now(), moves_puzzle
        )
    )


def _may_move_puzzles(request: Request) -> bool:
    """Anybody can be many guests: so many of one address count for themselves alone."""
    try:
        limits_of(request).puzzle_tries.take(address_key(request.scope))
    except TooMany:
        return False
    return True
