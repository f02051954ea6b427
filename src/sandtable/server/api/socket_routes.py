"""One socket for a table: events as they happen, and acts."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Depends, Query, WebSocket

from ...store.errors import Unavailable
from ..edge.limits import Limits, address_key
from ..edge.open_socket import OpenSocket
from ..edge.socket_protocol import OPENING, SocketProtocol
from ..live.connection import NOT_ALLOWED, Connection
from ..live.hub import Hub
from ..live.messages import LARGEST
from ..live.room import Room
from ..operations.metrics import SOCKETS
from ..people.identity import Visitor, Watcher, limits_of
from .conversation import Conversation
from .dependencies import TableName, hub_of, room_of

router = APIRouter(prefix="/api")


class Place:
    """One of the sockets that an address, and a person, may have at the same time."""

    __slots__ = ("_address", "_limits", "_whose")

    def __init__(self, limits: Limits, address: str, whose: str) -> None:
        """Or TooMany."""
        self._limits, self._address, self._whose = limits, address, whose
        limits.sockets_of_address.take(address)
        try:
            limits.sockets_of_person.take(whose)
        except BaseException:
            limits.sockets_of_address.give_back(address)
            raise

    def leave(self) -> None:
        """Somebody else may have it."""
        self._limits.sockets_of_address.give_back(self._address)
        self._limits.sockets_of_person.give_back(self._whose)


async def revocations_before(socket: WebSocket) -> int:
    """How many there were before the token was looked at: what FastAPI is asked for first."""
    return hub_of(socket).connections.revocations


Revocations = Annotated[int, Depends(revocations_before)]


@router.websocket("/tables/{table}/socket")
async def serve_socket(
    socket: WebSocket,
    table: TableName,
    revocations: Revocations,
    visitor: Watcher,
    since: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
) -> None:
    """Everything that happens at a table from now on; with `since`, from that event on.

    The request is over when its socket is open: what comes by it goes to a `Conversation`.
    """
    limits, address = limits_of(socket), address_key(socket.scope)
    whose = address if visitor is None else visitor.identity
    place = Place(limits, address, whose)
    line = None
    try:
        hub, room = hub_of(socket), await room_of(socket, table, visitor)
        if since is not None and since > room.number:  # Another process has told them more.
            await hub.rooms.catch_up(room)
        line = await _open(socket)
    finally:
        if line is None:
            place.leave()
    if line is None:
        return
    connection = _connect(line, room, visitor)
    _listen(hub, line, connection, place, limits, whose)
    if room.table.may_be_seen_by(None if visitor is None else visitor.identity):
        connection.greet(since)
    else:  # A private game that was over goes on again since they asked.
        connection.close(NOT_ALLOWED)
    with suppress(Unavailable):  # The other processes are told again in some seconds.
        await hub.connections.add(connection)
    await hub.connections.check_token_of(connection, revocations)


async def _open(socket: WebSocket) -> OpenSocket | None:
    """The socket, open from now on; None if they have gone already."""
    with suppress(OSError):
        await socket.accept()
        opening: SocketProtocol = getattr(socket.state, OPENING)
        return opening.take_over()
    return None


def _connect(line: OpenSocket, room: Room, visitor: Visitor | None) -> Connection:
    if visitor is None:
        return Connection(line, room, None)
    return Connection(line, room, visitor.somebody, visitor.token_hash)


def _listen(
    hub: Hub, line: OpenSocket, connection: Connection, place: Place, limits: Limits, whose: str
) -> None:
    SOCKETS.inc()

    def gone() -> None:
        SOCKETS.dec()
        place.leave()
        line.spawn(hub.connections.remove(connection))

    line.listen(Conversation(hub, connection, line, limits, whose, gone))
