"""People one has played with: who they are, who may invite whom, and who is not wanted."""

from sqlalchemy import Connection, Select, delete, func, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .dialect import insert_unless_there
from .errors import Missing
from .people import PERSON_COLUMNS, person_of
from .values import Block, Companion, Place

LOOKED_AT = 300
"""Chairs of the latest games in which companions are looked for."""


def list_companions(connection: Connection, identity: str, limit: int) -> list[Companion]:
    """The last played with first; nobody who was deleted or is blocked."""
    own, other = schema.seatings.alias("own"), schema.seatings.alias("other")
    tables, people = schema.tables, schema.people
    query = (
        select(*PERSON_COLUMNS, tables.c.id, tables.c.game, tables.c.changed, other.c.chair)
        .select_from(own)
        .join(tables, tables.c.id == own.c.table_id)
        .join(other, other.c.table_id == own.c.table_id)
        .join(people, people.c.identity == other.c.identity)
        .where(own.c.identity == identity, other.c.identity != identity)
        .where(tables.c.status != "waiting", people.c.identity.not_in(unwanted_by(identity)))
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(LOOKED_AT)
    )
    found: dict[str, Companion] = {}
    for row in connection.execute(query):
        person = person_of(row)
        companion = Companion(person, row.id, row.chair, row.game, row.changed)
        found.setdefault(person.identity, companion)
    return list(found.values())[:limit]


def find_companion(
    connection: Connection, identity: str, table: str, chair: int, *, has_played: bool = False
) -> str | None:
    """Who sits on a chair of a table where somebody sits too, or is invited; no bot.

    With `has_played` only where a game has begun: anybody can sit down beside anybody who waits.
    """
    seatings, tables = schema.seatings.c, schema.tables.c
    sits = select(seatings.table_id).where(seatings.identity == identity)
    invited = select(schema.invitations.c.table_id).where(schema.invitations.c.identity == identity)
    query = (
        select(schema.people.c.identity)
        .join(schema.seatings, seatings.identity == schema.people.c.identity)
        .join(schema.tables, tables.id == seatings.table_id)
        .where(tables.id == table, seatings.chair == chair, seatings.identity != identity)
        .where(tables.id.in_(sits.union(invited)))
    )
    if has_played:
        query = query.where(tables.status != "waiting")
    return connection.scalar(query)


# Invitations.


def list_invitations_by(connection: Connection, host: str, limit: int) -> list[tuple[Place, str]]:
    """Tables of a host that wait and keep a chair for somebody, with whom; the oldest first."""
    tables, invitations = schema.tables.c, schema.invitations.c
    query = (
        select(tables.changed, tables.id, invitations.identity)
        .join(schema.invitations, invitations.table_id == tables.id)
        .where(tables.status == "waiting", tables.host == host)
        .order_by(tables.opened, tables.id)
        .limit(limit)
    )
    return [(Place(changed, table), who) for changed, table, who in connection.execute(query)]


def count_invitations_of(connection: Connection, identity: str) -> int:
    """How many chairs are kept for somebody by people whom they have not blocked."""
    tables, invitations = schema.tables.c, schema.invitations.c
    query = (
        select(func.count())
        .select_from(schema.invitations)
        .join(schema.tables, tables.id == invitations.table_id)
        .where(invitations.identity == identity, tables.host.not_in(unwanted_by(identity)))
    )
    return connection.scalar(query) or 0


# Blocks.


def unwanted_by(identity: str) -> Select[tuple[str]]:
    """From whom somebody wants no invitations."""
    return select(schema.blocks.c.blocked).where(schema.blocks.c.identity == identity)


def is_blocked(connection: Connection, identity: str, by: str) -> bool:
    """Whether somebody wants no invitations from a person."""
    blocks = schema.blocks.c
    query = select(blocks.key).where(blocks.identity == by, blocks.blocked == identity)
    return connection.scalar(query) is not None


def add_block(
    connection: Connection, key: str, identity: str, blocked: str, now: int, most: int
) -> bool:
    """Want no more invitations from somebody; False if there are too many blocks already."""
    columns = schema.blocks.c
    count = connection.scalar(select(func.count()).where(columns.identity == identity)) or 0
    if count >= most and not is_blocked(connection, blocked, identity):
        return False
    row = {"key": key, "identity": identity, "blocked": blocked, "at": now}
    try:
        connection.execute(insert_unless_there(connection, schema.blocks), [row])
    except IntegrityError:  # Somebody has just been deleted.
        raise Missing(blocked) from None
    return True


def list_blocks(connection: Connection, identity: str) -> list[Block]:
    """From whom somebody wants no invitations, by the names they have now; the newest first."""
    blocks, people = schema.blocks.c, schema.people.c
    query = (
        select(blocks.key, people.name, blocks.at)
        .join(schema.people, people.identity == blocks.blocked)
        .where(blocks.identity == identity)
        .order_by(blocks.at.desc(), blocks.key)
    )
    return [Block(*row) for row in connection.execute(query)]


def remove_block(connection: Connection, identity: str, key: str) -> None:
    """Welcome invitations again; Missing if there is no such block."""
    blocks = schema.blocks.c
    these = (blocks.identity == identity) & (blocks.key == key)
    if connection.execute(delete(schema.blocks).where(these)).rowcount == 0:
        raise Missing(key)
