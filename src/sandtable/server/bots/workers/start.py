"""Start the workers that an operator wants."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

from ....players.registry import PLAYERS, RANDOM
from ...operations.config import Config
from ..seat_players import MEBIBYTE
from .choice import Choice
from .elsewhere import Elsewhere
from .link import Link
from .task import Beginning, Level, own_stamp

PACKAGE = __package__
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class WarmUp(Protocol):
    """Compiles games and bots for this computer."""

    def warm_levels(self, levels: Sequence[Level]) -> Awaitable[None]:
        """Returns when these bots are warm; whatever somebody waits for goes first."""


def all_levels() -> tuple[Level, ...]:
    """Every bot that has something to make ready."""
    return tuple((game, level) for game in PLAYERS for level in PLAYERS[game] if level != RANDOM)


def start_workers(
    choice: Choice, config: Config, elsewhere: Elsewhere, warmup: WarmUp, spawn: Spawn
) -> None:
    """Have workers as long as the server runs; none if bots think here."""
    if choice.kind == "threads":
        return
    levels = all_levels()
    commands = [[f"{PACKAGE}.process"]] * choice.count or [
        [f"{PACKAGE}.ray_bridge", choice.address]
    ]
    most_bytes = config.bot_memory * MEBIBYTE // max(1, choice.count)
    beginning = Beginning(own_stamp(), levels, most_bytes, config.log_level)
    links = [Link(command, beginning, elsewhere.note_change) for command in commands]

    async def start() -> None:
        # What this process has compiled they only load.
        await warmup.warm_levels(levels)
        for link in links:
            spawn(link.run())

    elsewhere.use(links)
    spawn(start())
