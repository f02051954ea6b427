"""From all that was caught to what ships: no twins, rated, tagged, easy and hard alike."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import chain, zip_longest

from .grading import Counts, abilities, difficulty
from .puzzle import START, Puzzle
from .registry import workshop_of

BAND = 200
"""How wide a band of ratings is."""


def distinct(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Each puzzle once, whatever its colours and however it is turned, with its name."""
    seen = set()
    for puzzle in puzzles:
        name = name_of(puzzle)
        if name not in seen:
            seen.add(name)
            yield replace(puzzle, id=name)


def name_of(puzzle: Puzzle) -> str:
    """The same name for all twins."""
    plain = f"{puzzle.kind} {workshop_of(puzzle.game).canonical(puzzle)}"
    return f"{puzzle.game}-{sha256(plain.encode()).hexdigest()[:8]}"


def counts_of(puzzle: Puzzle) -> dict[str, Counts]:
    """How often each solver solved it, and how often it tried."""
    return {solver: (tries.count("1"), len(tries)) for solver, tries in puzzle.tries.items()}


def solver_ratings(game: str, puzzles: Iterable[Puzzle]) -> dict[str, dict[str, float]]:
    """For each kind the Elo of its solvers: as the arena measured it, or fitted to the puzzles."""
    found = {}
    tried = list(puzzles)
    for kind, known in workshop_of(game).solvers.items():
        ratings = {solver: float(elo) for solver, elo in known.items() if elo is not None}
        if len(ratings) < len(known):
            counts = [counts_of(puzzle) for puzzle in tried if puzzle.kind == kind]
            ratings = abilities(list(known), counts)
        found[kind] = ratings
    return found


def rated(
    puzzle: Puzzle, ratings: Mapping[str, Mapping[str, float]], leave_out: str = ""
) -> Puzzle:
    """A puzzle with its rating, by all solvers or all but one."""
    tried = [
        (ratings[puzzle.kind][solver], counts)
        for solver, counts in counts_of(puzzle).items()
        if solver != leave_out
    ]
    level, spread = difficulty(tried)
    return replace(puzzle, rating=round(START + level), spread=round(spread))


def band_of(puzzle: Puzzle) -> int:
    """The lower end of the band a puzzle is in."""
    return puzzle.rating // BAND * BAND


def select(game: str, caught: Iterable[Puzzle], keep: int) -> list[Puzzle]:
    """As many as wanted, every kind and every band by turns; tagged, the easiest first."""
    puzzles = list(distinct(caught))
    ratings = solver_ratings(game, puzzles)
    shelves: dict[str, dict[int, list[Puzzle]]] = {}
    for puzzle in sorted((rated(puzzle, ratings) for puzzle in puzzles), key=lambda p: p.id):
        shelves.setdefault(puzzle.kind, {}).setdefault(band_of(puzzle), []).append(puzzle)
    kinds = [_by_turns(list(shelf.values())) for _, shelf in sorted(shelves.items())]
    chosen = _by_turns(kinds)[:keep]
    workshop = workshop_of(game)
    tagged = [replace(puzzle, themes=workshop.themes_of(puzzle)) for puzzle in chosen]
    return sorted(tagged, key=lambda puzzle: (puzzle.rating, puzzle.id))


def _by_turns(shelves: list[list[Puzzle]]) -> list[Puzzle]:
    """One of each, then the next of each, until all are used up."""
    rounds = chain.from_iterable(zip_longest(*shelves))
    return [puzzle for puzzle in rounds if puzzle is not None]
