"""`sandtable puzzles check`: the proofs of puzzles, done again."""

import random
import time
from collections.abc import Sequence

import typer
from rich.console import Console

from ..study.puzzles import Puzzle, Unproven, bank_of, prove
from .late_progress import progress_bar
from .wording import counted


def check_all(games: Sequence[str], sample: int | None, seed: str, thorough: bool) -> bool:
    """Prove puzzles again and tell; whether all are right."""
    puzzles = [puzzle for game in games for puzzle in bank_of(game)]
    if sample is not None:
        puzzles = random.Random(seed).sample(puzzles, min(sample, len(puzzles)))
    wrong: list[str] = []
    began = time.perf_counter()
    with progress_bar(Console(stderr=True), "proving", "puzzles") as progress:
        bar = progress.add_task("", total=len(puzzles))
        for puzzle in puzzles:
            wrong += _trouble(puzzle, thorough)
            progress.advance(bar)
    seconds = time.perf_counter() - began
    for sentence in wrong:
        typer.echo(sentence)
    right = len(puzzles) - len(wrong)
    typer.echo(f"{right} of {counted(len(puzzles), 'puzzle')} proven again in {seconds:.1f} s")
    return not wrong


def _trouble(puzzle: Puzzle, thorough: bool) -> list[str]:
    try:
        prove(puzzle, thorough)
    except Unproven as error:
        return [str(error)]
    return []
