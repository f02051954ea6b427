"""Statements that are handed straight to the driver, as text.

SQLAlchemy spends about ten times as long on a statement as SQLite does. Most of what a server asks
can afford that; but appending and asking who somebody is are what it does all day.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]


class Quick:
    """One statement for both databases, with its values as `:name`."""

    def __init__(self, text: str, more_on_postgresql: str = "") -> None:
        """SQLite locks the whole database: what locks rows is for PostgreSQL alone."""
        as_its_driver_has_them = re.sub(r":(\w+)", r"%(\1)s", text + more_on_postgresql)
        self._texts = {"sqlite": text, "postgresql": as_its_driver_has_them}

    def one(self, connection: Connection, values: Values) -> Any:
        """The first row of the answer, or None."""
        with plainly(connection) as cursor:
            return cursor.execute(self._text(connection), values).fetchone()

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Once for each row of values."""
        with plainly(connection) as cursor:
            cursor.executemany(self._text(connection), rows)

    def ask(self, connection: Connection, rows: Sequence[Values]) -> list[Any]:
        """Once for each row of values, in this order; the first row of each answer, or None."""
        text = self._text(connection)
        with plainly(connection) as cursor:
            if connection.dialect.name == "sqlite":
                answers = [cursor.execute(text, row).fetchone() for row in rows]
            else:
                # All questions are on their way before the first answer is back.
                cursor.executemany(text, rows, returning=True)
                answers = [cursor.fetchone()]
                while cursor.nextset():
                    answers.append(cursor.fetchone())
        return answers

    def _text(self, connection: Connection) -> str:
        return self._texts[connection.dialect.name]


@contextmanager
def plainly(connection: Connection) -> Iterator[Any]:
    """A cursor of the driver, whose errors are those SQLAlchemy would raise."""
    with _usual_errors(connection):
        cursor = connection.connection.cursor()
        yield cursor
        cursor.close()


@contextmanager
def together(connection: Connection) -> Iterator[None]:
    """Statements in here do not wait for each other to be answered, where there is a way to go."""
    if connection.dialect.name == "sqlite":
        yield
        return
    driver_connection: Any = connection.connection.driver_connection
    with _usual_errors(connection), driver_connection.pipeline():
        yield


@contextmanager
def _usual_errors(connection: Connection) -> Iterator[None]:
    dialect = connection.dialect
    driver = dialect.loaded_dbapi
    try:
        yield
    except driver.Error as error:
        is_broken = dialect.is_disconnect(error, connection.connection.driver_connection, None)
        if is_broken:
            connection.invalidate(error)
        raise DBAPIError.instance(
            None,
            None,
            error,
            driver.Error,
            hide_parameters=True,
            connection_invalidated=is_broken,
            dialect=dialect,
        ) from error
