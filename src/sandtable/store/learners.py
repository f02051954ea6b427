"""Read and write how far people have come with lessons; move all that a guest has learned."""

from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from ..study.progress import Progress, merged, read_progress
from . import daily, puzzles, schema
from .dialect import insert_unless_there
from .errors import Missing

_table, _columns = schema.learners, schema.learners.c


def read_lessons(connection: Connection, identity: str) -> Progress:
    """How far somebody has come; nothing if they never began."""
    kept: Any = connection.scalar(select(_columns.lessons).where(_columns.identity == identity))
    return read_progress(kept)


def merge_lessons(connection: Connection, identity: str, told: Progress) -> Progress:
    """Keep the farther of what is kept and what is told; Missing if the person is gone."""
    try:
        connection.execute(
            insert_unless_there(connection, _table).values(identity=identity, lessons={})
        )
    except IntegrityError:
        raise Missing(identity) from None
    mine = _columns.identity == identity
    # Another process may be about to merge, too: it waits, or nothing it wrote would count.
    kept: Any = connection.scalar(select(_columns.lessons).where(mine).with_for_update())
    together = merged(read_progress(kept), told)
    connection.execute(update(_table).where(mine).values(lessons=together))
    return together


def move_learner(connection: Connection, guest: str, person: str) -> None:
    """What a guest has learned becomes a person's who logs in: lessons, puzzles and the Daily."""
    told = read_lessons(connection, guest)
    if told:
        merge_lessons(connection, person, told)
    daily.move_tries(connection, guest, person)
    puzzles.move_puzzles(connection, guest, person)
