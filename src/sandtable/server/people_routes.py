"""Being somebody: a guest at first, a person with a name and a passphrase if they like."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ..tables import Kind
from .errors import answers
from .identity import (
    BROWSER,
    Current,
    Visitor,
    Watcher,
    kind_of,
    new_guest,
    new_token,
    set_cookie,
    store_of,
    token_of,
)

router = APIRouter(prefix="/api", tags=["people"])


class Me(BaseModel):
    """Who asks."""

    identity: str
    name: str
    kind: Kind


def me_of(visitor: Visitor) -> Me:
    """What somebody sees of themselves."""
    return Me(identity=visitor.identity, name=visitor.name, kind=visitor.kind)


@router.post("/visit", responses=answers(401))
async def visit(request: Request, response: Response, visitor: Watcher) -> Me:
    """Be somebody: a new guest, unless the cookie or token is known. Sets the cookie."""
    if visitor is not None:
        came_with = token_of(request)
        if came_with is not None and not visitor.is_program:
            set_cookie(request, response, came_with[0])
        return me_of(visitor)
    guest = new_guest()
    token, kept = new_token(guest.identity, BROWSER)
    await store_of(request).add_person(guest, kept)
    set_cookie(request, response, token)
    return Me(identity=guest.identity, name=guest.name, kind=kind_of(guest))


@router.get("/me", responses=answers(401))
async def me(visitor: Current) -> Me:
    """Who I am."""
    return me_of(visitor)
