"""From which address each person was last heard: in memory only, and only for so many people."""

from collections import OrderedDict

MOST_PEOPLE = 20_000


class Whereabouts:
    """The last address of people. After a restart it is known as soon as they come back."""

    def __init__(self, most: int = MOST_PEOPLE) -> None:
        self._most = most
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """The longest silent first."""

    def note(self, identity: str, address: str) -> None:
        """Somebody asks for something from an address (see `limits.address_key`)."""
        self._addresses[identity] = address
        self._addresses.move_to_end(identity)
        if len(self._addresses) > self._most:
            self._addresses.popitem(last=False)

    def of(self, identity: str) -> str:
        """The address of somebody; if it is not known they count as an address of their own."""
        return self._addresses.get(identity) or f"person {identity}"
