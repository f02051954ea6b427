"""Puzzles with all their answers, for where nobody can be asked: every move of every position.

Not every puzzle fits: some can be solved in so many orders that their positions are too many.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from . import answer
from .puzzle import Puzzle
from .solution import position_after
from .workshop import Answer, Verdict

MOST_PUZZLES = 30
MOST_NODES = 8
"""Positions of one puzzle in which a move is asked for."""
LOOKED_AT = 3
"""Puzzles of about the same rating that are looked at to find one that fits."""


@dataclass(frozen=True)
class StockNode:
    """A position in which a move is asked for."""

    moves: tuple[str, ...]
    """Those of the person that lead here."""
    played: tuple[str, ...]
    """The same with the replies."""
    tries: Mapping[str, tuple[Answer, int | None]]
    """For every legal move what it is, and the number of the node where it goes on."""


def moves_asked(puzzle: Puzzle) -> int | None:
    """How many moves of one's own a puzzle takes, where its question says so."""
    asked = puzzle.task.get("moves")
    return None if asked is None else int(asked)


def plan(puzzle: Puzzle) -> list[StockNode] | None:
    """A puzzle as a graph of positions, the first one first; None if there are too many.

    A move that is not wrong yet, but after which no solution is left, is wrong here: there would be
    no end of positions after it.
    """
    if (moves_asked(puzzle) or 0) > MOST_NODES:
        return None
    numbers = {_key(puzzle, ()): 0}
    ways: list[tuple[str, ...]] = [()]
    nodes: list[StockNode] = []
    while len(nodes) < len(ways):
        moves = ways[len(nodes)]
        played = answer(puzzle, moves).played
        tries: dict[str, tuple[Answer, int | None]] = {}
        for move in position_after(puzzle, played).legal_moves():
            mine = (*moves, move)
            found = answer(puzzle, mine)
            if found.is_over:
                tries[move] = (found, None)
            elif found.is_lost:
                tries[move] = (Answer(Verdict.WRONG, found.played, (), 1.0, "moves"), None)
            else:
                key = _key(puzzle, found.played)
                if key not in numbers:
                    if len(ways) == MOST_NODES:
                        return None
                    numbers[key] = len(ways)
                    ways.append(mine)
                tries[move] = (found, numbers[key])
        nodes.append(StockNode(moves, played, tries))
    return nodes


def stock_of(puzzles: Sequence[Puzzle]) -> Iterator[tuple[Puzzle, list[StockNode]]]:
    """Puzzles that fit, from the easiest to the hardest alike: whoever takes only the first ones
    has some of every rating. `puzzles` come the easiest first."""
    count = min(MOST_PUZZLES, len(puzzles))
    fitting = [one for one in puzzles if (moves_asked(one) or 0) <= MOST_NODES]
    for band in _spread(count):
        first, last = band * len(fitting) // count, (band + 1) * len(fitting) // count
        for puzzle in fitting[first:last][:LOOKED_AT]:
            nodes = plan(puzzle)
            if nodes is not None:
                yield puzzle, nodes
                break


def _spread(count: int) -> list[int]:
    """The numbers below count, so that the first ones are spread out: bits read backwards."""
    bits = max(1, (count - 1).bit_length())
    turned = (int(f"{number:0{bits}b}"[::-1], 2) for number in range(1 << bits))
    return [number for number in turned if number < count]


def _key(puzzle: Puzzle, played: Sequence[str]) -> tuple[str, int]:
    """The same for two ways to the same position in as many moves."""
    return str(position_after(puzzle, played)), len(played)
