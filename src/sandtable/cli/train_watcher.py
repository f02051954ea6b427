"""What `sandtable train` shows: a bar on a terminal, else a line now and then."""

import time
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from ..training.progress import Progress, duration
from .late_progress import PATIENCE

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

EVERY = 60.0
"""Seconds between two lines where there is no terminal."""


def sentence(progress: Progress) -> str:
    """`120 of 1,000 games, 2.3/s, 6 min left`."""
    if progress.unit:
        done = f"{progress.done:,} of {progress.total:,} {progress.unit}"
    else:
        done = f"{100 * progress.done // progress.total} %"
    if progress.seconds_left is None:
        return done
    rate = f", {progress.rate:.3g}/s" if progress.unit else ""
    return f"{done}{rate}, {duration(progress.seconds_left)} left"


class TrainWatcher:
    """Results go to the standard output, how far it is to the standard error output."""

    def __init__(self) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar: Bar | None = None
        self._step = ""
        self._next_line = 0.0

    def tell(self, sentence: str) -> None:
        """Take the bar away first: the line may go elsewhere."""
        self.stop()
        typer.echo(sentence)

    def show(self, progress: Progress) -> None:
        """Move the bar, or say it if that has not been done for a while."""
        if progress.step != self._step:
            self.stop()
            self._step = progress.step
            self._next_line = time.monotonic() + PATIENCE
        if self._console.is_terminal:
            self._draw(progress)
        elif time.monotonic() >= self._next_line:
            self._next_line = time.monotonic() + EVERY
            typer.echo(f"{progress.step}: {sentence(progress)}", err=True)

    def _draw(self, progress: Progress) -> None:
        if self._bar is None:
            self._bar = self._new_bar()
            self._bar.add_task(progress.step, said="")
            self._bar.start()
        self._bar.update(
            self._bar.task_ids[0],
            completed=progress.done,
            total=progress.total,
            said=sentence(progress),
        )

    def _new_bar(self) -> "Bar":
        from rich import progress  # It takes a while to import.

        return progress.Progress(
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            progress.TextColumn("{task.fields[said]}"),
            progress.TimeElapsedColumn(),
            console=self._console,
            transient=True,
        )

    def stop(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None
