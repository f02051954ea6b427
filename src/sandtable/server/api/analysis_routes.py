"""The analysis board: positions that were set up, moves that are tried, and what an engine thinks.
Nothing is kept: a request brings its start and all moves from there."""

import asyncio
from functools import cache
from typing import Any

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from ...games import GAMES, Game, load
from ...players.player import Player
from ...players.registry import make_player
from ...study.analysis.engine import strongest
from ..edge.limits import address_key
from ..errors import NotAllowed, NotFound, answers
from ..people.identity import Current, limits_of
from .analysis_answers import (
    answer_deal,
    answer_engine,
    answer_position,
    answer_record,
    answer_text,
    answer_tree,
    place_of,
)
from .analysis_shapes import (
    AnalysisPosition,
    DealWish,
    EngineAnswer,
    EngineWish,
    PositionWish,
    RecordWish,
    TextSent,
    TreeSeen,
    TreeSent,
)
from .dependencies import hub_of
from .shapes import GamePath

router = APIRouter(prefix="/api/analysis", tags=["analysis"])

SECONDS, DEEP_SECONDS = 1.0, 6.0
"""For the engine, and if somebody wants to know more."""
MOVES_PER_REQUEST = 50
"""A request counts for one more for every so many moves: it takes as long to make."""


async def _game(request: Request, name: str, moves: int) -> Game:
    """A game that is ready, once whoever asks for much has been counted for it."""
    if name not in GAMES:
        raise NotFound("nothing-here")
    effort = 1 + moves / MOVES_PER_REQUEST
    limits_of(request).requests_of_address.take(address_key(request.scope), effort)
    await hub_of(request).warmup.wait_for(name)
    return load(name)


@router.post("/{game}/position", responses={200: {"model": AnalysisPosition}, **answers(404)})
async def position(request: Request, game: GamePath, wish: PositionWish) -> Response:
    """A position: how it looks, which moves are legal, what chance may bring, the points."""
    rules = await _game(request, game, len(wish.moves))
    return _json(await asyncio.to_thread(answer_position, rules, wish))


@router.post("/{game}/deal", responses={200: {"model": AnalysisPosition}, **answers(404)})
async def deal(request: Request, game: GamePath, wish: DealWish) -> Response:
    """A fresh deal, to look at or to change."""
    rules = await _game(request, game, 0)
    return _json(await asyncio.to_thread(answer_deal, rules, wish))


@router.post("/{game}/engine", responses=answers(401, 403, 404, 409))
async def engine(
    request: Request, game: GamePath, visitor: Current, wish: EngineWish
) -> EngineAnswer:
    """The best lines for whoever is to move, by what that seat may know. Not for a position of a
    rated game that is being played; and bots at tables go first."""
    rules = await _game(request, game, len(wish.moves))
    hub, limits = hub_of(request), limits_of(request)
    place, keys = await asyncio.to_thread(place_of, rules, wish)
    if await hub.rated_positions.hold(game, visitor.identity, keys):
        raise NotAllowed("running-rated-game")
    seconds = DEEP_SECONDS if wish.deep else SECONDS
    limits.analyses.take(visitor.identity, seconds)
    level = strongest(game)
    if level is not None:
        await hub.warmup.wait_for(game, level)
    with (
        limits.analyses_of_person.hold(visitor.identity),
        limits.analyses_of_address.hold(address_key(request.scope)),
    ):
        return await hub.spare_time.run(_think, place, game, level, seconds, wish.deep)


def _think(place: Any, game: str, level: str | None, seconds: float, deep: bool) -> EngineAnswer:
    player = None if level is None else _player(game, level)
    return answer_engine(place, player, seconds, deep)


@cache
def _player(game: str, level: str) -> Player:
    """One for everybody: there is one thread. It keeps nothing that does not fit the next view."""
    return make_player(game, level)


@router.post("/{game}/tree", responses=answers(404))
async def tree(request: Request, game: GamePath, sent: TreeSent) -> TreeSeen:
    """Check a start and all moves that were tried from it."""
    rules = await _game(request, game, len(sent.nodes))
    return await asyncio.to_thread(answer_tree, rules, sent)


@router.post("/{game}/read", responses=answers(404))
async def read(request: Request, game: GamePath, sent: TextSent) -> TreeSeen:
    """Read a record of any game, or a position of this one as text."""
    rules = await _game(request, game, 10 * MOVES_PER_REQUEST)
    await _all_games(request)
    return await asyncio.to_thread(answer_text, [rules], sent)


@router.post("/read", responses=answers())
async def read_any(request: Request, sent: TextSent) -> TreeSeen:
    """Read a record or a position as text, of whichever game."""
    effort = 1 + 10 * len(GAMES)
    limits_of(request).requests_of_address.take(address_key(request.scope), effort)
    games = await _all_games(request)
    return await asyncio.to_thread(answer_text, games, sent)


async def _all_games(request: Request) -> list[Game]:
    """When they are ready."""
    for name in GAMES:
        await hub_of(request).warmup.wait_for(name)
    return [load(name) for name in GAMES]


@router.post("/{game}/record", responses=answers(404))
async def record(request: Request, game: GamePath, wish: RecordWish) -> dict[str, Any]:
    """A tree as a record with `variations`; not if its deal is unknown."""
    rules = await _game(request, game, len(wish.nodes))
    return await asyncio.to_thread(answer_record, rules, wish)


def _json(content: Any) -> Response:
    return Response(orjson.dumps(content), media_type="application/json")
