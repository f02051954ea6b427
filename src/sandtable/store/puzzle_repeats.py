"""Puzzles that come again: cards of people who want that, kept with the tries (puzzles.py)."""

from collections.abc import Sequence
from dataclasses import fields

from sqlalchemy import ColumnElement, Connection, exists, select, update
from sqlalchemy.exc import IntegrityError

from ..study.puzzles.repetition import KeptCard, due_of, hinted, missed_card, reviewed
from . import schema
from .dialect import insert_unless_there
from .errors import Missing
from .values import PuzzleRepeat

MOST = 500
"""Cards that are made of earlier tries, or told of, at once."""

_cards, _columns = schema.puzzle_repeats, schema.puzzle_repeats.c
_learners = schema.learners.c
_fields = [_columns[field.name] for field in fields(PuzzleRepeat)]


def read_wish(connection: Connection, identity: str) -> bool:
    """Whether somebody wants to see again what they missed."""
    return bool(connection.scalar(select(_learners.repeats).where(_learners.identity == identity)))


def set_wish(connection: Connection, identity: str, wish: bool) -> None:
    """Whether somebody wants that; what is kept stays. Missing if they are just deleted."""
    table = schema.learners
    row = insert_unless_there(connection, table).values(identity=identity, lessons={})
    try:
        connection.execute(row)
    except IntegrityError:
        raise Missing(identity) from None
    connection.execute(update(table).where(_learners.identity == identity).values(repeats=wish))


def read_due(connection: Connection, identity: str, now: int) -> list[PuzzleRepeat]:
    """What is due for somebody who wants to see it again, the longest due first."""
    if not read_wish(connection, identity):
        return []
    query = select(*_fields).where(_columns.identity == identity, _columns.due <= now)
    query = query.order_by(_columns.due, _columns.puzzle).limit(MOST)
    return [PuzzleRepeat(*row) for row in connection.execute(query)]


def read_repeats(connection: Connection, identity: str) -> list[PuzzleRepeat]:
    """Everything that comes again, for the export of somebody's data."""
    query = select(*_fields).where(_columns.identity == identity)
    query = query.order_by(_columns.due, _columns.puzzle)
    return [PuzzleRepeat(*row) for row in connection.execute(query)]


def keep_missed(
    connection: Connection, identity: str, missed: Sequence[tuple[str, str, int]]
) -> None:
    """Puzzles with their games and when they were missed come again, for whoever wants that."""
    if not missed or not read_wish(connection, identity):
        return
    for puzzle, game, at in missed:
        card = missed_card(at)
        row = insert_unless_there(connection, _cards).values(
            identity=identity, puzzle=puzzle, game=game, card=card, due=due_of(card)
        )
        connection.execute(row)


def note_hint(connection: Connection, identity: str, puzzle: str, now: int) -> None:
    """A hint is given for a puzzle: if it is due, it counts as missed."""
    card = _due_card(connection, identity, puzzle, now)
    if card is not None:
        _save(connection, identity, puzzle, hinted(card))


def review(connection: Connection, identity: str, puzzle: str, is_solved: bool, now: int) -> None:
    """A puzzle has come again; nothing happens if it was not due."""
    card = _due_card(connection, identity, puzzle, now)
    if card is not None and read_wish(connection, identity):
        _save(connection, identity, puzzle, reviewed(card, is_solved, now))


def move(connection: Connection, guest: str, person: str) -> None:
    """The cards of a guest become a person's, and the wish to have them."""
    if read_wish(connection, guest):
        set_wish(connection, person, wish=True)
    mine = _cards.alias("mine")
    there = exists(
        select(mine.c.puzzle).where(mine.c.identity == person, mine.c.puzzle == _columns.puzzle)
    )
    alone = (_columns.identity == guest) & ~there
    connection.execute(update(_cards).where(alone).values(identity=person))


def _this(identity: str, puzzle: str) -> ColumnElement[bool]:
    return (_columns.identity == identity) & (_columns.puzzle == puzzle)


def _due_card(connection: Connection, identity: str, puzzle: str, now: int) -> KeptCard | None:
    query = select(_columns.card).where(_this(identity, puzzle), _columns.due <= now)
    card: KeptCard | None = connection.scalar(query.with_for_update())
    return card


def _save(connection: Connection, identity: str, puzzle: str, card: KeptCard) -> None:
    values = {"card": card, "due": due_of(card)}
    connection.execute(update(_cards).where(_this(identity, puzzle)).values(values))
