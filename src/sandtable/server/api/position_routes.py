"""Where some games stand: what lists draw small pictures of."""

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response
from typing_extensions import TypedDict

from ...store.errors import Missing
from ...tables import Status
from ...tables.view import see_position
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, answers
from ..people.identity import Watcher, limits_of
from .dependencies import room_of
from .positions import AnyPosition
from .shapes import TABLE_NAME, make_exact

router = APIRouter(prefix="/api", tags=["lobby"])

AT_ONCE = 12
"""Tables in one request. Each of them counts as one: it may have to be read from its log."""

Names = Annotated[
    list[Annotated[str, Query(pattern=TABLE_NAME)]],
    Query(alias="table", min_length=1, max_length=AT_ONCE, description="The names of the tables."),
]


class Standing(TypedDict):
    """Where a game stands, as you may know it."""

    table: str
    number: int
    """How many events the table has."""
    position: AnyPosition


make_exact(Standing)


@router.get(
    "/positions",
    responses={200: {"model": list[Standing]}, **answers(400), **ALSO_FOR_STRANGERS},
)
async def positions(request: Request, visitor: Watcher, names: Names) -> Response:
    """The positions of at most 12 tables, without legal moves. Tables that wait, that are not there
    and that you may not see are left out."""
    limits_of(request).requests_of_address.take(address_key(request.scope), len(names) - 1)
    found = []
    for name in dict.fromkeys(names):
        try:
            room = await room_of(request, name, visitor)
        except Missing:
            continue
        table = room.table
        if table.status is Status.WAITING:
            continue
        seat = None if visitor is None else table.seat_of(visitor.identity)
        position = see_position(table, table.position, seat) | {"legal_moves": []}
        found.append({"table": name, "number": table.number, "position": position})
    return Response(orjson.dumps(found), media_type="application/json")
