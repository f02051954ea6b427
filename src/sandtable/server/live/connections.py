"""The sockets of this process: who is present at which table, and who is to be cut off."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...store.store import Store
from .connection import NOT_ALLOWED, Connection
from .process_bus import ProcessBus
from .room import Room
from .room_cache import RoomCache
from .standstill import TableTime


@dataclass(eq=False)
class Connections:
    """They are kept in the rooms they are connected to."""

    _store: Store
    _rooms: RoomCache
    _time: TableTime
    _bus: ProcessBus
    revocations: int = 0
    """How often this process has heard that somebody's tokens may have been revoked."""

    def __iter__(self) -> Iterator[Connection]:
        return iter([connection for room in self._rooms for connection in room.connections])

    def people(self) -> set[str]:
        """Everybody who is connected here."""
        return {connection.who.identity for connection in self if connection.who is not None}

    async def add(self, connection: Connection) -> None:
        """Somebody has connected."""
        connection.room.connections.add(connection)
        await self.tell_presence(connection.room)

    async def remove(self, connection: Connection) -> None:
        """Somebody has disconnected."""
        connection.room.connections.discard(connection)
        await self.tell_presence(connection.room)

    async def tell_presence(self, room: Room) -> None:
        """Tell everybody who is present, if that has changed."""
        if room.presence.come_and_go(room.crowd(), self._time.now()):
            room.tell_presence()
            self._bus.tell(room)

    async def tell_reaction(self, room: Room, seat: int, reaction: str) -> None:
        """A player gives everybody at a table a sign."""
        room.tell_reaction(seat, reaction)
        await self._bus.tell_reaction(room, seat, reaction)

    def close(self, code: int) -> None:
        """Close all of them."""
        for connection in self:
            connection.close(code)

    async def cut_off(self, identity: str) -> None:
        """Close all sockets of somebody whose identity has changed, in all processes."""
        self.cut_off_here(identity)
        await self._bus.tell_gone(identity)

    def cut_off_here(self, identity: str) -> None:
        """The same for the sockets of this process."""
        self.revocations += 1
        for connection in self:
            if connection.who is not None and connection.who.identity == identity:
                connection.close(NOT_ALLOWED)

    def cut_off_strangers(self, room: Room) -> None:
        """A private game that was over goes on, or somebody left it: who may not watch is sent off.

        Whoever connects again is told that there is no such table.
        """
        for connection in tuple(room.connections):
            who = None if connection.who is None else connection.who.identity
            if not room.table.may_be_seen_by(who):
                connection.close(NOT_ALLOWED)

    async def check_tokens(self) -> None:
        """Close all sockets whose token is no longer valid: its revocation was not heard of."""
        self.revocations += 1
        connections = list(self)
        for token_hash in {one.token_hash for one in connections if one.token_hash is not None}:
            if not await self._is_valid(token_hash):
                for connection in connections:
                    if connection.token_hash == token_hash:
                        connection.close(NOT_ALLOWED)

    async def check_token_of(self, connection: Connection, revocations: int) -> None:
        """A token may have been revoked after it was checked and before its socket was known.

        `revocations`: how many there were before. What is heard of later finds the socket.
        """
        if revocations == self.revocations or connection.token_hash is None:
            return
        if not await self._is_valid(connection.token_hash):
            connection.close(NOT_ALLOWED)

    async def _is_valid(self, token_hash: str) -> bool:
        return await self._store.person_by_token(token_hash, self._time.now()) is not None
