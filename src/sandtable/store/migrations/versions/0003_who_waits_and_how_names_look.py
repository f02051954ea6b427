"""Who waits for players and is here; how the names of people look; guests in order."""

from alembic import op
from sqlalchemy import BigInteger, Column, MetaData, Table, Text, bindparam, select, text, update

from sandtable.store.names import looks

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000


def upgrade() -> None:
    """Columns and indexes; people keep their names, even those who look like each other."""
    for name, kind in (("look", Text), ("lower_look", Text), ("seen_at", BigInteger)):
        op.add_column("people", Column(name, kind))
        _make_index(f"people_{name}", "people", [name], f"{name} IS NOT NULL")
    _make_index("people_guests", "people", ["created", "identity"], "passphrase IS NULL")
    _make_index("tables_host", "tables", ["host"], "status = 'waiting'")
    _make_index("tables_unplayed", "tables", ["changed", "id"], "status = 'waiting'")
    _note_looks()


def _note_looks() -> None:
    connection = op.get_bind()
    people = Table(
        "people",
        MetaData(),
        *(Column(name, Text) for name in ("identity", "name", "passphrase", "look", "lower_look")),
    )
    known = select(people.c.identity, people.c.name).where(people.c.passphrase.is_not(None))
    change = (
        update(people)
        .where(people.c.identity == bindparam("who"))
        .values(look=bindparam("as_written"), lower_look=bindparam("in_lower_case"))
    )
    rows = connection.execute(known).all()
    for first in range(0, len(rows), AT_ONCE):
        seen = [(identity, *looks(name)) for identity, name in rows[first : first + AT_ONCE]]
        names = ("who", "as_written", "in_lower_case")
        connection.execute(change, [dict(zip(names, row, strict=True)) for row in seen])


def _make_index(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, sqlite_where=text(where), postgresql_where=text(where))
