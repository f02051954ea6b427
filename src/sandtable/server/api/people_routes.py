"""Being somebody: a guest at first, a person with a name and a passphrase if they like."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from ...store.errors import Conflict, LooksAlike
from ...store.names import name_key
from ...store.values import Person
from ...tables import Kind
from ..edge.limits import address_key
from ..errors import ALSO_FOR_STRANGERS, NotAllowed, NotNow, Unknown, answers
from ..people.avatars import Avatar
from ..people.identity import (
    BROWSER,
    PROGRAM,
    Current,
    InBrowser,
    Visitor,
    Watcher,
    clear_cookie,
    limits_of,
    new_guest,
    new_token,
    set_cookie,
    store_of,
    token_of,
)
from ..people.names import clean_name
from ..people.passphrases import LONGEST, SHORTEST, fits, hash_passphrase
from .dependencies import hub_of, me_of, person_of
from .shapes import Body, Me

router = APIRouter(prefix="/api", tags=["people"])

MOST_BROWSERS = 20
"""At how many places somebody can be logged in; the longest unused is logged out."""

Name = Annotated[str, Field(min_length=1, max_length=100, description="What others read.")]
Passphrase = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class NewName(Body):
    """A name to go by."""

    name: Name


class NewAvatar(Body):
    """A drawing to have beside the name, or none."""

    avatar: Avatar | None


class NewPassphrase(Body):
    """A passphrase to come back with; whoever has one must know it to change it."""

    passphrase: Passphrase
    current: Annotated[str, Field(max_length=LONGEST)] | None = None
    keep_tokens: bool = False
    """Whether programs may go on with the tokens they have."""


class Login(Body):
    """How a person comes back."""

    name: Name
    passphrase: Annotated[str, Field(max_length=LONGEST)]


@router.post("/visit", responses=ALSO_FOR_STRANGERS)
async def visit(request: Request, response: Response, visitor: Watcher) -> Me:
    """Be somebody: a new guest, unless the cookie or token is known. Sets the cookie."""
    came_with = token_of(request)
    if visitor is not None and came_with is not None:
        if not visitor.is_program:
            set_cookie(request, response, came_with[0])
        return _see(visitor)
    limits_of(request).new_guests.take(address_key(request.scope))
    guest = new_guest()
    token, kept = new_token(guest.identity, BROWSER)
    await store_of(request).add_person(guest, kept)
    set_cookie(request, response, token)
    return me_of(guest)


@router.get("/me", responses=answers(401))
async def see_me(visitor: Current) -> Me:
    """Who I am."""
    return _see(visitor)


@router.put("/me/name", responses=answers(401, 409))
async def change_name(request: Request, visitor: InBrowser, wish: NewName) -> Me:
    """Go by another name; not that of another person, and none that looks like it."""
    person = replace(await person_of(request, visitor), name=clean_name(wish.name))
    await _save(request, person)
    return me_of(person)


@router.put("/me/avatar", responses=answers(401))
async def change_avatar(request: Request, visitor: InBrowser, wish: NewAvatar) -> Me:
    """Have another drawing beside my name. At tables where I sit already the old one stays."""
    person = replace(await person_of(request, visitor), avatar=wish.avatar)
    await _save(request, person)
    return me_of(person)


@router.put("/me/passphrase", responses=answers(401, 409))
async def change_passphrase(request: Request, visitor: InBrowser, wish: NewPassphrase) -> Me:
    """Be able to come back under this name, from anywhere.

    All other browsers are logged out, and all tokens of programs end unless they are kept.
    """
    person = await person_of(request, visitor)
    if person.passphrase is not None:
        _note_try(request, person.name)
        if not await fits(person.passphrase, wish.current or ""):
            raise NotAllowed("wrong-passphrase")
    person = replace(person, passphrase=await hash_passphrase(wish.passphrase))
    await _save(request, person)
    store = store_of(request)
    for token in await store.tokens_of(person.identity):
        is_kept = token.purpose == PROGRAM and wish.keep_tokens
        if token.hash != visitor.token_hash and not is_kept:
            await store.remove_token(token.hash)
    await hub_of(request).connections.cut_off(person.identity)
    return me_of(person)


@router.post("/login", responses=ALSO_FOR_STRANGERS)
async def login(request: Request, response: Response, visitor: Watcher, who: Login) -> Me:
    """Come back as a person. Whether a name is known cannot be told from the answer."""
    _note_try(request, who.name)
    store = store_of(request)
    person = await store.person_named(who.name)
    if not await fits(None if person is None else person.passphrase, who.passphrase):
        raise Unknown("wrong-login")
    assert person is not None, "nothing fits nobody"
    token, kept = new_token(person.identity, BROWSER)
    await store.add_token(kept)
    if visitor is not None and not visitor.is_program:
        await store.remove_token(visitor.token_hash)
        await hub_of(request).connections.cut_off(visitor.identity)
        if visitor.kind is Kind.GUEST:
            await store.move_learner(visitor.identity, person.identity)
    browsers = [one for one in await store.tokens_of(person.identity) if one.purpose == BROWSER]
    for old in sorted(browsers, key=lambda one: one.used)[:-MOST_BROWSERS]:
        await store.remove_token(old.hash)
    set_cookie(request, response, token)
    return me_of(person)


@router.post("/logout", status_code=204, responses=answers(401))
async def logout(request: Request, response: Response, visitor: InBrowser) -> None:
    """Forget this browser. A guest cannot come back."""
    await store_of(request).remove_token(visitor.token_hash)
    await hub_of(request).connections.cut_off(visitor.identity)
    clear_cookie(request, response)


def _see(visitor: Visitor) -> Me:
    return Me(
        identity=visitor.identity, name=visitor.name, kind=visitor.kind, avatar=visitor.avatar
    )


async def _save(request: Request, person: Person) -> None:
    try:
        await store_of(request).save_person(person)
    except LooksAlike:
        raise NotNow("name-alike") from None
    except Conflict:
        raise NotNow("name-taken") from None


def _note_try(request: Request, name: str) -> None:
    """Nobody may try passphrases quickly, however they spell the name."""
    limits = limits_of(request)
    limits.tries_of_address.take(address_key(request.scope))
    limits.tries_of_name.take(name_key(name))
