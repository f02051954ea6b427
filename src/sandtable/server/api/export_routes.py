"""What is kept about somebody: take it away, or have it forgotten."""

import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

from ...store.store import Store
from ...store.values import DailyTry, PuzzleSkill, Summary
from ...tables.record import record_of
from ..errors import answers
from ..live.hub import Hub
from ..people.account_deletion import all_tables, forget
from ..people.identity import InBrowser, clear_cookie, limits_of, store_of
from .dependencies import hub_of, me_of, person_of, ratings_of

router = APIRouter(prefix="/api/me", tags=["people"])

DOWNLOAD = {"Content-Disposition": 'attachment; filename="sandtable-my-data.json"'}


@router.get(
    "/data",
    response_class=StreamingResponse,
    responses={**answers(401), 200: {"content": {"application/json": {}}}},
)
async def export_my_data(request: Request, visitor: InBrowser) -> StreamingResponse:
    """Everything that is kept about me, with the records of all my games."""
    limits_of(request).exports.take(visitor.identity)
    person = await person_of(request, visitor)
    store = store_of(request)
    about: dict[str, Any] = {
        **me_of(person).model_dump(),
        "created": person.created,
        "seen_at": person.seen_at,
        "has_passphrase": person.passphrase is not None,
        "tokens": [
            {"purpose": one.purpose, "label": one.label, "created": one.created, "used": one.used}
            for one in await store.tokens_of(person.identity)
        ],
        "push_subscriptions": [
            {"endpoint": one.endpoint, "language": one.language, "created": one.created}
            for one in await store.push_subscriptions(person.identity)
        ],
        "blocks": [
            {"name": one.name, "at": one.at} for one in await store.blocks_of(person.identity)
        ],
        "ratings": [asdict(rating) for rating in await ratings_of(request, visitor)],
        "daily": [_mine(one) for one in await store.all_daily_tries(person.identity)],
        "lessons": await store.lessons_of(person.identity),
        "puzzles": await _puzzles(store, person.identity),
    }
    body = _write(hub_of(request), about, person.identity)
    return StreamingResponse(body, media_type="application/json", headers=DOWNLOAD)


@router.delete("", status_code=204, responses=answers(401))
async def delete_me(request: Request, response: Response, visitor: InBrowser) -> None:
    """Forget me, now and for good. My seats in unfinished games are left."""
    hub = hub_of(request)
    await forget(hub.store, visitor.identity, hub.leave, hub.rooms.reread, hub.connections.cut_off)
    clear_cookie(request, response)


def _mine(kept: DailyTry | PuzzleSkill) -> dict[str, Any]:
    """Something of mine. The par of a task of a day is there once I have finished."""
    return {name: value for name, value in asdict(kept).items() if name != "identity"}


async def _puzzles(store: Store, identity: str) -> dict[str, Any]:
    """How I did at puzzles, and what comes again."""
    return {
        "repeats": await store.wants_repeats(identity),
        "ratings": [_mine(one) for one in await store.puzzle_skills(identity)],
        "tries": [asdict(one) for one in await store.all_puzzle_tries(identity)],
        "coming_again": [asdict(one) for one in await store.all_puzzle_repeats(identity)],
    }


async def _write(hub: Hub, about: dict[str, Any], identity: str) -> AsyncIterator[str]:
    """One table after the other: somebody may have played thousands of games."""
    yield json.dumps(about)[:-1] + ', "tables": ['
    comma = ""
    async for summary in all_tables(hub.store, identity):
        yield comma + json.dumps(await _game(hub, summary))
        comma = ",\n"
    yield "]}\n"


async def _game(hub: Hub, summary: Summary) -> dict[str, Any]:
    """A table with its record, once the game is over and the record may be seen."""
    seen: dict[str, Any] = {
        "table": summary.table,
        "game": summary.game,
        "status": summary.status,
        "players": [seating.name for seating in summary.seatings],
        "opened": summary.opened,
        "changed": summary.changed,
    }
    if summary.result is not None:
        seen["record"] = record_of(await hub.rooms.read_table(summary.table))
    return seen
