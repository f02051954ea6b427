"""What several routes need: the hub and its rooms, and who asks."""

from typing import Annotated, cast

from fastapi import Path
from pydantic import Field
from starlette.requests import HTTPConnection

from ...games import GAMES
from ...store.errors import Missing
from ...store.values import Person, Rating
from ..errors import NotFound, Unknown
from ..live.hub import Hub
from ..live.messages import Place
from ..live.room import Room
from ..people.identity import Visitor, kind_of, store_of
from .shapes import TABLE_NAME, Body, Me

TableName = Annotated[str, Path(pattern=TABLE_NAME, description="The name of the table.")]


class AtTable(Body):
    """Somebody, by a table where you sit too, and their chair there."""

    table: Annotated[str, Field(pattern=TABLE_NAME)]
    chair: Place


def hub_of(connection: HTTPConnection) -> Hub:
    """All that is live in this process."""
    return cast(Hub, connection.app.state.hub)


async def room_of(connection: HTTPConnection, table: str, visitor: Visitor | None) -> Room:
    """A table with all that any process has appended; Missing if there is none for whoever asks."""
    room = await hub_of(connection).rooms.up_to_date(table)
    if not room.table.may_be_seen_by(None if visitor is None else visitor.identity):
        raise Missing(table)
    return room


def me_of(person: Person) -> Me:
    """What somebody sees of themselves."""
    return Me(
        identity=person.identity, name=person.name, kind=kind_of(person), avatar=person.avatar
    )


async def person_of(connection: HTTPConnection, visitor: Visitor) -> Person:
    """Whoever asks, as the store knows them."""
    person = await store_of(connection).person(visitor.identity)
    if person is None:
        raise Unknown("just-deleted")
    return person


async def ratings_of(connection: HTTPConnection, visitor: Visitor) -> list[Rating]:
    """The ratings of somebody."""
    store = store_of(connection)
    found = [await store.ratings(game, [visitor.identity]) for game in GAMES]
    return [rating for ratings in found for rating in ratings.values()]


async def companion_of(
    connection: HTTPConnection, visitor: Visitor, who: AtTable, *, has_played: bool = False
) -> str:
    """The identity of somebody at a table of the visitor's; NotFound if there is nobody.

    With `has_played` the game there must have begun.
    """
    found = await store_of(connection).companion(
        visitor.identity, who.table, who.chair, has_played=has_played
    )
    if found is None:
        raise NotFound("no-such-companion")
    return found
