"""The records of games that are over."""

from typing import Any

from sqlalchemy import Connection, select

from ..tables import Table
from ..tables.record import record_of
from . import schema
from .queries import read_events


def finished_tables(connection: Connection) -> list[str]:
    """All tables whose game is over, the first opened first."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == "over")
    return list(connection.scalars(query.order_by(columns.opened, columns.id)))


def read_record_of(connection: Connection, table: str) -> dict[str, Any]:
    """The record of a game (docs/formats.md); BrokenLog if it cannot be replayed."""
    return record_of(Table(read_events(connection, table, 0)))
