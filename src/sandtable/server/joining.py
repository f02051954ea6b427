"""A process that joins others gets ready before it listens: until then they serve everybody.

The system gives a process its share of all new connections as soon as it listens. After a deploy
or a crash that is everybody whose socket has just been closed: to load games and bots only then
would keep them waiting.
"""

import asyncio
import logging
from contextlib import suppress

from ..games.warmup import Tell
from .live.warmup import WarmupQueue
from .operations.siblings import Siblings

logger = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds after which it joins them all the same, and gets ready while it serves."""


async def get_ready(siblings: Siblings, tell: Tell | None) -> None:
    """Load all games and bots if another process serves; else better slowly than not at all.

    Those who serve come first: after a crash they have twice as much to do.
    """
    if not await siblings.count():
        return
    queue = WarmupQueue(is_modest=True)
    queue.tell = tell or queue.tell
    queue.start()
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await queue.warm_everything()
                return
        logger.warning("serves before everything is ready: that takes more than %.0f s", PATIENCE)
    finally:
        queue.stop()
