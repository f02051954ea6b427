"""A progress bar for records being verified, once it takes long enough to want one."""

import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..records.files import LINES_SUFFIX

PATIENCE = 2.0
"""Seconds that pass before the bar appears."""


class VerifyProgress:
    """Tells on the standard error output how far it is, and what is wrong."""

    def __init__(self, quiet: bool = False) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar = Progress(
            TextColumn("Verifying"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
        )
        self._wanted = self._console.is_terminal and not quiet
        self._begun = time.monotonic()
        self._done = 0
        self._is_shown = False

    def __enter__(self) -> "VerifyProgress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_shown:
            self._bar.stop()

    def expect(self, files: Sequence[Path]) -> None:
        """Prepare for the records of these files."""
        if self._wanted:
            self._task = self._bar.add_task("", total=sum(map(_count_records, files)))

    def advance(self) -> None:
        """One more record is done."""
        self._done += 1
        if self._wanted and time.monotonic() - self._begun > PATIENCE:
            if not self._is_shown:
                self._bar.start()
                self._is_shown = True
            self._bar.update(self._task, completed=self._done)

    def tell(self, sentence: str) -> None:
        """Say what is wrong with one."""
        self._console.print(Text(sentence), soft_wrap=True)


def _count_records(path: Path) -> int:
    """About how many records a file has: it is read again when it is their turn."""
    if path.suffix != LINES_SUFFIX:
        return 1
    try:
        with path.open("rb") as file:
            return sum(1 for line in file if line.strip())
    except OSError:
        return 1
