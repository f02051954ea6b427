"""Playing a match: what is not yet played, with a bar that tells how far it is."""

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

from rich.console import Console

from ..arena.cluster import play_on_cluster
from ..arena.match import Match, Pair, PairTask, WorkersLost, play_all
from ..arena.results import append, pair_scores, start_file
from ..arena.sprt import Sprt, Verdict
from .late_progress import progress_bar


def play_match(
    match: Match, out: Path | None, test: Sprt | None, workers: int, ray: str | None
) -> list[Pair]:
    """Play what is not yet played; stop early if the sequential test is sure."""
    played = start_file(out, match) if out is not None else []
    done = {(one.players, one.pair) for one, _ in played}
    tasks = [task for task in match.tasks() if (task.pairing, task.pair) not in done]
    # Ray tells of lost nodes where our figures are to come.
    console = Console(stderr=True)
    with redirect_stdout(sys.stderr), progress_bar(console, "playing", "pairs") as progress:
        bar = progress.add_task("", total=len(done) + len(tasks), completed=len(done))
        for pair in _results(iter(tasks), out, workers, ray):
            if out is not None:
                append(out, pair)
            played.append(pair)
            progress.advance(bar)
            if test and test.verdict(next(iter(pair_scores(played).values()))) != Verdict.GO_ON:
                break
    return played


def _results(
    tasks: Iterator[PairTask], out: Path | None, workers: int, ray: str | None
) -> Iterator[Pair]:
    """Whoever is lost, it is said what becomes of the games that are played."""
    try:
        yield from play_all(tasks, workers) if ray is None else play_on_cluster(tasks, ray)
    except WorkersLost as error:
        if out is None:
            rest = "with --out FILE a match goes on after that"
        else:
            rest = f"{out} keeps the results so far, and the same command goes on from there"
        raise WorkersLost(f"{error}; {rest}") from error
