"""The two tables: which columns they have, of which types, and what they say."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    name: str
    kind: str
    """The name of a type of Polars, `List(...)` around it for a list."""
    words: str
    """What it says, for the documentation."""


GAMES = (
    Column("game", "UInt32", "The number of the game: what `moves` refers to."),
    Column("seed", "String", "Names the deal, all chance and all dice; null if it was no seed."),
    Column("name", "String", "Which game, as in `sandtable.load`."),
    Column("rules", "String", "The version of its rules."),
    Column("options", "String", "Options of the game, as JSON."),
    Column("players", "List(String)", "Who played, by seat."),
    Column("deal", "String", "The deal as in a record, as JSON."),
    Column("scores", "List(Int32)", "Points by seat; one number where all share the result."),
    Column("winner", "Int8", "The seat that won; null for a draw, or where all share the result."),
    Column("won", "Boolean", "Whether all together have won; null where seats play each other."),
    Column("ending", "String", "Why it was over, as in a record."),
    Column("length", "UInt16", "How many rows it has in `moves`."),
)
MOVES = (
    Column("game", "UInt32", "The number of the game."),
    Column("ply", "UInt16", "0 for the first move or chance event, and so on."),
    Column("seat", "Int8", "Whose decision it was; null for chance."),
    Column("move", "String", "The move as in a record."),
    Column("action", "Int16", "Its number (`game.action_texts`); null for chance."),
    Column("legal", "UInt16", "Among how many legal moves it was chosen; null for chance."),
    Column("is_random", "Boolean", "Whether it was drawn at random to make games differ."),
    Column("value", "Float64", "What the player expected of it; null if it did not say."),
    Column("unit", "String", "Of `value`: `chance` (0 to 1), `points` (margin), `score`."),
    Column("is_proven", "Boolean", "Whether `value` is exact; null without a value."),
    Column("effort", "UInt32", "Positions or simulations that the player spent; null as above."),
)

Rows = dict[str, list[Any]]
"""A table as it is gathered: a list for each column."""


def empty(columns: tuple[Column, ...]) -> Rows:
    """A table without rows."""
    return {column.name: [] for column in columns}


def add(rows: Rows, **values: Any) -> None:
    """Add a row; what is not said is null."""
    assert values.keys() <= rows.keys(), values.keys() - rows.keys()
    for name, cells in rows.items():
        cells.append(values.get(name))


def schema(polars: Any, columns: tuple[Column, ...]) -> dict[str, Any]:
    """The same for Polars."""
    return {column.name: _kind(polars, column.kind) for column in columns}


def _kind(polars: Any, kind: str) -> Any:
    if kind.startswith("List("):
        return polars.List(_kind(polars, kind.removeprefix("List(").removesuffix(")")))
    return getattr(polars, kind)
