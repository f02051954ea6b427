"""One statement for many rows of values, which SQLite does in one step.

Its driver lets other threads run at every step, and then has to wait until it may go on. On a busy
server that takes much longer than the step: a batch of moves must not take a step for each.
"""

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection

from .quick import Quick, Values


class ForEach:
    """Does for each row what two texts say, one for each database.

    PostgreSQL gets a row at a time, its values as `:name`. SQLite gets all as one text, over which
    `json_each(:rows)` runs; what it answers is one text too, a list of the place of each row that
    has an answer (`key`) and the answer.
    """

    def __init__(self, sqlite: str, postgresql: str) -> None:
        self._at_once = Quick(sqlite)
        self._one_by_one = Quick(postgresql)

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Do it."""
        if connection.dialect.name == "sqlite":
            self._at_once.run(connection, [{"rows": orjson.dumps(rows).decode()}])
        else:
            self._one_by_one.run(connection, rows)

    def ask(self, connection: Connection, rows: Sequence[Values]) -> list[Any]:
        """The row that answers each row, or None."""
        if connection.dialect.name != "sqlite":
            return self._one_by_one.ask(connection, rows)
        text = self._at_once.one(connection, {"rows": orjson.dumps(rows).decode()})[0]
        answers = {place: answer for place, *answer in orjson.loads(text)}
        return [answers.get(place) for place in range(len(rows))]


def insert_each(table: str, *columns: str) -> ForEach:
    """Insert each row, whose values have the names of the columns."""
    into = f"INSERT INTO {table} ({', '.join(columns)})"
    values = ", ".join(f"json_extract(value, '$.{column}')" for column in columns)
    return ForEach(
        sqlite=f"{into} SELECT {values} FROM json_each(:rows)",
        postgresql=f"{into} VALUES ({', '.join(f':{column}' for column in columns)})",
    )
