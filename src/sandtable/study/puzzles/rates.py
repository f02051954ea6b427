"""How often each solver solves the puzzles of a band of ratings: they should rise with strength.

The rating by which a puzzle gets into a band is fitted without the solver that is counted: nobody
helps to choose what they are judged by.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .puzzle import Puzzle
from .selection import counts_of, rated, solver_ratings

BAND = 400


@dataclass(frozen=True)
class Row:
    """One band of ratings."""

    kind: str
    band: int
    puzzles: int
    """How many have their rating, by all solvers, in it."""
    rates: dict[str, float | None]
    """By solver; None where too few puzzles are left to tell."""


def solve_rates(puzzles: Sequence[Puzzle], fewest: int = 8) -> list[Row]:
    """A row for every kind and band."""
    ratings = solver_ratings(puzzles[0].game, puzzles)
    rows = []
    for kind, solvers in ratings.items():
        mine = [puzzle for puzzle in puzzles if puzzle.kind == kind]
        for band in sorted({_band(puzzle) for puzzle in mine}):
            rates = {}
            for solver in solvers:
                here = [p for p in mine if _band(rated(p, ratings, leave_out=solver)) == band]
                rates[solver] = _rate(here, solver) if len(here) >= fewest else None
            count = sum(_band(puzzle) == band for puzzle in mine)
            rows.append(Row(kind, band, count, rates))
    return rows


def _band(puzzle: Puzzle) -> int:
    return puzzle.rating // BAND * BAND


def _rate(puzzles: Sequence[Puzzle], solver: str) -> float:
    counts = [counts_of(puzzle)[solver] for puzzle in puzzles]
    return sum(solved for solved, _ in counts) / sum(tries for _, tries in counts)


def as_markdown(rows: Sequence[Row]) -> str:
    """The rows of one kind as a table."""
    solvers = list(rows[0].rates)
    lines = [
        f"| {rows[0].kind} | puzzles | {' | '.join(solvers)} |",
        "|---" * (2 + len(solvers)) + "|",
    ]
    for row in rows:
        rates = ["" if rate is None else f"{rate:.0%}" for rate in row.rates.values()]
        name = f"{row.band} to {row.band + BAND - 1}"
        lines.append(f"| {name} | {row.puzzles} | {' | '.join(rates)} |")
    return "\n".join(lines)
