"""Compiling ahead: `warm` for whatever is compiled on first use, and whether that has happened.

Nothing here prints. Whoever calls `warm` says what is happening, asking `is_warm` first or with
`tell`; what is warmed by the way, because somebody plays without having asked, is logged.
"""

import logging
from collections.abc import Callable
from typing import Any

from .compiled import is_cached, jit_is_on, note_cached

Tell = Callable[[str], None]

log_notice: Tell = logging.getLogger(__name__).warning
"""Where nobody has set up logging, Python shows a warning on the standard error output."""


class Warmup:
    """A part of the program that is compiled the first time it is used on a computer."""

    def __init__(
        self, what: str, how_long: str, use: Callable[[], None], last: Callable[..., Any]
    ) -> None:
        self.notice: str = f"Compiling {what} for this computer (once, {how_long}) ..."
        self._use = use
        """Uses all of its code once."""
        self._last = last
        """One of its compiled functions: beside its code it is noted that all is there."""
        self._is_cached: bool = not jit_is_on
        self._is_loaded = False

    @property
    def is_warm(self) -> bool:
        """Whether the machine code is on disk already."""
        self._is_cached = self._is_cached or is_cached(self._last)
        return self._is_cached

    def warm(self, tell: Tell | None = None) -> None:
        """Compile it, or load it from the disk, once in a process: no first use has to wait."""
        if self._is_loaded:
            return
        if not self.is_warm and tell is not None:
            tell(self.notice)
        self._is_loaded = True  # What is used now may ask for it in turn.
        try:
            self._use()
        except BaseException:
            self._is_loaded = False
            raise
        if not self._is_cached:
            note_cached(self._last)
            self._is_cached = True
