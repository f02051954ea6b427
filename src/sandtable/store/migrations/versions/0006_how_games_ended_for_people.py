"""How every game ended for every person, so that it can be counted; which games are practice."""

from typing import Any

from alembic import op
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    insert,
    select,
)

revision = "0006"
down_revision = "0005"

AT_ONCE = 1000

tables = Table(
    "tables",
    MetaData(),
    *(Column(name, Text) for name in ("id", "game", "status")),
    *(Column("seats", Integer), Column("changed", BigInteger)),
    Column("result", JSON(none_as_null=True)),
)
seatings = Table(
    "seatings",
    MetaData(),
    *(Column(name, Text) for name in ("table_id", "identity", "kind")),
    Column("chair", Integer),
)


def upgrade() -> None:
    """A column, a table, and the games that are over. None of them is taken for practice: their
    lists did not say so."""
    op.add_column("tables", Column("is_practice", Boolean, nullable=False, server_default=false()))
    results = op.create_table(
        "results",
        Column("identity", Text, primary_key=True),
        Column(
            "table_id",
            Text,
            ForeignKey("tables.id", name="results_table_id_exists"),
            primary_key=True,
        ),
        Column("game", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("against", Text, nullable=False),
        Column("level", Text),
        Column("verdict", Text, nullable=False),
        Column("points", Integer),
        Column("is_practice", Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    assert results is not None
    counted = ["identity", "game", "at", "verdict", "against", "level", "is_practice", "points"]
    op.create_index("results_history", "results", counted)
    _count_games(results)


def _count_games(results: Table) -> None:
    connection = op.get_bind()
    over = select(tables).where(tables.c.status == "over").order_by(tables.c.id)
    last = ""
    while rows := connection.execute(over.where(tables.c.id > last).limit(AT_ONCE)).all():
        last = rows[-1].id
        sat: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seating in connection.execute(select(seatings).where(seatings.c.table_id.in_(sat))):
            sat[seating.table_id].append(seating)
        found = [one for row in rows for one in _results_of(row, sat[row.id])]
        if found:
            connection.execute(insert(results), found)


def _results_of(table: Any, sitting: list[Any]) -> list[dict[str, Any]]:
    people = [one for one in sitting if one.kind != "bot"]
    levels = {one.identity for one in sitting if one.kind == "bot"}
    against = "people" if len(people) > 1 else "bot" if levels else "alone"
    level = levels.pop() if against == "bot" and len(levels) == 1 else None
    shared = {"game": table.game, "table_id": table.id, "at": table.changed, "is_practice": False}
    return [
        {
            **shared,
            "identity": one.identity,
            "against": against,
            "level": level,
            "verdict": _verdict(table.result, one.chair),
            "points": _points(table, one.chair),
        }
        for one in people
    ]


def _verdict(result: dict[str, Any], chair: int) -> str:
    winner = result["winner"]
    if winner is None:
        return "stopped" if result["ending"] == "stopped" else "draw"
    has_won = winner if isinstance(winner, bool) else result["chair"] == chair
    return "won" if has_won else "lost"


def _points(table: Any, chair: int) -> int | None:
    """Lists of then did not say which seat a chair had; of two it can be told who won."""
    result: dict[str, Any] = table.result
    scores: list[int] = result["scores"]
    if len(scores) == 1:
        return scores[0]
    winner: int | bool | None = result["winner"]
    if table.seats != 2 or winner is None or isinstance(winner, bool):
        return None
    return scores[winner if result["chair"] == chair else 1 - winner]
