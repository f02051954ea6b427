"""Which addresses the server sends push messages to: those of push services that are known.

Whoever subscribes says the address, so it could be anything: a machine behind our firewall, or
somebody else's server.
"""

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass

from ...errors import BadOption

HTTPS = 443
LONGEST = 1000
"""Characters of an address."""
NAME = r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z](?:[a-z0-9-]*[a-z0-9])?"
"""The name of a host; its last part begins with a letter, so it is no IP address."""
ADDRESS = re.compile(rf"https://({NAME})(?::([0-9]{{1,5}}))?(/[!-~]*)", re.IGNORECASE | re.ASCII)
ENTRY = re.compile(rf"(\*\.)?({NAME})(?::([0-9]{{1,5}}))?")
NONE = "none"


@dataclass(frozen=True)
class Target:
    """Where a message goes."""

    service: str
    """The entry of the list that allows it: this may be logged, the address must not."""
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The push service as VAPID names it."""
        return f"https://{self.netloc}"

    @property
    def netloc(self) -> str:
        """The host, with its port if that is an unusual one."""
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


class PushHosts:
    """A list of hosts: `push.example.org`, `*.push.example.org`, `push.example.org:8443`."""

    def __init__(self, text: str) -> None:
        parts = [part for each in text.lower().split(",") if (part := each.strip())]
        self.entries = [] if parts == [NONE] else parts
        wrong = [entry for entry in self.entries if not ENTRY.fullmatch(entry)]
        if wrong:
            raise BadOption(
                f"push services are names of hosts, with commas, or {NONE}: not {wrong[0]!r}"
            )

    def target(self, address: str) -> Target | None:
        """Where this address leads; None if nothing is sent there."""
        found = ADDRESS.fullmatch(address) if len(address) <= LONGEST else None
        if found is None:
            return None
        host, port, path = found[1].lower(), int(found[2] or HTTPS), found[3]
        for entry in self.entries:
            if _allows(entry, host, port):
                return Target(entry, host, port, path)
        return None


def _allows(entry: str, host: str, port: int) -> bool:
    read = ENTRY.fullmatch(entry)
    assert read is not None, "entries are checked at the start"
    any_part, name, its_port = read.groups()
    if port != int(its_port or HTTPS):
        return False
    return host.endswith(f".{name}") if any_part else host == name


def are_public(addresses: Iterable[str]) -> bool:
    """Whether all these IP addresses are of the open internet."""
    return all(_is_public(address) for address in addresses)


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if address.version == 6 and (inner := address.ipv4_mapped) is not None:
        address = inner
    return address.is_global and not address.is_multicast
