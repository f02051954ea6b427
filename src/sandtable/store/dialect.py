"""Where the two databases differ."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do if the row is there already."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def insert_unless_there(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that leaves a row alone that is there already."""
    return insert_or(connection, table).on_conflict_do_nothing()
