"""Remove what is needed only for a while: idempotency keys, and processes that are gone."""

from sqlalchemy import Connection, delete, select, tuple_

from . import schema
from .store import Place


def list_over(connection: Connection, after: Place, before: int, limit: int) -> list[Place]:
    """Tables that are over and changed before a time, in that order, after one of them."""
    columns = schema.tables.c
    query = (
        select(columns.changed, columns.id)
        .where(columns.status == "over", columns.changed < before)
        .where(tuple_(columns.changed, columns.id) > tuple_(after.changed, after.table))
        .order_by(columns.changed, columns.id)
        .limit(limit)
    )
    return [Place(*row) for row in connection.execute(query)]


def remove_keys(connection: Connection, tables: list[Place]) -> None:
    """The keys of all requests at these tables."""
    names = [place.table for place in tables]
    connection.execute(delete(schema.answered).where(schema.answered.c.table_id.in_(names)))


def remove_processes(connection: Connection, before: int) -> None:
    """Those that were last alive before a time."""
    connection.execute(delete(schema.processes).where(schema.processes.c.alive < before))
