"""Who has asked this process for something lately."""

from collections import OrderedDict

MOST = 20_000
"""So many are remembered."""


class Attendance:
    """The last request of each person."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._asked: OrderedDict[str, int] = OrderedDict()
        """When each asked, the longest silent first."""

    def note(self, identity: str, now: int) -> None:
        """Somebody asks for something."""
        self._asked[identity] = now
        self._asked.move_to_end(identity)
        if len(self._asked) > self._most:
            self._asked.popitem(last=False)

    def since(self, time: int) -> set[str]:
        """All who asked since a time."""
        found = set()
        for identity in reversed(self._asked):
            if self._asked[identity] < time:
                break
            found.add(identity)
        return found
