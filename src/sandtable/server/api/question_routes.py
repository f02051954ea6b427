"""Questions about the moves of a table, by REST; `why` comes by socket as well."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ...tables.questions import prospects_of, why_not
from ..errors import ALSO_FOR_STRANGERS, answers, reason_json
from ..people.identity import Current, Watcher
from .dependencies import TableName, room_of
from .shapes import Shape

router = APIRouter(prefix="/api", tags=["tables"])

Move = Annotated[str, Query(min_length=1, max_length=40, description="The text of a move.")]


class Reason(Shape):
    """Why a move is not legal now; all empty if it is."""

    error: str | None
    """One sentence in English; null if the move is legal."""
    code: str | None
    words: dict[str, str | int]


class Likely(Shape):
    """What the rival may hold of a colour."""

    some: float
    """How likely it is at least one card."""
    mean: float
    """How many cards on average."""


class Prospects(Shape):
    """What somebody on turn could work out about their moves."""

    gains: dict[str, int]
    """What each legal move changes in the own points at once, before any chance."""
    closed: list[str]
    """Cells on which nothing is allowed, and only because of the rival; if the game can tell."""
    rival: dict[str, Likely] | None
    """What the rival may hold, by colours; null if nothing is hidden."""


@router.get("/tables/{table}/why", responses=answers(404) | ALSO_FOR_STRANGERS)
async def why(request: Request, table: TableName, visitor: Watcher, move: Move) -> Reason:
    """Why a move is not legal for whoever asks, now. Nothing is played."""
    room = await room_of(request, table, visitor)
    who = None if visitor is None else visitor.somebody
    return Reason(**reason_json(why_not(room.table, who, move)))


@router.get("/tables/{table}/prospects", responses=answers(401, 404, 409))
async def prospects(request: Request, table: TableName, visitor: Current) -> Prospects:
    """For whoever is on turn: what their moves gain at once, and what the rival may hold."""
    room = await room_of(request, table, visitor)
    return Prospects(**asdict(prospects_of(room.table, visitor.somebody)))
