"""What several routes need: the hub and its rooms, and who asks."""

from typing import Annotated, cast

from fastapi import Path
from starlette.requests import HTTPConnection

from ...games import GAMES
from ...store.values import Person, Rating
from ..errors import Unknown
from ..live.hub import Hub
from ..live.room import Room
from ..people.identity import Visitor, kind_of, store_of
from .shapes import TABLE_NAME, Me

TableName = Annotated[str, Path(pattern=TABLE_NAME, description="The name of the table.")]


def hub_of(connection: HTTPConnection) -> Hub:
    """All that is live in this process."""
    return cast(Hub, connection.app.state.hub)


async def room_of(connection: HTTPConnection, table: str) -> Room:
    """A table with all that any process has appended; Missing if there is none."""
    return await hub_of(connection).rooms.up_to_date(table)


def me_of(person: Person) -> Me:
    """What somebody sees of themselves."""
    return Me(identity=person.identity, name=person.name, kind=kind_of(person))


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
