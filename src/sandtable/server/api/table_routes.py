"""Tables by REST: open one, look at it, act there, and take the record home."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Body, Query, Request
from pydantic import ConfigDict, Field
from starlette.responses import Response

from ...tables import Settings, Visibility, read_settings
from ...tables.record import record_of
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, answers
from ..live.messages import LARGEST, AnyAct, Word
from ..live.room import Room
from ..people.identity import Current, Visitor, Watcher, limits_of
from .dependencies import AtTable, TableName, companion_of, hub_of, room_of
from .schema import Done, TableView
from .shapes import GameName, Shape

router = APIRouter(prefix="/api", tags=["tables"])

MOST_BOTS = 5

From = Annotated[int, Query(ge=0, le=LARGEST, description="The first event to send.")]


class Opening(Shape):
    """What a table shall be for."""

    model_config = ConfigDict(extra="forbid")

    game: GameName
    options: dict[str, str | int] = Field(default_factory=dict, max_length=10)
    visibility: Literal["public", "link", "private"] | None = None
    """Who sees it: everybody in the lobby, whoever has the link, or only those who sit there until
    the game is over. If it is not said: `private` alone and against bots that sit down at once,
    else `public`."""
    starter: Literal["lot", "host", "other"] = "lot"
    clock: Annotated[dict[str, int], Field(max_length=2)] | None = None
    """`{"move": seconds}`, `{"base": seconds, "increment": seconds}` or `{"days": days}`."""
    rated: bool = False
    memory: Literal["open", "hidden"] | None = None
    """In a game that `has_memory`: whether what lies covered can be looked up (`open`, the usual
    one) or is left to memory (`hidden`); the same for all at the table."""
    bots: list[Word] = Field(default_factory=list, max_length=MOST_BOTS)
    """Levels of the bots that sit down at once, on the last chairs."""
    invite: AtTable | None = None
    """Somebody you have played with: the second chair is kept for them, and they see the table
    among theirs (`invited`)."""


VIEW: dict[int | str, dict[str, Any]] = {200: {"model": TableView}}


@router.post(
    "/tables", status_code=201, responses={201: {"model": TableView}, **answers(401, 404, 409)}
)
async def open_table(request: Request, visitor: Current, opening: Opening) -> Response:
    """Open a table. Its commitment to its chance is in the answer, before anybody sits down."""
    limits_of(request).new_tables.take(visitor.identity)
    settings = _settings(opening)
    tables, address = hub_of(request).open_tables, address_key(request.scope)
    invited = None
    if opening.invite is not None:
        limits_of(request).invitations.take(address)
        invited = await companion_of(request, visitor, opening.invite, has_played=True)
    room = await tables.open(settings, visitor.somebody, opening.bots, address, invited)
    return _answer(see(room, visitor, 0), 201)


def _settings(opening: Opening) -> Settings:
    """What was asked for; practice is nobody else's affair unless they say so."""
    settings = read_settings(
        opening.model_dump(exclude={"bots", "invite"})
        | {"visibility": opening.visibility or "public"}
    )
    is_practice = settings.seats <= 1 + len(opening.bots)
    if opening.visibility is None and is_practice:
        return replace(settings, visibility=Visibility.PRIVATE)
    return settings


@router.get("/tables/{table}", responses=VIEW | answers(404) | ALSO_FOR_STRANGERS)
async def see_table(request: Request, table: TableName, visitor: Watcher) -> Response:
    """The table as it stands, without the events that led there."""
    room = await room_of(request, table, visitor)
    return _answer(see(room, visitor, room.number))


@router.get("/tables/{table}/events", responses=VIEW | answers(404) | ALSO_FOR_STRANGERS)
async def see_events(
    request: Request, table: TableName, visitor: Watcher, since: From = 0
) -> Response:
    """All events from a number on, and the table after them."""
    room = await room_of(request, table, visitor)
    return _answer(see(room, visitor, since))


@router.post("/tables/{table}/acts", responses={200: {"model": Done}, **answers(401, 404, 409)})
async def act_at_table(
    request: Request, table: TableName, visitor: Current, act: Annotated[AnyAct, Body()]
) -> Response:
    """Do something at a table. Sent again under the same key it is not done again."""
    hub = hub_of(request)
    room = await room_of(request, table, visitor)
    first = await hub.act(room, visitor.somebody, act)
    return _answer({**see(room, visitor, first), "first": first})


@router.get(
    "/tables/{table}/record",
    responses={
        200: {"content": {"application/json": {"schema": {"type": "object"}}}},
        **answers(404, 409),
        **ALSO_FOR_STRANGERS,
    },
)
async def take_record(request: Request, table: TableName, visitor: Watcher) -> Response:
    """The game record. A game with secrets has to be over."""
    room = await room_of(request, table, visitor)
    response = _answer(record_of(room.table))
    name = f"{room.table.settings.game}-{table}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def see(room: Room, visitor: Visitor | None, since: int) -> dict[str, Any]:
    """What a visitor may see of a table, with the events from a number on."""
    identity = None if visitor is None else visitor.identity
    chair = None if identity is None else room.table.chair_of(identity)
    room.note_sign_of_life(chair)  # Whoever asks is there, even without a socket.
    return {"name": room.name, **room.whole_view(identity, since)}


def _answer(content: dict[str, Any], status: int = 200) -> Response:
    """Written at once: nothing needs to look at it again."""
    return Response(orjson.dumps(content), status, media_type="application/json")
