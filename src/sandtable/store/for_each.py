"""One statement for many rows of values, which SQLite does in one step.

Its driver lets other threads run at every step, and then has to wait until it may go on. On a busy
server that takes much longer than the step: a batch of moves must not take a step for each.
"""

from collections.abc import Callable, Sequence
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Insert,
    Select,
    Table,
    bindparam,
    func,
    insert,
    literal_column,
    select,
)

from .quick import Quick, Values

Value = Callable[[str], ColumnElement[Any]]
"""What a row has under a name."""

ROWS = func.json_each(bindparam("rows")).table_valued("key", "value", name="row")


def _of_row(name: str) -> ColumnElement[Any]:
    return func.json_extract(ROWS.c.value, literal_column(f"'$.{name}'"))


class ForEach:
    """Does for each row what `build` makes of its values."""

    def __init__(self, build: Callable[[Value], Executable]) -> None:
        self._one_by_one = Quick(build(bindparam))
        at_once = build(_of_row)
        self._at_once = Quick(_all_answers(at_once) if isinstance(at_once, Select) else at_once)

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


def insert_each(table: Table) -> Callable[[Value], Insert]:
    """For each row a new row of a table, with values for all columns."""
    names = [column.name for column in table.columns]

    def build(value: Value) -> Insert:
        if value is bindparam:
            return insert(table)
        return insert(table).from_select(names, select(*map(value, names)))

    return build


def _all_answers(question: Select[Any]) -> Select[Any]:
    """All answers as one text: each with the place of the row it answers."""
    answer = func.json_array(ROWS.c.key, *question.selected_columns)
    others = [source for source in question.get_final_froms() if source is not ROWS]
    asked = select(func.json_group_array(answer)).select_from(ROWS, *others)
    return asked if question.whereclause is None else asked.where(question.whereclause)
