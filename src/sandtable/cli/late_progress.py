"""A progress bar for work that takes long enough to want one."""

import time
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 2.0
"""Seconds that pass before the bar appears."""


def progress_bar(console: Console, what: str, *nouns: str) -> "Progress":
    """A bar that says how much of what is done, counted in these nouns, and how long it takes."""
    from rich import progress  # It takes a while to import.

    return progress.Progress(
        progress.TextColumn(what),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        *map(progress.TextColumn, nouns),
        progress.TimeRemainingColumn(),
        console=console,
        transient=True,
    )


class LateProgress:
    """Tells on the standard error output how far it is, if somebody watches."""

    def __init__(self, what: str, quiet: bool = False) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar = progress_bar(self._console, what)
        self._task = self._bar.add_task("", total=None)
        self.is_wanted = self._console.is_terminal and not quiet
        self._begun = time.monotonic()
        self._is_shown = False

    def __enter__(self) -> "LateProgress":
        return self

    def __exit__(self, *error: object) -> None:
        if self._is_shown:
            self._bar.stop()

    def show(self, done: int, total: int) -> None:
        """So much of it is done."""
        if self.is_wanted and time.monotonic() - self._begun > PATIENCE:
            if not self._is_shown:
                self._bar.start()
                self._is_shown = True
            self._bar.update(self._task, completed=done, total=total)

    def tell(self, sentence: str) -> None:
        """Say something above the bar."""
        self._console.print(Text(sentence), soft_wrap=True)
