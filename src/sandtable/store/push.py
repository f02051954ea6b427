"""Read and write where people are told that it is their turn, and the keys all processes share."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .dialect import insert_unless_there
from .errors import Missing
from .values import PushSubscription


def subscription_id(endpoint: str) -> str:
    """What names an endpoint: it may be long."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def keep_subscription(connection: Connection, subscription: PushSubscription, most: int) -> None:
    """Keep where a browser is told; Missing if it has just been logged out.

    What this browser had before goes, and so does the same endpoint under another login. Of one
    person's the oldest go, beyond so many.
    """
    table, columns = schema.push_subscriptions, schema.push_subscriptions.c
    same = or_(columns.id == subscription.id, columns.token == subscription.token)
    connection.execute(delete(table).where(same))
    try:
        connection.execute(insert(table), asdict(subscription))
    except IntegrityError:
        raise Missing(subscription.identity) from None
    theirs = select(columns.id).where(columns.identity == subscription.identity)
    newest_first = theirs.order_by(columns.created.desc(), columns.id != subscription.id)
    old = list(connection.scalars(newest_first.offset(most)))
    connection.execute(delete(table).where(columns.id.in_(old)))


def read_subscriptions(connection: Connection, identity: str) -> list[PushSubscription]:
    """All of somebody, the oldest first."""
    columns = schema.push_subscriptions.c
    query = select(schema.push_subscriptions).where(columns.identity == identity)
    rows = connection.execute(query.order_by(columns.created, columns.id))
    return [PushSubscription(**row._asdict()) for row in rows]


def remove_subscriptions(connection: Connection, ids: Sequence[str]) -> None:
    """Forget some: nobody is reached there any more, or nobody wants to be."""
    table = schema.push_subscriptions
    connection.execute(delete(table).where(table.c.id.in_(ids)))


def keep_key(connection: Connection, name: str, fresh: str) -> str:
    """The key of this name; the fresh one if there was none. All processes get the same."""
    table = schema.keys
    connection.execute(insert_unless_there(connection, table).values(name=name, value=fresh))
    value: str = connection.execute(select(table.c.value).where(table.c.name == name)).scalar_one()
    return value


def replace_key(connection: Connection, name: str, fresh: str) -> None:
    """Put a key in the place of whatever has its name."""
    table = schema.keys
    connection.execute(delete(table).where(table.c.name == name))
    connection.execute(insert(table).values(name=name, value=fresh))
