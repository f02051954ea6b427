"""What follows a try, and how a puzzle is solved from where somebody stands."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...games import Position
from .puzzle import Puzzle
from .registry import workshop_of
from .workshop import Answer, Verdict

LONGEST = 200
"""Moves of a solution that is shown: no puzzle is longer, and nothing goes on for ever."""


@dataclass(frozen=True)
class Solution:
    """How a puzzle is solved."""

    played: tuple[str, ...]
    """All moves up to where it begins, replies among them."""
    line: tuple[str, ...]
    """A best line from there, with the replies to it and what may follow."""


def position_after(puzzle: Puzzle, played: Sequence[str]) -> Position:
    """Where a puzzle stands after all these moves, replies among them."""
    position = puzzle.start()
    for move in played:
        position.play(move)
    return position


def follow_up(puzzle: Puzzle, found: Answer) -> tuple[str, ...]:
    """The line of an answer, if it goes on from there: else it would show what to do instead."""
    position = position_after(puzzle, found.played)
    fits = found.line and found.unit != "moves" and not position.is_over
    return found.line if fits and position.why_not(found.line[0]) is None else ()


def next_move(puzzle: Puzzle, moves: Sequence[str]) -> str | None:
    """A right move after these; None where no right one is left."""
    for clue in workshop_of(puzzle.game).hints(puzzle, moves):
        if clue.about == "move" and clue.line:
            return clue.line[0]
    return None


def solution_from(puzzle: Puzzle, moves: Sequence[str] = ()) -> Solution:
    """A solution that begins with as many of these moves as can be right."""
    judge = workshop_of(puzzle.game).judge
    for length in range(len(moves), -1, -1):
        mine = list(moves[:length])
        before = found = judge(puzzle, mine)
        while found.verdict is Verdict.OPEN and len(mine) < LONGEST:
            best = next_move(puzzle, mine)
            if best is None:
                break
            mine.append(best)
            found = judge(puzzle, mine)
        if found.verdict is Verdict.RIGHT:
            rest = found.played[len(before.played) :]
            return Solution(before.played, (*rest, *follow_up(puzzle, found)))
    return Solution((), ())
