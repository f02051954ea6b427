"""Puzzles: found in self-play, proven, graded, and ready to be solved. See docs/puzzles.md.

bank = bank_of(game)
puzzle = bank.pick(rating=1200, seen=already)
puzzle.start(), question(puzzle, language), hints(puzzle, moves, language)
found = answer(puzzle, moves)       # right, nearly, wrong with its refutation, or open: go on
verdict_words(found, language)
twin(puzzle, seed)          # the same in other colours, turned or mirrored
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ...games.rules_text import ENGLISH
from ..texts import Texts, texts_of
from .bank import Bank, UnknownPuzzle, bank_of, find_puzzle
from .puzzle import Puzzle
from .registry import NoPuzzles, has_puzzles, workshop_of
from .saying import Saying, kind_saying, spoken, theme_saying
from .workshop import Answer, Unproven, Verdict

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
    "kind_words",
    "prior",
    "prove",
    "question",
    "theme_words",
    "twin",
    "verdict_words",
]

LEAST_SPREAD = 100
"""People are no bots: a puzzle is never taken to be surer than this."""


def answer(puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """What the moves are that somebody tried, without the rival's replies.

    `Answer.played` has the replies in it: play it from `puzzle.start()` to see the position.
    IllegalMove says why a move cannot be made.
    """
    return workshop_of(puzzle.game).judge(puzzle, moves)


@dataclass(frozen=True)
class Hint:
    """One step on the way to the solution: each says more than the one before."""

    about: str
    """`where` to look, `what` to do, which `move`, or `why`."""
    text: str
    """In a sentence or two."""
    places: tuple[str, ...] = ()
    """Cells, colours or areas it is about, as moves name them."""
    line: tuple[str, ...] = ()


def hints(puzzle: Puzzle, moves: Sequence[str] = (), language: str = ENGLISH) -> list[Hint]:
    """Hints for the next move, each saying more than the one before."""
    texts = _texts(puzzle.game, language)
    return [
        Hint(clue.about, " ".join(spoken(texts, one) for one in clue.say), clue.places, clue.line)
        for clue in workshop_of(puzzle.game).hints(puzzle, moves)
    ]


def question(puzzle: Puzzle, language: str = ENGLISH) -> str:
    """What is asked, in a sentence."""
    return spoken(_texts(puzzle.game, language), workshop_of(puzzle.game).question(puzzle))


def theme_words(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The themes of a game, each in a few words."""
    texts = _texts(game, language)
    return {each: spoken(texts, theme_saying(game, each)) for each in workshop_of(game).themes}


def kind_words(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The kinds of puzzles of a game, each in a few words."""
    texts = _texts(game, language)
    return {kind: spoken(texts, kind_saying(game, kind)) for kind in workshop_of(game).kinds}


def verdict_words(found: Answer, language: str = ENGLISH) -> str:
    """What became of a try, in a sentence; a wrong one with what it costs."""
    name = f"puzzle-{found.verdict}"
    if found.verdict in (Verdict.NEARLY, Verdict.WRONG):
        name = f"{name}-{found.unit}"
    loss = f"{100 * found.loss:.0f}" if found.unit == "chance" else f"{found.loss:g}"
    return spoken(texts_of(None, language), Saying(name, {"loss": loss}))


def _texts(game: str, language: str) -> Texts:
    return texts_of(workshop_of(game).texts_folder, language)


def twin(puzzle: Puzzle, seed: int | str) -> Puzzle:
    """The same puzzle in other colours, turned or mirrored, with the same name and rating."""
    return workshop_of(puzzle.game).twin(puzzle, str(seed))


def prove(puzzle: Puzzle, thorough: bool = False) -> None:
    """Check that a puzzle is right, or raise Unproven; thorough: all that was ever confirmed."""
    workshop_of(puzzle.game).prove(puzzle, thorough)


def prior(puzzle: Puzzle) -> tuple[float, float]:
    """Its rating before people have tried it, and how unsure that is."""
    return float(puzzle.rating), float(max(puzzle.spread, LEAST_SPREAD))
