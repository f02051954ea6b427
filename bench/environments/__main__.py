"""`python -m bench.environments`: how many moves a second environments make, and the peers."""

import json
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..own import RandomGames
from ..peers import Unavailable
from ..report import machine
from ..timing import Work
from .figures import Figure, all_figures
from .ours import cores_there

RESULTS = Path(__file__).parents[1] / "results" / "environments.json"
COLUMNS = ("figure", "moves/s", "lowest - highest", "targets", "met")
WIDTH = 130


@dataclass
class Row:
    """A figure and what was found."""

    figure: Figure
    rates: list[float]
    missing: str = ""

    @property
    def rate(self) -> float:
        """The middle one."""
        return median(self.rates)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="Samples of every figure.")] = 5,
    seconds: Annotated[float, typer.Option(help="The length of a sample.")] = 0.4,
    only: Annotated[str, typer.Option(help="Figures with this in their name.")] = "",
    as_markdown: Annotated[bool, typer.Option("--markdown", help="For a document.")] = False,
) -> None:
    """Measure all environments by turns, by processor time, and show one table.

    Two threads are measured by the clock, beside one thread by the clock: a control says how many
    cores were there. All samples are kept in bench/results/environments.json.
    """
    figures = [figure for figure in all_figures() if only in figure.name]
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("preparing", total=len(figures) * (rounds + 1))
        rows: dict[str, Row] = {}
        work: dict[str, Work] = {}
        for figure in figures:
            progress.update(task, description=figure.name)
            rows[figure.name] = Row(figure, [])
            try:
                work[figure.name] = figure.prepare()
            except Unavailable as reason:
                rows[figure.name].missing = str(reason)
            progress.advance(task)
        cores = []
        for _ in range(rounds):
            cores.append(control())
            for name, each in work.items():
                progress.update(task, description=name)
                rows[name].rates.append(sample(each, seconds, rows[name].figure.is_by_clock))
                progress.advance(task)
    show(rows, median(cores), as_markdown)
    RESULTS.parent.mkdir(exist_ok=True)
    found = {row.figure.name: row.rates for row in rows.values()}
    RESULTS.write_text(
        json.dumps({"machine": machine(), "cores": cores, "rates": found}, indent=2) + "\n"
    )


def sample(work: Work, seconds: float, by_clock: bool) -> float:
    """Moves a second, of the processor's time or of the clock's."""
    clock = perf_counter if by_clock else process_time
    began, done = clock(), 0
    while clock() - began < seconds:
        done += work()
    return done / (clock() - began)


def control() -> float:
    """How many cores two threads get that have nothing to do with each other."""
    return cores_there([RandomGames("patterns").play_long for _ in range(2)])


def show(rows: dict[str, Row], cores: float, as_markdown: bool) -> None:
    """The table, and the control below it."""
    told = f"two threads of random games got {cores:.2f} cores"
    lines = [_cells(row, rows, cores) for row in rows.values()]
    if as_markdown:
        print("| " + " | ".join(COLUMNS) + " |\n| --- | --: | --: | --- | --- |")
        print("\n".join("| " + " | ".join(line) + " |" for line in lines) + f"\n\n- {told}")
        return
    drawn = Table(*COLUMNS)
    for line in lines:
        drawn.add_row(*line)
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(drawn, told, sep="\n")


def _cells(row: Row, rows: dict[str, Row], cores: float) -> list[str]:
    figure = row.figure
    if not row.rates:
        return [figure.name, "none", "", row.missing, ""]
    told, verdicts = [], []
    if figure.at_least is not None:
        told.append(f"at least {_number(figure.at_least)}")
        verdicts.append(row.rate >= figure.at_least)
    for factor, other in figure.multiples:
        found = rows.get(other)
        if found is not None and found.rates:
            ratio = row.rate / found.rate
            told.append(f"{factor:g} x {other}: {ratio:.3g}")
            verdicts.append(ratio >= factor)
    met = "" if not verdicts else "yes" if all(verdicts) else "no"
    if verdicts and cores < figure.needs_cores:
        met = f"only {cores:.2f} cores"
    spread = f"{_number(min(row.rates))} - {_number(max(row.rates))}"
    return [figure.name, _number(row.rate), spread, "; ".join(told), met]


def _number(value: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


if __name__ == "__main__":
    typer.run(main)
