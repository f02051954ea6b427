"""The records of all games that are over."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from ..tables import Table
from ..tables.record import record_of
from . import schema
from .look import read_events


def finished_tables(connection: Connection) -> list[str]:
    """All tables whose game is over, the first opened first."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == "over")
    return list(connection.scalars(query.order_by(columns.opened, columns.id)))


def export_records(connection: Connection) -> Iterator[dict[str, Any]]:
    """A record a game, in the format of docs/formats.md."""
    for table in finished_tables(connection):
        yield record_of(Table(read_events(connection, table, 0)))
