"""Questions about the moves of a table, by REST; `why` comes by socket as well."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from ..errors import SandtableError
from ..tables.questions import prospects_of, why_not
from .errors import ALSO_FOR_STRANGERS, answers, told
from .identity import Current, Watcher
from .shapes import Shape
from .table_routes import TableName, room_of

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
    """Patterns: cells on which nothing is allowed, and only because of the rival's groups."""
    rival: dict[str, Likely] | None
    """Mandala: what the rival may hold, by colours."""


@router.get("/tables/{table}/why", responses=answers(404) | ALSO_FOR_STRANGERS)
async def why(request: Request, table: TableName, visitor: Watcher, move: Move) -> Reason:
    """Why a move is not legal for whoever asks, now. Nothing is played."""
    room = await room_of(request, table)
    who = None if visitor is None else visitor.somebody
    return Reason(**why_told(why_not(room.table, who, move)))


@router.get("/tables/{table}/prospects", responses=answers(401, 404, 409))
async def prospects(request: Request, table: TableName, visitor: Current) -> Prospects:
    """For whoever is on turn: what their moves gain at once, and what the rival may hold."""
    room = await room_of(request, table)
    return Prospects(**asdict(prospects_of(room.table, visitor.somebody)))


def why_told(error: SandtableError | None) -> dict[str, Any]:
    """The answer to why."""
    return {"error": None, "code": None, "words": {}} if error is None else told(error)
