"""`python -m bench.players`: every section that is asked for, one table each."""

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sandtable.games import GAMES

from .findings import Finding, Section, Settings, as_data, markdown, table

RESULTS = Path(__file__).parents[1] / "results" / "players.json"

SECTIONS = {
    "matches": ("Strongest level against plain tree search", "bench.players.matches"),
    "older": ("Strongest level against an older version", "bench.players.older"),
    "inference": ("Mandala with and without a belief about hands", "bench.players.inference"),
    "speed": ("Search speed beside OpenSpiel", "bench.players.speed"),
    "first-move": ("First move of a fresh process", "bench.players.first_move"),
    "answers": ("Longest answer as a share of the budget", "bench.players.answers"),
    "endings": ("Patterns endings", "bench.patterns_endings"),
    "judgement": ("What the Mandala bot knows", "bench.mandala_evaluation"),
    "solver": ("Mandamina solver", "bench.mandamina_solver"),
    "partner": ("Silent partner", "bench.mandamina_partner"),
}
"""For each section its title and the module whose `run(settings, tell)` gives its findings."""


def main(
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="SECTION", help=f"One of: {', '.join(SECTIONS)}. May be repeated."),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Games of each match, in pairs.")] = 200,
    budget: Annotated[float, typer.Option(min=0.01, help="Seconds per move in the matches.")] = 0.5,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play matches.")] = 1,
    quick: Annotated[
        bool, typer.Option("--quick", help="A rough look at all but matches.")
    ] = False,
    older: Annotated[
        str | None,
        typer.Option(metavar="COMMIT", help="The older version; else the last tagged one."),
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Matches of this game only.")
    ] = None,
    by_processor_time: Annotated[
        bool,
        typer.Option(
            "--processor-time",
            help="In matches, players think so many seconds of the processor: for busy machines.",
        ),
    ] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
) -> None:
    """Measure how strong, fast and punctual the players are.

    Matches are kept game by game under bench/results/matches: a run that was broken off goes on.
    All that was found is in bench/results/players.json; docs/benchmarks.md explains it.
    """
    if game is not None and game not in GAMES:
        raise typer.BadParameter(f"there is no game {game!r} ({', '.join(GAMES)})")
    settings = Settings(games, budget, workers, quick, older, game, by_processor_time)
    results: dict[str, list[Finding]] = {}
    console = Console()
    for name in _chosen(only or []):
        title, module = SECTIONS[name]
        results[name] = _run(name, import_module(module).run, settings)
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(as_data(results, settings), indent=2) + "\n")
        if as_markdown:
            print(markdown(title, results[name]))
        else:
            console.print(table(title, results[name]))


def _chosen(only: list[str]) -> list[str]:
    """The sections to run, in their order."""
    for name in only:
        if name not in SECTIONS:
            raise typer.BadParameter(f"there is no section {name!r} ({', '.join(SECTIONS)})")
    return [name for name in SECTIONS if not only or name in only]


def _run(name: str, section: Section, settings: Settings) -> list[Finding]:
    """Run one section, with a progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task(name, total=None)

        def tell(now: str, done: int, total: int) -> None:
            bar.update(task, description=f"{name}: {now}", completed=done, total=total)

        return section(settings, tell)


if __name__ == "__main__":
    typer.run(main)
