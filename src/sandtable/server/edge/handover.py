"""Sockets of one table come to one process, whichever of several has accepted them.

The system shares connections out by chance. What names a table in its first line is passed on to
the process of that table, with the open connection itself and what was read of it (SCM_RIGHTS).
It saves work and nothing depends on it: any process serves any table, and if the one that is meant
is away or does not keep up, whoever has accepted the connection serves it.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from zlib import crc32

from ..operations.siblings import Member

SUFFIX = ".pass"
LONGEST = 64 * 1024
"""Bytes of a request that is passed on: more is served where it is."""
BUFFER = 4 * 1024 * 1024
"""Bytes that may wait at a process which is busy; the system may allow less."""
AT_ONCE = 50
"""Connections taken in one step of the event loop."""
OF_A_TABLE = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|$)")

Take = Callable[[socket.socket, bytes], None]


@dataclass(eq=False)
class Handover:
    """The ways of one process to the others and back."""

    member: Member
    _listener: socket.socket | None = None
    _incoming: set[socket.socket] = field(default_factory=set)
    _outgoing: dict[str, socket.socket] = field(default_factory=dict)
    """By the name of the door."""
    _take: Take | None = None

    @property
    def _own_door(self) -> str:
        return self.member.door.with_suffix(SUFFIX).name

    # What others pass on.

    def open(self, take: Take) -> None:
        """From now on this process takes what others pass on; where the system cannot, nothing."""
        self._take = take
        with suppress(OSError, AttributeError):
            self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._listener.setblocking(False)
            self._listener.bind(str(self.member.folder / self._own_door))
            self._listener.listen(2 * self.member.processes)
            asyncio.get_running_loop().add_reader(self._listener, self._accept, self._listener)

    def leave(self) -> None:
        """Nobody passes anything on to this process any more; what is on its way is taken."""
        (self.member.folder / self._own_door).unlink(missing_ok=True)
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._listener = None

    def close(self) -> None:
        """The process ends."""
        self.leave()
        for each in self._incoming:
            asyncio.get_running_loop().remove_reader(each)
            each.close()
        self._incoming.clear()
        for each in self._outgoing.values():
            each.close()
        self._outgoing.clear()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(BlockingIOError):
            while True:
                other, _ = listener.accept()
                other.setblocking(False)
                self._incoming.add(other)
                asyncio.get_running_loop().add_reader(other, self._receive, other)

    def _receive(self, other: socket.socket) -> None:
        assert self._take is not None
        try:
            for _ in range(AT_ONCE):
                head, descriptors, _, _ = socket.recv_fds(other, LONGEST, 1)
                if not head:
                    raise EOFError
                for descriptor in descriptors:
                    self._take(socket.socket(fileno=descriptor), head)
        except BlockingIOError:
            pass
        except (OSError, EOFError):
            asyncio.get_running_loop().remove_reader(other)
            self._incoming.discard(other)
            other.close()

    # What is passed on to others.

    def give(self, url: bytes, descriptor: int, head: bytes) -> bool:
        """Pass a connection on if it is for a table of another process; whether it was."""
        found = OF_A_TABLE.match(url)
        if found is None or len(head) > LONGEST:
            return False
        doors = self._doors()
        for place in ranked(found[1], self.member.processes):
            door = doors.get(place)
            if door == self._own_door:
                return False
            if door is not None and (given := self._send(door, descriptor, head)) is not None:
                return given
        return False

    def _doors(self) -> dict[int, str]:
        """The newest process of each place that takes something."""
        newest: dict[int, tuple[int, str]] = {}
        for door in self.member.folder.glob(f"*{SUFFIX}"):
            place, generation = map(int, door.stem.split("-"))
            newest[place] = max(newest.get(place, (-1, "")), (generation, door.name))
        return {place: name for place, (_, name) in newest.items()}

    def _send(self, door: str, descriptor: int, head: bytes) -> bool | None:
        """Whether it was sent; None if there is nobody."""
        for _ in range(2):  # What was open may be broken.
            try:
                way = self._outgoing.get(door) or self._connect(door)
                socket.send_fds(way, [head], [descriptor])
            except BlockingIOError:
                return False  # It does not keep up: to serve it here is quicker.
            except OSError:
                if (broken := self._outgoing.pop(door, None)) is None:
                    return None
                broken.close()
            else:
                return True
        return None

    def _connect(self, door: str) -> socket.socket:
        way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            way.setblocking(False)
            way.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
            way.connect(str(self.member.folder / door))
        except BaseException:
            way.close()
            raise
        self._outgoing[door] = way
        return way


def ranked(table: bytes, places: int) -> list[int]:
    """All places, the one of the table first: the same order at every process."""
    return sorted(range(places), key=lambda place: crc32(b"%s %d" % (table, place)))
