"""Games to look at again: those of a table, and one of each game to show what it is."""

import asyncio
import gzip
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ...games import load
from ...games.outcome import Outcome
from ...tables.replay import frames, replay_of
from ..edge.encodings import choose_encoding
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, NotFound, answers
from ..live.messages import LARGEST
from ..people.identity import Watcher, limits_of
from .dependencies import TableName, hub_of, room_of
from .frames import plies_of
from .schema import Replay
from .shapes import GameName

router = APIRouter(prefix="/api", tags=["replay"])

EFFORT = 10
"""A replay counts for so many requests: it takes as long to make."""
ONE_DAY = {"Cache-Control": "public, max-age=86400"}

First = Annotated[int, Query(ge=0, le=LARGEST, description="After how many moves to begin.")]


@router.get(
    "/tables/{table}/replay",
    responses={200: {"model": Replay}, **answers(404, 409), **ALSO_FOR_STRANGERS},
)
async def replay(
    request: Request, table: TableName, visitor: Watcher, first: First = 0
) -> Response:
    """The game from the deal on, as whoever asks saw it: at most 500 positions."""
    limits_of(request).requests_of_address.take(address_key(request.scope), EFFORT)
    room = await room_of(request, table, visitor)
    seat = None if visitor is None else room.table.seat_of(visitor.identity)
    # A table in a room never changes: what happens makes another one.
    content = await asyncio.to_thread(replay_of, room.table, seat, first)
    return Response(orjson.dumps(content), media_type="application/json")


@router.get("/demo/{game}", responses={200: {"model": Replay}, **answers(404)})
async def demo(request: Request, game: GameName) -> Response:
    """A game that bots have played, as the first of them saw it; not every game has one."""
    if not _demo_file(game).is_file():
        raise NotFound("nothing-here")
    await hub_of(request).warmup.wait_for(game)
    content = await asyncio.to_thread(sample_replay, game)
    headers = {**ONE_DAY, "Vary": "Accept-Encoding"}
    if choose_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        content = await asyncio.to_thread(_zipped_sample, game)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


def _demo_file(game: str) -> Traversable:
    """Made by tools/make_demos.py."""
    return files("sandtable.server").joinpath("demos", f"{game}.json")


@cache
def sample_replay(game: str) -> bytes:
    """The sample game of a game, position by position, as JSON."""
    record = json.loads(_demo_file(game).read_text(encoding="utf-8"))
    rules = load(game)
    start = rules.from_deal(record["deal"], **record["options"])
    plies = plies_of(rules, record["moves"])
    return orjson.dumps(
        {
            "game": game,
            "names": record["seats"],
            "seat": 0,
            "moves": len(plies),
            "frames": list(frames(start, plies, 0)),
            "result": Outcome.from_json(record).as_json(),
        }
    )


@cache
def _zipped_sample(game: str) -> bytes:
    """The same for everybody, so it is worth some effort, once."""
    return gzip.compress(sample_replay(game), mtime=0)
