"""`python -m bench`: measure everything, show one table."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .figures import Figure, all_figures
from .report import WIDTH, as_data, markdown, notes, table
from .run import Results, run, step_count
from .timing import FULL, QUICK, Effort

RESULTS = Path(__file__).parent / "results" / "latest.json"


def main(
    quick: Annotated[bool, typer.Option("--quick", help="A fast, rough look.")] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Only figures with this in their name, such as 'random', 'patterns' or 'import'. "
            "May be given several times.",
        ),
    ] = None,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table as Markdown.")
    ] = False,
) -> None:
    """Measure how fast Sandtable is, side by side with peers in the same run.

    Every figure is sampled several times, by turns with the others.
    All samples are kept in bench/results/latest.json; docs/benchmarks.md explains the table.
    """
    figures = choose(only or [])
    results = show_progress(figures, QUICK if quick else FULL)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(as_data(results), indent=2) + "\n")
    if as_markdown:
        print(markdown(results))
    else:
        console = Console()
        console.width = max(console.width, WIDTH)
        console.print(table(results), *notes(results), sep="\n")


def choose(only: list[str]) -> list[Figure]:
    """The figures with one of these in their name; all if none is given."""
    figures = all_figures()
    for name in only:
        if not any(name in figure.name for figure in figures):
            known = ", ".join(figure.name for figure in figures)
            raise typer.BadParameter(f"no figure has {name!r} in its name (there are: {known})")
    return [figure for figure in figures if not only or any(name in figure.name for name in only)]


def show_progress(figures: list[Figure], effort: Effort) -> Results:
    """Run, with a progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task("", total=step_count(figures, effort))

        def tell(now: str) -> None:
            bar.update(task, advance=1, description=now)

        return run(figures, effort, tell)


if __name__ == "__main__":
    typer.run(main)
