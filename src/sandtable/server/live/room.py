"""A table in memory, with everybody who is connected to it."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import orjson

from ...tables import Status, Table
from ...tables.view import Look, see_event
from .presence import Crowd, Presence
from .standstill import TableTime

if TYPE_CHECKING:
    from .connection import Connection

logger = logging.getLogger(__name__)

BROKEN = 1011
"""Why a socket is closed: we have failed (RFC 6455)."""

Viewer = tuple[int | None, str | None]
"""The chair of somebody who looks at a table, and before the game who they are."""


class Room:
    """Holds only what is safe in the store: a table here may be shown to people."""

    def __init__(self, name: str, time: TableTime) -> None:
        self.name = name
        self._time = time
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.connections: set[Connection] = set()
        self.presence = Presence(time.now())
        self.is_thinking = False
        """Whether a bot of this process thinks about a move, or waits until it may."""
        self.bots: dict[str, int] = {
            "waiting": False, "before": 0, "seconds": 0, "shortened": False,
        }  # fmt: skip
        """What people are told when so many games are played that bots have less time."""
        self.is_among_people = False
        """Whether people play each other, and one of them could wait for another."""
        self.used = time.now()
        self.is_behind = False
        """Whether other processes have appended what nobody here has asked for yet."""
        self._table: Table | None = None
        self._payloads: dict[tuple[Viewer, int], bytes] = {}
        """What has just been written for those who see the same and know the same."""
        self._look: Look | None = None
        """The table as it is just being shown."""
        self._is_sending = False

    @property
    def is_loaded(self) -> bool:
        """Whether the log has been read."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The table as it stands."""
        assert self._table is not None, "a room is loaded before anybody gets it"
        return self._table

    @property
    def number(self) -> int:
        """How many events of the table are known here."""
        return 0 if self._table is None else self._table.number

    def show(self, table: Table) -> None:
        """The table has come so far. Whoever may still see it is sent that by `send_events`."""
        self._table = table
        people = [one for one in table.chairs if one.who is not None and not one.who.is_bot]
        self.is_among_people = len(people) > 1 and table.status is not Status.OVER

    def send_events(self, but: "Connection | None" = None) -> None:
        """Send everybody what they have not been sent, as far as they read.

        But for one, who is about to be answered: the events come in one piece with the answer.
        """
        self._forget_payloads()
        self._is_sending = True
        for connection in tuple(self.connections):
            if connection is not but:
                try:
                    connection.flush()
                except Exception:
                    logger.exception("events could not be sent")
                    connection.close(BROKEN)
        self._is_sending = False
        if but is None:
            self._forget_payloads()

    def _forget_payloads(self) -> None:
        """Until something happens again they would only take up memory."""
        self._look = None
        self._payloads.clear()

    # What people see.

    def seat_of(self, chair: int | None) -> int | None:
        """The seat that a chair has in the game; None before it, and for whoever watches."""
        return None if chair is None or not self.table.order else self.table.order.index(chair)

    def viewer(self, identity: str | None) -> Viewer:
        """Who sees the same as they do; before the game the host may do more than others."""
        chair = None if identity is None else self.table.chair_of(identity)
        return chair, (None if self.table.order else identity)

    def event_payload(self, viewer: Viewer, since: int) -> bytes:
        """Everything from an event on, for somebody."""
        text = self._payloads.get((viewer, since))
        if text is None:
            if self._look is None:
                self._look = Look(self.table, self._time.now())
            view = self._view(self._look, viewer, since, with_history=False)
            text = self._payloads[viewer, since] = write({"type": "events", **view})
        if not self._is_sending:
            self._forget_payloads()
        return text

    def view(self, viewer: Viewer, since: int) -> dict[str, Any]:
        """The events from a number on, and the table after them."""
        return self._view(Look(self.table, self._time.now()), viewer, since, with_history=True)

    def _view(self, look: Look, viewer: Viewer, since: int, with_history: bool) -> dict[str, Any]:
        chair, identity = viewer
        seat = self.seat_of(chair)
        return {
            "chair": chair,
            "events": [see_event(self.table, n, seat) for n in range(since, self.number)],
            "table": look.table_of(seat, with_history, identity),
        }

    def whole_view(self, identity: str | None, since: int) -> dict[str, Any]:
        """All that somebody may see, with the events from a number on."""
        return {
            "number": self.number,
            "is_host": identity == self.table.opening.host,
            **self.view(self.viewer(identity), since),
            "presence": self.presence_view(),
            "bots": self.bots,
        }

    def presence_view(self) -> dict[str, Any]:
        """Who is there; a bot always is."""
        here = self.presence.chairs
        chairs = self.table.chairs
        return {
            "chairs": [
                number in here or (chair.who is not None and chair.who.is_bot)
                for number, chair in enumerate(chairs)
            ],
            "watching": self.presence.watching,
        }

    # Who is there.

    def crowd(self) -> Crowd:
        """Those connected here, by their chairs; whoever does not answer is away."""
        return Crowd.of(each.chair for each in self.connections if not each.is_silent)

    def tell_presence(self) -> None:
        """Tell everybody here who is there."""
        self._tell("presence", self.presence_view())

    def tell_reaction(self, seat: int, reaction: str) -> None:
        """Tell everybody here that a player gives a sign."""
        self._tell("reaction", {"seat": seat, "reaction": reaction})

    @property
    def is_told_to_wait(self) -> bool:
        """Whether everybody here has been told that a bot waits."""
        return bool(self.bots["waiting"])

    def tell_waiting(self, before: int, seconds: int) -> None:
        """Tell everybody here that a bot waits, how many come before it, and for how long."""
        self.tell_bots(waiting=True, before=before, seconds=seconds)

    def tell_bots(self, **changed: int) -> None:
        """Tell everybody here how it stands with the bots, if that has changed."""
        after = {**self.bots, **changed}
        if after != self.bots:
            self.bots = after
            self._tell("bots", after)

    def _tell(self, kind: str, words: dict[str, Any]) -> None:
        text = write({"type": kind, **words})
        for connection in tuple(self.connections):
            connection.send(text)

    def note_sign_of_life(self, chair: int | None) -> None:
        """Whoever sits there is there, even without a socket."""
        self.presence.note(chair, self._time.now())

    def absent(self, seat: int, now: int) -> int:
        """For how many milliseconds a seat has given no sign of life."""
        order = self.table.order
        if seat not in range(len(order)):
            return 0
        return self.presence.absent(order[seat], now)


def write(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return orjson.dumps(message)
