"""People one has played with: invite them again, or want no invitations from somebody.

Nobody learns who others are behind their names: a companion is named by a table where both sit,
and a chair there.
"""

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from ...store.errors import Missing
from .. import times
from ..errors import NotFound, NotNow, answers
from ..people.identity import Current, InBrowser, kind_of, store_of
from .dependencies import AtTable, companion_of
from .shapes import GameName, Shape

router = APIRouter(prefix="/api/me", tags=["people"])

MOST_BLOCKS = 200
KEY_BYTES = 12
Key = Annotated[str, Path(pattern=f"^[0-9a-f]{{{2 * KEY_BYTES}}}$", description="As in the list.")]
Few = Annotated[int, Query(ge=1, le=50, description="How many at most.")]


class CompanionSeen(Shape):
    """Somebody you have played with, and where last."""

    table: str
    chair: int
    name: str
    kind: Literal["guest", "person"]
    avatar: str | None
    game: GameName
    last: int
    """When something happened at that table."""


class BlockSeen(Shape):
    """Somebody from whom you want no invitations."""

    key: str
    name: str
    at: int


@router.get("/companions", responses=answers(401))
async def my_companions(request: Request, visitor: Current, limit: Few = 12) -> list[CompanionSeen]:
    """People I have played with, the last first; nobody whom I have blocked."""
    return [
        CompanionSeen.model_validate(
            {
                **vars(one),
                "name": one.person.name,
                "kind": kind_of(one.person).value,
                "avatar": one.person.avatar,
            }
        )
        for one in await store_of(request).companions_of(visitor.identity, limit)
    ]


@router.get("/blocks", responses=answers(401))
async def my_blocks(request: Request, visitor: InBrowser) -> list[BlockSeen]:
    """From whom I want no invitations, the newest first."""
    blocks = await store_of(request).blocks_of(visitor.identity)
    return [BlockSeen.model_validate(vars(block)) for block in blocks]


@router.post("/blocks", status_code=204, responses=answers(401, 404, 409))
async def block(request: Request, visitor: InBrowser, who: AtTable) -> None:
    """Want no more invitations from somebody. They are not told."""
    blocked = await companion_of(request, visitor, who)
    store, key = store_of(request), secrets.token_hex(KEY_BYTES)
    if not await store.add_block(key, visitor.identity, blocked, times.now(), MOST_BLOCKS):
        raise NotNow("blocks-full", most=MOST_BLOCKS)


@router.delete("/blocks/{key}", status_code=204, responses=answers(401, 404))
async def welcome_again(request: Request, visitor: InBrowser, key: Key) -> None:
    """Let somebody invite me again."""
    try:
        await store_of(request).remove_block(visitor.identity, key)
    except Missing:
        raise NotFound("no-such-block") from None
