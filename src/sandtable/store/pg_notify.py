"""Notifications between the processes that serve one PostgreSQL, by LISTEN and NOTIFY."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection

from .quick import Quick
from .values import Appended, Broadcast, Missed, Removed, Rewritten

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Message = Appended | Rewritten | Removed | Broadcast
Received = Message | Missed

CHANNEL = "sandtable"
LONGEST_NOTE = 7000
"""In bytes: PostgreSQL carries 8,000."""
QUIET = 10.0
"""Seconds without a notification after which the connection is checked."""
PATIENCE = 10.0
"""Seconds: the timeout of that check, and of connecting."""
FIRST_WAIT = 0.1
LONGEST_WAIT = 1.0

TELL = Quick(f"SELECT pg_notify('{CHANNEL}', :note)")


class PgNotify:
    """Sends and receives notifications; those of this process itself are left out."""

    def __init__(self, location: URL, own_name: str) -> None:
        self._address = location.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name

    def notify(self, connection: Connection, messages: Iterable[Message]) -> None:
        """Notify the others when, and only if, the transaction is committed."""
        notes = [{"note": f"{self._own_name} {write_message(each)}"} for each in messages]
        if notes:
            TELL.run(connection, notes)

    async def notifications(self) -> AsyncIterator[Received]:
        """What the others do; a connection that breaks is retried with growing waits."""
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
                        name, _, message = note.partition(" ")
                        if name != self._own_name:
                            yield read_message(message)
            except (OperationalError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)


async def _notes(connection: "AsyncConnection") -> AsyncIterator[str]:
    """All notifications, as long as the connection holds."""
    while True:
        async for notify in connection.notifies(timeout=QUIET):
            yield notify.payload
        async with asyncio.timeout(PATIENCE):
            await connection.execute("SELECT 1")


def write_message(message: Message) -> str:
    """A message as the payload of a notification."""
    match message:
        case Appended(table, number):
            return f"appended {number} {table}"
        case Rewritten(table):
            return f"rewritten {table}"
        case Removed(table):
            return f"removed {table}"
        case Broadcast(note):
            if len(note.encode()) > LONGEST_NOTE:
                raise ValueError(f"a note has at most {LONGEST_NOTE} bytes")
            return f"said {note}"


def read_message(text: str) -> Received:
    """A message from the payload of a notification."""
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
            return Broadcast(rest)
    return Missed()  # Of a newer version: whatever it was, everything is read again.
