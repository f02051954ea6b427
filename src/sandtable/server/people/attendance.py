"""Who has asked this process for something lately, and from where."""

from collections import OrderedDict

MOST = 20_000
"""So many are remembered."""


class Attendance:
    """The last request of each person. It is kept in memory only."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._asked: OrderedDict[str, tuple[int, str]] = OrderedDict()
        """When each asked and from which address, the longest silent first."""

    def note(self, identity: str, now: int, address: str = "") -> None:
        """Somebody asks for something from an address (see `limits.address_key`)."""
        self._asked[identity] = (now, address)
        self._asked.move_to_end(identity)
        if len(self._asked) > self._most:
            self._asked.popitem(last=False)

    def since(self, time: int) -> set[str]:
        """All who asked since a time."""
        found = set()
        for identity in reversed(self._asked):
            if self._asked[identity][0] < time:
                break
            found.add(identity)
        return found

    def address_of(self, identity: str) -> str:
        """From where somebody asked last.

        Who has not asked yet, as after a restart, counts as an address of their own.
        """
        _, address = self._asked.get(identity, (0, ""))
        return address or f"person {identity}"
