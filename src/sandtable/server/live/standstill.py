"""The time by which everybody is judged: it does not run while the server stands still."""

from ...tables.clock import SECOND
from .. import times

BEAT = 1 * SECOND
"""From one heartbeat to the next."""
STILL = 3 * BEAT
"""A server whose heartbeat is older than this has stood still."""


class TableTime:
    """Server time as far as the heartbeat vouches for it.

    Whoever wants to know whether somebody is late asks here, and gets the answer from one look at
    the clock. If that look finds the last heartbeat too old (the process was stopped, the
    computer slept, its clock was set forward, nothing could be written), the answer is a time
    from before, at which nobody had used any of what was lost, and it stays there until the
    heartbeat has given the lost time back to every table. So it does not matter who notices first.
    """

    def __init__(self) -> None:
        self.beat = times.now()
        """The time of the last heartbeat that is on disk."""
        self._told = self.beat

    @property
    def is_still(self) -> bool:
        """Whether time was lost that has not been given back yet."""
        return is_too_old(self.beat, times.now())

    def now(self) -> int:
        """Milliseconds since 1970; never less than it was."""
        now = times.now()
        if not is_too_old(self.beat, now):
            self._told = max(self._told, now)
        return self._told

    def confirm(self, at: int) -> None:
        """The server lived at this time, and nothing before it is owed to anybody."""
        self.beat = at


def is_too_old(beat: int, now: int) -> bool:
    """Whether a server whose last heartbeat is this one has stood still."""
    return now - beat > STILL
