"""Where bots think, as an operator says it: `threads`, `processes:4`, `ray://host:10001`."""

import importlib.util
import math
from dataclasses import dataclass
from typing import Literal

from ....errors import BadOption

SPELLINGS = "threads, processes:N, ray://HOST:PORT, ray:HOST:PORT or ray:auto"


@dataclass(frozen=True)
class Choice:
    """Which workers there are."""

    kind: Literal["threads", "processes", "ray"]
    count: int = 0
    """Processes."""
    address: str = ""
    """Of the cluster, as Ray has it."""


def read_choice(text: str) -> Choice:
    """What an operator wants; BadOption says why it cannot be."""
    kind, _, rest = text.partition(":")
    match kind, rest:
        case "threads", "" if text == "threads":
            return Choice("threads")
        case "processes", count if count.isdecimal() and int(count) > 0:
            return Choice("processes", count=int(count))
        case "ray", address if address.strip("/"):
            if importlib.util.find_spec("ray") is None:
                raise BadOption(
                    "bots that think on a Ray cluster need Ray: pip install 'sandtable[cluster]'"
                )
            return Choice("ray", address=text if address.startswith("//") else address)
    raise BadOption(f"bots think in {SPELLINGS}, not in {text!r}")


def share_of(text: str, servers: int) -> str:
    """What each of several server processes is told, so that together they have what is wanted."""
    choice = read_choice(text)
    if choice.kind != "processes":
        return text
    return f"processes:{math.ceil(choice.count / servers)}"
