"""Help at tables: hints, and what may lie hidden. Nobody is helped in a rated game."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ...study import study_of
from ...tables import Status, Table
from ...tables.record import open_record_of
from ..errors import NotAllowed, NotFound, NotNow
from ..people.identity import Current, Visitor, limits_of
from .dependencies import TableName, hub_of, room_of
from .review_answers import hint_seen
from .review_asking import EFFORT, SeatQuery, as_json, check_is_reviewable, described, record_at
from .review_shapes import BeliefSeen, BeliefsSeen, GameHint
from .shapes import Language

router = APIRouter(prefix="/api", tags=["study"])

StepQuery = Annotated[
    str, Query(pattern="^(where|which|why)$", description="One after the other, each if wanted.")
]


@router.get("/tables/{table}/hint", responses=described(GameHint, 404, 409))
async def hint(
    request: Request,
    visitor: Current,
    table: TableName,
    step: StepQuery = "where",
    language: Language = "en",
) -> Response:
    """Help for the player who is on turn, in three steps; never in a rated game."""
    room = await room_of(request, table, visitor)
    asked, number = _asked(room.table, visitor), room.number
    limits_of(request).hints.take(visitor.identity)
    with_reasons = step == "why"
    found = await hub_of(request).reviews.hint(table, number, asked, with_reasons)
    seen = await asyncio.to_thread(hint_seen, found, asked["game"], step, number, language)
    return as_json(seen)


@router.get("/tables/{table}/belief", responses=described(BeliefSeen, 404, 409))
async def belief(request: Request, visitor: Current, table: TableName) -> Response:
    """What a player may think of what lies hidden, on turn or not: unrated, with open memory."""
    room = await room_of(request, table, visitor)
    seat, number = _helped_seat(room.table, visitor), room.number
    if room.table.settings.memory is not None and room.table.settings.memory.value == "hidden":
        raise NotNow("no-help-memory")
    limits_of(request).hints.take(visitor.identity)
    found = None
    if room.table.settings.rules.has_secrets:
        found = await hub_of(request).reviews.belief(_position_at(room.table), seat)
    return as_json({"number": number, "belief": found})


@router.get("/tables/{table}/beliefs", responses=described(BeliefsSeen, 404, 409))
async def beliefs(
    request: Request, visitor: Current, table: TableName, seat: SeatQuery = 0
) -> Response:
    """What a seat could think after the deal and after each move of a game that is over."""
    limits_of(request).requests_of_person.take(visitor.identity, EFFORT)
    room = await room_of(request, table, visitor)
    record = record_at(room.table)
    check_is_reviewable(record)
    if seat >= len(record["seats"]):
        raise NotFound("no-such-moment")
    limits_of(request).hints.take(visitor.identity)
    found: list[Any] = []
    if room.table.settings.rules.has_secrets:
        game = {name: record.get(name) for name in ASKED}
        found = await hub_of(request).reviews.beliefs(table, game, seat)
    return as_json({"seat": seat, "beliefs": found})


ASKED = ("game", "options", "deal", "moves")
"""What the process that reviews is told of a position."""


def _asked(table: Table, visitor: Visitor) -> dict[str, Any]:
    """The position of a player who is on turn; refused if this table allows no help."""
    seat = _helped_seat(table, visitor)
    if table.position.seat != seat:
        raise NotNow("no-help-now")
    return _position_at(table)


def _helped_seat(table: Table, visitor: Visitor) -> int:
    """Whose help it is; refused if this table allows none."""
    seat = table.seat_of(visitor.identity)
    if seat is None:
        raise NotAllowed("help-for-players")
    if table.settings.is_rated and table.status is not Status.OVER:
        raise NotNow("no-help-rated")
    if table.status is not Status.PLAYING:
        raise NotNow("no-help-now")
    if study_of(table.settings.game).review is None:
        raise NotFound("not-reviewable")
    return seat


def _position_at(table: Table) -> dict[str, Any]:
    record = open_record_of(table)
    return {name: record.get(name) for name in ASKED}
