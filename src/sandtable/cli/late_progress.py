"""A progress bar for work that takes long enough to want one."""

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

PATIENCE = 2.0
"""Seconds that pass before the bar appears."""


class LateProgress:
    """Tells on the standard error output how far it is, if somebody watches."""

    def __init__(self, what: str, quiet: bool = False) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar = Progress(
            TextColumn(what),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
        )
        self._task = self._bar.add_task("", total=None)
        self.is_wanted = self._console.is_terminal and not quiet
        self._begun = time.monotonic()
        self._is_shown = False

    def __enter__(self) -> "LateProgress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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
