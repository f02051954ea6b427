"""What the processes that serve one PostgreSQL tell each other, by LISTEN and NOTIFY."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Text, bindparam, func, literal_column, select

from .quick import Quick
from .store import Appended, Missed, Removed, Rewritten, Said

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Told = Appended | Rewritten | Removed | Said
News = Told | Missed

CHANNEL = "sandtable"
LONGEST_NOTE = 7000
"""In bytes: PostgreSQL carries 8,000."""
QUIET = 10.0
"""Seconds without news after which the line is tried."""
PATIENCE = 10.0
"""Seconds within which a line that holds must answer."""
FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0

TELL = Quick(select(func.pg_notify(literal_column(f"'{CHANNEL}'"), bindparam("note", type_=Text))))


class Line:
    """One end of the line between the processes; it does not hear itself."""

    def __init__(self, location: URL, own_name: str) -> None:
        self._address = location.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name

    def tell(self, connection: Connection, news: Iterable[Told]) -> None:
        """Tell the others when, and only if, the transaction is committed."""
        notes = [{"note": f"{self._own_name} {write_news(each)}"} for each in news]
        if notes:
            TELL.run(connection, notes)

    async def heard(self) -> AsyncIterator[News]:
        """What the others do, over a connection that is made again whenever it breaks."""
        from psycopg import AsyncConnection, OperationalError

        wait = FIRST_WAIT
        while True:
            try:
                async with await AsyncConnection.connect(
                    self._address, autocommit=True, connect_timeout=int(PATIENCE)
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    wait = FIRST_WAIT
                    yield Missed()  # Until now nobody listened.
                    async for note in _notes(connection):
                        name, _, news = note.partition(" ")
                        if name != self._own_name:
                            yield read_news(news)
            except (OperationalError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)


async def _notes(connection: "AsyncConnection") -> AsyncIterator[str]:
    """All that is said, as long as the connection holds."""
    while True:
        async for notify in connection.notifies(timeout=QUIET):
            yield notify.payload
        async with asyncio.timeout(PATIENCE):
            await connection.execute("SELECT 1")


def write_news(news: Told) -> str:
    """News as the line carries them."""
    match news:
        case Appended(table, number):
            return f"appended {number} {table}"
        case Rewritten(table):
            return f"rewritten {table}"
        case Removed(table):
            return f"removed {table}"
        case Said(note):
            if len(note.encode()) > LONGEST_NOTE:
                raise ValueError(f"a note has at most {LONGEST_NOTE} bytes")
            return f"said {note}"


def read_news(text: str) -> News:
    """News as `write_news` wrote them."""
    kind, _, rest = text.partition(" ")
    match kind:
        case "appended":
            number, _, table = rest.partition(" ")
            return Appended(table, int(number))
        case "rewritten":
            return Rewritten(rest)
        case "removed":
            return Removed(rest)
        case "said":
            return Said(rest)
    return Missed()  # A newer version said something: whatever it was, look at everything again.
