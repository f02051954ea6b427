"""Puzzles: found in self-play, proven, graded, and ready to be solved. See docs/puzzles.md.

bank = bank_of(game)
puzzle = bank.pick(rating=1200, seen=already)
puzzle.start(), question(puzzle), hints(puzzle)
answer(puzzle, moves)       # right, nearly, wrong with its refutation, or open: go on
twin(puzzle, seed)          # the same in other colours, turned or mirrored
"""

from collections.abc import Sequence

from .bank import Bank, UnknownPuzzle, bank_of, find_puzzle
from .puzzle import Puzzle
from .registry import NoPuzzles, has_puzzles, workshop_of
from .workshop import Answer, Hint, Unproven, Verdict

__all__ = [
    "Answer",
    "Bank",
    "Hint",
    "NoPuzzles",
    "Puzzle",
    "UnknownPuzzle",
    "Unproven",
    "Verdict",
    "answer",
    "bank_of",
    "find_puzzle",
    "has_puzzles",
    "hints",
    "prior",
    "prove",
    "question",
    "theme_words",
    "twin",
]

LEAST_SPREAD = 100
"""People are no bots: a puzzle is never taken to be surer than this."""


def answer(puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """What the moves are that somebody tried, without the rival's replies.

    `Answer.played` has the replies in it: play it from `puzzle.start()` to see the position.
    IllegalMove says why a move cannot be made.
    """
    return workshop_of(puzzle.game).judge(puzzle, moves)


def hints(puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Hint]:
    """Hints for the next move, each saying more than the one before."""
    return workshop_of(puzzle.game).hints(puzzle, moves)


def question(puzzle: Puzzle) -> str:
    """What is asked, in a sentence."""
    return workshop_of(puzzle.game).question(puzzle)


def theme_words(game: str) -> dict[str, str]:
    """The themes of a game, each in a few words."""
    return dict(workshop_of(game).themes)


def twin(puzzle: Puzzle, seed: int | str) -> Puzzle:
    """The same puzzle in other colours, turned or mirrored, with the same name and rating."""
    return workshop_of(puzzle.game).twin(puzzle, str(seed))


def prove(puzzle: Puzzle, thorough: bool = False) -> None:
    """Check that a puzzle is right, or raise Unproven; thorough: all that was ever confirmed."""
    workshop_of(puzzle.game).prove(puzzle, thorough)


def prior(puzzle: Puzzle) -> tuple[float, float]:
    """Its rating before people have tried it, and how unsure that is."""
    return float(puzzle.rating), float(max(puzzle.spread, LEAST_SPREAD))
