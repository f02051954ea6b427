"""What a section of the benchmark found: rows with a target each, as table, Markdown and JSON."""

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..report import COLOURS, VERDICTS, machine

FORMAT = "sandtable-bench-players/1"
COLUMNS = ("what", "found", "target", "met")

Tell = Callable[[str, int, int], None]
"""Hears what is being done now: the words, how much of it is done, and how much there is."""


@dataclass(frozen=True)
class Settings:
    """How much trouble to take."""

    games: int
    """Games of each match, half of them with the seats swapped."""
    budget: float
    """Seconds per move in the matches."""
    workers: int
    """Processes that play."""
    is_quick: bool
    """Take a rough look at all that is not a match."""
    older: str | None = None
    """The commit of the older version to play against."""
    game: str | None = None
    """The only game to play matches of; None: all."""
    by_processor_time: bool = False
    """Whether the time of matches is what the processor works, not what passes."""


@dataclass(frozen=True)
class Finding:
    """One row."""

    what: str
    found: str
    target: str = ""
    met: bool | None = None
    """None if nothing is asked of it."""
    data: dict[str, Any] | None = None
    """The figures behind the text."""


Section = Callable[[Settings, Tell], list[Finding]]
"""What a section is: a function of this kind, called `run`."""


def table(title: str, findings: Iterable[Finding]) -> Table:
    """One section for the terminal."""
    drawn = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
    for column in COLUMNS:
        drawn.add_column(column)
    for finding in findings:
        verdict = VERDICTS[finding.met]
        drawn.add_row(finding.what, finding.found, finding.target, f"[{COLOURS[verdict]}]{verdict}")
    return drawn


def markdown(title: str, findings: Iterable[Finding]) -> str:
    """One section for the docs."""
    lines = [f"**{title}**", "", f"| {' | '.join(COLUMNS)} |", "| --- | --- | --- | --- |"]
    for finding in findings:
        cells = (finding.what, finding.found, finding.target, VERDICTS[finding.met])
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def as_data(results: dict[str, list[Finding]], settings: Settings) -> dict[str, Any]:
    """Everything, for a JSON file."""
    return {
        "format": FORMAT,
        "machine": machine(),
        "settings": asdict(settings),
        "sections": {name: [asdict(row) for row in rows] for name, rows in results.items()},
    }
