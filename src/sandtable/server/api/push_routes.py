"""Web Push: a browser in which I want to be told that it is my turn, even when no page is open."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from ...store.push import subscription_id
from ...store.values import PushSubscription
from ..errors import NotNow, ServerError, answers
from ..people.identity import InBrowser, Visitor, store_of
from ..push import base64url
from ..push.hosts import LONGEST
from ..times import now
from .dependencies import hub_of
from .shapes import Body, Shape

router = APIRouter(prefix="/api/me/push", tags=["people"])

MOST_BROWSERS = 10
"""In so many browsers of theirs somebody is told; the oldest goes."""


class PushState(Shape):
    """How it stands with Web Push."""

    key: str | None
    """The `applicationServerKey` to subscribe with, in base64url; null if this server offers no Web
    Push."""
    here: bool
    """Whether this browser is subscribed."""


class NewSubscription(Body):
    """A `PushSubscription` of the browser, and the language to be told in."""

    endpoint: Annotated[str, Field(min_length=1, max_length=LONGEST)]
    p256dh: Annotated[str, Field(min_length=1, max_length=100)]
    """The public key of the browser, in base64url."""
    auth: Annotated[str, Field(min_length=1, max_length=50)]
    """The secret of the subscription, in base64url."""
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}$")] = "en"


@router.get("", responses=answers(401))
async def see_push(request: Request, visitor: InBrowser) -> PushState:
    """Whether this server offers Web Push, and whether this browser is subscribed."""
    key = hub_of(request).push.key
    return PushState(key=key, here=bool(key) and bool(await _here(request, visitor)))


@router.put("", responses=answers(401, 409))
async def subscribe(request: Request, visitor: InBrowser, wish: NewSubscription) -> PushState:
    """Tell me here. One subscription for each browser: it ends when I log out here."""
    push = hub_of(request).push
    if not push.is_offered:
        raise NotNow("push-off")
    if push.hosts.target(wish.endpoint) is None:
        raise ServerError("push-service")
    _check_keys(wish)
    subscription = PushSubscription(
        id=subscription_id(wish.endpoint),
        token=visitor.token_hash,
        identity=visitor.identity,
        endpoint=wish.endpoint,
        p256dh=wish.p256dh,
        auth=wish.auth,
        language=wish.language,
        created=now(),
    )
    await store_of(request).keep_push_subscription(subscription, MOST_BROWSERS)
    return PushState(key=push.key, here=True)


@router.delete("", status_code=204, responses=answers(401))
async def unsubscribe(request: Request, visitor: InBrowser) -> None:
    """Tell me nothing here any more."""
    here = await _here(request, visitor)
    if here:
        await store_of(request).remove_push_subscriptions(here)


async def _here(request: Request, visitor: Visitor) -> list[str]:
    """The subscription of the browser that asks, by its name."""
    subscriptions = await store_of(request).push_subscriptions(visitor.identity)
    return [one.id for one in subscriptions if one.token == visitor.token_hash]


def _check_keys(wish: NewSubscription) -> None:
    """What nobody could encrypt for is not kept."""
    # It is installed where Web Push is offered, and nowhere else.
    from ..push.encryption import AUTH, read_point

    try:
        read_point(base64url.decode(wish.p256dh))
        if len(base64url.decode(wish.auth)) != AUTH:
            raise ValueError
    except ValueError:
        raise ServerError("push-keys") from None
