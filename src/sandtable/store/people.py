"""Read and write people, their tokens and their ratings."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .errors import Conflict, LooksAlike, Missing
from .names import looks, name_key
from .quick import Quick
from .values import Person, Rating, Token

USE_IS_NOTED = 10 * 60_000
"""Milliseconds from one note that a token was used to the next."""

ONE_NAME_AT_A_TIME = 7263_2372
"""The lock under which a process looks for look-alikes of a name and takes it."""

DOUBT = 3.0
"""A rating counts this many sigma below mu: as strong as somebody almost surely is."""

PERSON_COLUMNS = [schema.people.c[field.name] for field in fields(Person)]
_token_columns = [schema.tokens.c[field.name] for field in fields(Token)]
PERSON = len(PERSON_COLUMNS)
"""So many columns of the answer are the person; the rest is the token."""
FIND_TOKEN = Quick(f"""
    SELECT {", ".join(str(column) for column in (*PERSON_COLUMNS, *_token_columns))}
    FROM people JOIN tokens ON people.identity = tokens.identity
    WHERE tokens.hash = :token""")


def found_as(person: Person) -> str | None:
    """The name under which a person comes back; guests do not."""
    return None if person.passphrase is None else name_key(person.name)


def _name_columns(person: Person) -> dict[str, str | None]:
    look, lower_look = (None, None) if person.passphrase is None else looks(person.name)
    return {"found_as": found_as(person), "look": look, "lower_look": lower_look}


def add_person(connection: Connection, person: Person, token: Token) -> None:
    """Keep somebody new with their first token; Conflict if the name is another person's."""
    try:
        connection.execute(insert(schema.people), {**asdict(person), **_name_columns(person)})
    except IntegrityError:
        raise Conflict(person.identity) from None
    connection.execute(insert(schema.tokens), asdict(token))


def read_person(connection: Connection, identity: str) -> Person | None:
    """Whoever has this identity."""
    query = select(schema.people).where(schema.people.c.identity == identity)
    return _person(connection.execute(query).one_or_none())


def read_person_named(connection: Connection, name: str) -> Person | None:
    """The person (never a guest) who comes back under this name: see `name_key`.

    Nobody has one that cannot be printed.
    """
    key = name_key(name)
    if not key.isprintable():  # PostgreSQL would not even look for it.
        return None
    query = select(schema.people).where(schema.people.c.found_as == key)
    return _person(connection.execute(query).one_or_none())


def save_person(connection: Connection, person: Person) -> None:
    """Change name, passphrase or avatar; Conflict if a new name is another person's.

    It is LooksAlike if it is not, but might be taken for it. A name that somebody has they keep.
    """
    columns = schema.people.c
    this = columns.identity == person.identity
    kept = connection.execute(select(columns.name, columns.found_as).where(this)).one_or_none()
    if kept is None:
        raise Missing(person.identity)
    if (kept.name, kept.found_as) != (person.name, found_as(person)):
        _check_name_is_free(connection, person)
    values = {
        "name": person.name,
        "passphrase": person.passphrase,
        "avatar": person.avatar,
        **_name_columns(person),
    }
    try:
        connection.execute(update(schema.people).where(this).values(values))
    except IntegrityError:
        raise Conflict(person.identity) from None


def _check_name_is_free(connection: Connection, person: Person) -> None:
    """Neither another person's name, nor one that might be taken for it."""
    if connection.dialect.name != "sqlite":  # There is one writer.
        lock = text("SELECT pg_advisory_xact_lock(:key)")
        connection.execute(lock, {"key": ONE_NAME_AT_A_TIME})
    key, ways = name_key(person.name), looks(person.name)
    columns = schema.people.c
    likes = or_(columns.found_as == key, columns.look.in_(ways), columns.lower_look.in_(ways))
    query = select(columns.found_as).where(likes, columns.identity != person.identity)
    others = set(connection.scalars(query))
    if key in others:
        raise Conflict(person.identity)
    if others:
        raise LooksAlike(person.identity)


def note_seen(connection: Connection, identities: Sequence[str], now: int) -> None:
    """Remember that these people are here."""
    these = schema.people.c.identity.in_(identities)
    connection.execute(update(schema.people).where(these).values(seen_at=now))


def delete_person(connection: Connection, identity: str, instead: str) -> list[str]:
    """Forget a person: tokens and ratings go, `instead` stands for their name everywhere.

    Returns the tables whose events read differently now: whoever holds them must reread them.
    """
    kept = (schema.people, schema.ratings, schema.answered, schema.results, schema.invitations)
    for table in kept:
        connection.execute(delete(table).where(table.c.identity == identity))
    seatings = schema.seatings
    these = update(seatings).where(seatings.c.identity == identity)
    connection.execute(these.values(name=instead, avatar=None))
    columns = schema.events.c
    rewritten = []
    for row in connection.execute(select(schema.events).where(columns.who == identity)).all():
        who = {key: value for key, value in row.data["who"].items() if key != "avatar"}
        data = {**row.data, "who": {**who, "name": instead}}
        this = (columns.table_id == row.table_id) & (columns.number == row.number)
        connection.execute(update(schema.events).where(this).values(data=data))
        rewritten.append(row.table_id)
    return sorted(set(rewritten))


def read_token(connection: Connection, token_hash: str) -> tuple[Person, Token] | None:
    """A token and whose it is."""
    found = FIND_TOKEN.one(connection, {"token": token_hash})
    return None if found is None else (Person(*found[:PERSON]), Token(*found[PERSON:]))


def note_use(connection: Connection, token_hash: str, now: int) -> None:
    """Remember when a token was used."""
    this = schema.tokens.c.hash == token_hash
    connection.execute(update(schema.tokens).where(this).values(used=now))


def add_token(connection: Connection, token: Token) -> None:
    """Keep another token; Missing if there is no such person."""
    try:
        connection.execute(insert(schema.tokens), asdict(token))
    except IntegrityError:
        raise Missing(token.identity) from None


def read_tokens(connection: Connection, identity: str) -> list[Token]:
    """All tokens of somebody, the oldest first."""
    columns = schema.tokens.c
    query = select(schema.tokens).where(columns.identity == identity)
    return [Token(**row._asdict()) for row in connection.execute(query.order_by(columns.created))]


def remove_token(connection: Connection, token_hash: str) -> None:
    """Revoke a token."""
    connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == token_hash))


def read_ratings(connection: Connection, game: str, identities: Sequence[str]) -> dict[str, Rating]:
    """The ratings of some people in a game; who has none is left out."""
    columns = schema.ratings.c
    query = select(schema.ratings).where(columns.game == game, columns.identity.in_(identities))
    return {row.identity: Rating(**row._asdict()) for row in connection.execute(query)}


def read_best_rated(
    connection: Connection, game: str, limit: int
) -> list[tuple[Rating, str | None]]:
    """The highest `mu - 3 sigma` of a game first, with the person's name; None for a bot."""
    columns = schema.ratings.c
    query = (
        select(schema.ratings, schema.people.c.name)
        .join(schema.people, schema.people.c.identity == columns.identity, isouter=True)
        .where(columns.game == game)
        .order_by((columns.mu - DOUBT * columns.sigma).desc(), columns.identity)
        .limit(limit)
    )
    return [(Rating(*rating), name) for *rating, name in connection.execute(query)]


def person_of(row: Row[*tuple[Any, ...]]) -> Person:
    """The person of a row that has all of its columns."""
    return Person(*(row._mapping[column] for column in PERSON_COLUMNS))


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else person_of(row)
