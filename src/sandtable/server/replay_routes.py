"""Games to look at again: those of a table, and one of each game to show what it is."""

import asyncio
import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ..games import Position, load
from ..tables.replay import Step, frames, replay_of
from .errors import ALSO_FOR_STRANGERS, answers
from .identity import Watcher, limits_of
from .limits import address_key
from .lobby_routes import GameName
from .messages import LARGEST
from .seen import Replay
from .table_routes import TableName, hub_of, room_of

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
    room = await room_of(request, table)
    seat = None if visitor is None else room.table.seat_of(visitor.identity)
    # A table in a room never changes: what happens makes another one.
    seen = await asyncio.to_thread(replay_of, room.table, seat, first)
    return Response(orjson.dumps(seen), media_type="application/json")


@router.get("/demo/{game}", responses={200: {"model": Replay}})
async def demo(request: Request, game: GameName) -> Response:
    """A game that bots have played, as the first of them saw it."""
    await hub_of(request).preparation.wait_for(game)
    seen = await asyncio.to_thread(_demo, game)
    return Response(seen, media_type="application/json", headers=ONE_DAY)


@cache
def _demo(game: str) -> bytes:
    """Made by tools/make_demos.py."""
    text = files(__package__).joinpath("demos", f"{game}.json").read_text(encoding="utf-8")
    record = json.loads(text)
    rules = load(game)
    start = rules.from_deal(record["deal"], **record["options"])
    steps = steps_of(start, record["moves"])
    result = {name: record[name] for name in ("ending", "winner", "scores")}
    return orjson.dumps(
        {
            "game": game,
            "names": record["seats"],
            "seat": 0,
            "moves": len(steps),
            "frames": list(frames(start, steps, 0)),
            "result": result,
        }
    )


def steps_of(start: Position, moves: list[Any]) -> list[Step]:
    """The moves of a record, each with the chance that followed."""
    steps: list[Step] = []
    for move in moves:
        if start.game.is_chance_text(move):
            steps[-1] = (steps[-1][0], move)
        else:
            steps.append((move, None))
    return steps
