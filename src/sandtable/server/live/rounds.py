"""What people send is looked at in rounds: together, just before the next transaction may begin.

A move has to wait for its transaction anyway, and one that is looked at among others takes half as
much of the processor as one for which everything has to be fetched into its caches again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from ...store.store import Store

logger = logging.getLogger(__name__)

LEAD = 0.002
"""Seconds from the beginning of a round to that of the transaction: about a dozen moves. Also how
long is waited for others when a transaction takes longer than it should."""


class Speaker(Protocol):
    """Somebody who has sent something."""

    def begin(self, text: str | None) -> None:
        """Look at it. Whatever goes wrong with it is said to them."""


class Rounds:
    """Holds one message of each that speaks; what else they send waits behind it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._held: list[tuple[Speaker, str | None]] = []

    def hold(self, speaker: Speaker, text: str | None) -> bool:
        """Keep a message for the next round; False: it need not wait."""
        if not self._held:
            wait = self._store.writes_from - LEAD - self._clock()
            if wait <= 0:
                if not self._store.is_writing:
                    return False
                wait = LEAD
            asyncio.get_running_loop().call_later(wait, self._begin)
        self._held.append((speaker, text))
        return True

    def _begin(self) -> None:
        held, self._held = self._held, []
        self._store.gather()
        for speaker, text in held:
            try:
                speaker.begin(text)
            except Exception:
                logger.exception("a message could not be looked at")
        # The tasks that they have begun run first, and what those write shares a transaction.
        asyncio.get_running_loop().call_soon(self._store.hand_over)
