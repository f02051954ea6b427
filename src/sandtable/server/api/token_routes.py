"""Personal tokens: for programs that play for somebody."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field

from ...store.values import Token
from ..errors import NotFound, NotNow, answers
from ..people.identity import PROGRAM, InBrowser, new_token, store_of
from .dependencies import hub_of
from .shapes import Body, Shape

router = APIRouter(prefix="/api/me/tokens", tags=["people"])

MOST_TOKENS = 20
ID_LENGTH = 16
"""So much of its hash names a token."""
LONGEST_LABEL = 60


class NewToken(Body):
    """What the token is for."""

    label: Annotated[str, Field(max_length=LONGEST_LABEL)] = ""


class TokenInfo(Shape):
    """A token, without what makes it one."""

    id: str
    label: str
    created: int
    used: int


class CreatedToken(TokenInfo):
    """A new token. It is told once and cannot be seen again."""

    token: str


@router.get("", responses=answers(401))
async def list_tokens(request: Request, visitor: InBrowser) -> list[TokenInfo]:
    """My tokens, the newest first."""
    tokens = await _programs(request, visitor.identity)
    newest_first = sorted(tokens, key=lambda token: token.created, reverse=True)
    return [_see(token) for token in newest_first]


@router.post("", status_code=201, responses=answers(401, 409))
async def create_token(request: Request, visitor: InBrowser, wish: NewToken) -> CreatedToken:
    """A new token for a program: send it as `Authorization: Bearer TOKEN`."""
    if not all(letter.isprintable() for letter in wish.label):
        raise NotNow("bad-label")
    if len(await _programs(request, visitor.identity)) >= MOST_TOKENS:
        raise NotNow("tokens-full", most=MOST_TOKENS)
    told, token = new_token(visitor.identity, PROGRAM, wish.label)
    await store_of(request).add_token(token)
    return CreatedToken(token=told, **_see(token).model_dump())


@router.delete("/{token_id}", status_code=204, responses=answers(401, 404))
async def revoke_token(
    request: Request,
    visitor: InBrowser,
    token_id: Annotated[str, Path(pattern=f"^[0-9a-f]{{{ID_LENGTH}}}$")],
) -> None:
    """Revoke this token."""
    for token in await _programs(request, visitor.identity):
        if _see(token).id == token_id:
            await store_of(request).remove_token(token.hash)
            await hub_of(request).connections.cut_off(visitor.identity)
            return
    raise NotFound("no-such-token")


async def _programs(request: Request, identity: str) -> list[Token]:
    tokens = await store_of(request).tokens_of(identity)
    return [token for token in tokens if token.purpose == PROGRAM]


def _see(token: Token) -> TokenInfo:
    return TokenInfo(
        id=token.hash[:ID_LENGTH], label=token.label, created=token.created, used=token.used
    )
