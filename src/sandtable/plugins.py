"""What installed packages provide for a game, found by its name through entry points.

A package names what it provides in its `pyproject.toml`; ours does it like any other. Nothing is
imported before it is asked for. See docs/decisions/plugins.md.
"""

import logging
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from .errors import SandtableError

logger = logging.getLogger(__name__)

GAMES = "sandtable.games"
"""The rules of a game: a subclass of `Game`."""
PLAYERS = "sandtable.players"
"""Its bots and what else thinks about it: a `Roster`. A game can do without."""
BOARDS = "sandtable.boards"
"""How it looks in a terminal: a subclass of `Board`. A game can do without."""
STUDY = "sandtable.study"
"""How it is taught: a `Study` of lessons, puzzles and a Daily. A game can do without."""

CHECKOUT = Path(__file__).parents[2] / "pyproject.toml"
"""What a checkout provides, even if it was not installed since that changed."""


class PluginConflict(SandtableError):
    """Two packages provide the same: nobody knows which one is meant."""


class Found(NamedTuple):
    """What a package provides under a name; None if nobody does, or with the reason why not."""

    thing: Any = None
    trouble: str = ""


@cache
def entries(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name."""
    found: dict[str, EntryPoint] = {}
    for entry in (*entry_points(group=group), *_not_installed(group)):
        if entry.name in found:
            packages = f"{_package(found[entry.name])} and {_package(entry)}"
            raise PluginConflict(
                f"two packages provide {entry.name!r} in {group}, {packages}: uninstall one of them"
            )
        found[entry.name] = entry
    return found


def _not_installed(group: str) -> Iterator[EntryPoint]:
    """Our own entry points if they are in the checkout, but not in what is installed."""
    ours = f"{__package__}."
    is_installed = any(entry.value.startswith(ours) for entry in entry_points(group=group))
    if not is_installed and CHECKOUT.is_file():
        project = tomllib.loads(CHECKOUT.read_text(encoding="utf-8"))["project"]
        for name, value in project["entry-points"][group].items():
            yield EntryPoint(name, value, group)


@cache
def find(group: str, name: str, accept: Callable[[str, Any], Any]) -> Found:
    """What a package provides, after `accept` has made something of it or raised an error.

    One that is broken is logged, once, and the others go on.
    """
    entry = entries(group).get(name)
    if entry is None:
        return Found()
    try:
        return Found(accept(name, entry.load()))
    except Exception as error:  # It is somebody else's code: it may raise anything.
        reason = f"{type(error).__name__}: {error}"
        trouble = f"{name!r} in {group} of {_package(entry)} cannot be used: {reason}"
        logger.warning(trouble)
        return Found(trouble=trouble)


def _package(entry: EntryPoint) -> str:
    return "a package" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
