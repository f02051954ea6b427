"""Read how the games of somebody ended. Everything is counted by the database, from one index."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, case, func, select

from . import schema
from .values import PastGame, Tally

WEEK = 7 * 24 * 60 * 60 * 1000
"""Milliseconds."""

_columns = schema.results.c


def read_tallies(connection: Connection, identity: str) -> list[Tally]:
    """All games of somebody, counted by how they ended."""
    alike = [_columns[name] for name in ("game", "against", "level", "verdict", "is_practice")]
    counted: list[ColumnElement[Any]] = [*alike, func.count(), func.max(_columns.points)]
    query = select(*counted).where(_columns.identity == identity).group_by(*alike)
    return [Tally(*row) for row in connection.execute(query)]


def read_past_games(connection: Connection, identity: str, game: str, limit: int) -> list[PastGame]:
    """The last games of somebody, the newest first."""
    names = ("table_id", "at", "against", "level", "verdict", "points", "is_practice")
    query = (
        select(*(_columns[name] for name in names))
        .where(_columns.identity == identity, _columns.game == game)
        .order_by(_columns.at.desc())
        .limit(limit)
    )
    return [PastGame(*row) for row in connection.execute(query)]


def read_weeks(
    connection: Connection, identity: str, game: str, since: int
) -> dict[int, tuple[int, int]]:
    """How many games of somebody were over in each week since a time, and how many they won.

    Weeks are counted from 1970; practice is not counted.
    """
    week = _columns.at // WEEK
    won = func.sum(case((_columns.verdict == "won", 1), else_=0))
    query = (
        select(week, func.count(), won)
        .where(
            _columns.identity == identity,
            _columns.game == game,
            _columns.at >= since,
            _columns.is_practice.is_(False),
        )
        .group_by(week)
    )
    return {int(number): (games, int(wins)) for number, games, wins in connection.execute(query)}
