"""What a verb has decided: one step of a table, which has not happened yet."""

from collections.abc import Sequence

from .events import Event
from .table import Table


class Step:
    """Events to be kept safe first, and the table as it will be when they have happened."""

    __slots__ = ("_after", "before", "events")

    def __init__(self, before: Table, events: Sequence[Event], after: Table | None = None) -> None:
        self.before = before
        """The table as it is; it stays so."""
        self.events = events
        """None if there is nothing to do."""
        self._after = after

    @property
    def after(self) -> Table:
        """The table afterwards. A verb that did not need it leaves it to whoever asks first."""
        if self._after is None:
            self._after = self.before.after(self.events)
        return self._after

    def then(self, following: "Step") -> "Step":
        """This step, and one that was decided at the table after it, as one."""
        return Step(self.before, [*self.events, *following.events], following.after)
