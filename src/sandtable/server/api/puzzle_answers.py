"""What is sent of puzzles: nothing that the seat may not know, and no solution before its time.

It runs in a thread: positions are played through.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...errors import SandtableError
from ...games import GAMES, Position
from ...store.values import PuzzleLevel, PuzzleOutcome, PuzzleTry
from ...study.puzzles import (
    Answer,
    Hint,
    Puzzle,
    answer,
    bank_of,
    hints,
    kind_words,
    prior,
    question,
    theme_words,
    twin,
    verdict_words,
)
from ...study.puzzles.bank import Bank
from ...study.puzzles.registry import has_puzzles
from ...study.puzzles.solution import follow_up, position_after, solution_from
from ...study.puzzles.stock import moves_asked
from ...study.texts import texts_of
from ...tables.replay import Frame
from ..errors import NotFound, NotNow, ServerError
from .frames import frames_after
from .puzzle_shapes import CountedKind, CountedTheme, PuzzleCollection

Sent = dict[str, Any]
"""As puzzle_shapes.py describes it."""

GIVEN_UP = "puzzle-given-up"


@dataclass(frozen=True)
class Known:
    """What is known of a puzzle and of whoever asks."""

    kept: PuzzleTry | None = None
    level: PuzzleLevel | None = None
    may_be_rated: bool = False
    """Whether a first try of theirs could count."""


@dataclass(frozen=True)
class Asked:
    """A puzzle as somebody has it before them."""

    puzzle: Puzzle
    twin: int | None
    language: str


# Which there are.


def bank_or_none(game: str) -> Bank | None:
    """The puzzles of a game; None if it has none, or is not there."""
    if game not in GAMES or not has_puzzles(game):
        return None
    return bank_of(game) or None


def bank_of_game(game: str) -> Bank:
    """The puzzles of a game; NotFound if it has none, or is not there."""
    bank = bank_or_none(game)
    if bank is None:
        raise NotFound("no-puzzles")
    return bank


def game_of(name: str) -> str:
    """The game that a name of a puzzle begins with; there may be no such game."""
    return name.rpartition("-")[0]


def puzzle_named(name: str) -> Puzzle | None:
    """A puzzle by its name; None if there is none."""
    bank = bank_or_none(game_of(name))
    try:
        return None if bank is None else bank.of_id(name)
    except SandtableError:
        return None


@cache
def collections(language: str) -> list[PuzzleCollection]:
    """The puzzles of all games, counted."""
    banks = [bank for game in GAMES if (bank := bank_or_none(game)) is not None]
    return [_collection(bank, language) for bank in banks]


def _collection(bank: Bank, language: str) -> PuzzleCollection:
    kinds = Counter(puzzle.kind for puzzle in bank)
    themes = Counter(theme for puzzle in bank for theme in puzzle.themes)
    ratings = [puzzle.rating for puzzle in bank]
    return PuzzleCollection(
        game=bank.game,
        count=len(bank),
        kinds=[
            CountedKind(kind=kind, words=words, count=kinds[kind])
            for kind, words in kind_words(bank.game, language).items()
            if kinds[kind]
        ],
        themes=[
            CountedTheme(theme=theme, words=words, count=themes[theme])
            for theme, words in theme_words(bank.game, language).items()
            if themes[theme]
        ],
        least=min(ratings),
        most=max(ratings),
    )


# A puzzle.


def asked(name: str, seed: int | None, language: str) -> Asked:
    """A puzzle by its name, or a twin of it; NotFound if there is none."""
    puzzle = puzzle_named(name)
    if puzzle is None:
        raise NotFound("no-such-puzzle")
    return asked_of(puzzle, seed, language)


def asked_of(puzzle: Puzzle, seed: int | None, language: str) -> Asked:
    """A puzzle, or a twin of it."""
    return Asked(puzzle if seed is None else twin(puzzle, seed), seed, language)


def seen(one: Asked, known: Known) -> Sent:
    """A puzzle as it is asked."""
    puzzle, kept = one.puzzle, known.kept
    position = puzzle.start()
    texts = texts_of(None, one.language)
    me, rival = texts.say("learn-you"), texts.say("learn-rival")
    is_decided = kept is not None and kept.is_solved is not None
    rating, spread = prior(puzzle)
    if known.level is not None:
        rating, spread = known.level.rating, known.level.spread
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "twin": one.twin,
        "seat": puzzle.seat,
        "question": question(puzzle, one.language),
        "position": position.view(puzzle.seat),
        "rating": round(rating),
        "spread": round(spread),
        "moves": moves_asked(puzzle),
        "tried": is_decided,
        "solved": kept.is_solved if kept is not None else None,
        "is_rated": known.may_be_rated and kept is None,
        "themes": themes_seen(one) if is_decided else [],
        "names": [me if seat == puzzle.seat else rival for seat in range(position.seats)],
    }


def themes_seen(one: Asked) -> list[Sent]:
    """What the solution is about."""
    words = theme_words(one.puzzle.game, one.language)
    return [{"theme": theme, "words": words[theme]} for theme in one.puzzle.themes]


# A try.


@dataclass(frozen=True)
class Judged:
    """A try, and where it was made."""

    before: Position
    found: Answer
    played: tuple[str, ...]
    """The last move and the reply."""


def judge(one: Asked, moves: Sequence[str]) -> Judged:
    """What a try is; IllegalMove says why a move cannot be made."""
    so_far = _on_the_way(one, moves[:-1])
    found = answer(one.puzzle, moves)
    before = position_after(one.puzzle, so_far.played)
    return Judged(before, found, found.played[len(so_far.played) :])


def tried(
    one: Asked, judged: Judged, outcome: PuzzleOutcome | None, level: PuzzleLevel | None
) -> Sent:
    """What became of a try."""
    puzzle, found = one.puzzle, judged.found
    after = position_after(puzzle, found.played)
    return {
        "verdict": found.verdict,
        "frames": frames_after(judged.before, judged.played, puzzle.seat),
        "position": _view(after, puzzle.seat, found.is_over),
        "line": frames_after(after, follow_up(puzzle, found), puzzle.seat),
        "loss": found.loss,
        "unit": found.unit,
        "say": verdict_words(found, one.language),
        **_decided(one, found.is_over, outcome, level),
    }


def hints_at(one: Asked, moves: Sequence[str]) -> tuple[Position, list[Hint]]:
    """Where somebody stands, and the hints for the next move."""
    so_far = _on_the_way(one, moves)
    steps = hints(one.puzzle, moves, one.language)
    if not steps:
        raise NotNow("no-hints")
    return position_after(one.puzzle, so_far.played), steps


def hint_seen(one: Asked, position: Position, hint: Hint) -> Sent:
    """One step of them."""
    return {
        "about": hint.about,
        "text": hint.text,
        "places": list(hint.places),
        "line": frames_after(position, hint.line, one.puzzle.seat),
    }


def check_moves(one: Asked, moves: Sequence[str]) -> None:
    """IllegalMove says why a move cannot be made."""
    answer(one.puzzle, moves)


def shown(
    one: Asked, moves: Sequence[str], outcome: PuzzleOutcome | None, level: PuzzleLevel | None
) -> Sent:
    """The solution from where somebody stands, or from where they have left it."""
    puzzle = one.puzzle
    played = answer(puzzle, moves).played
    solution = solution_from(puzzle, moves)
    begins = position_after(puzzle, solution.played)
    line = frames_after(begins, solution.line, puzzle.seat)
    if solution.played != played:
        line = [_standing(begins, puzzle.seat), *line]
    return {
        "verdict": "wrong",
        "frames": [],
        "position": _view(position_after(puzzle, played), puzzle.seat, is_over=True),
        "line": line,
        "loss": 0.0,
        "unit": "",
        "say": texts_of(None, one.language).say(GIVEN_UP),
        **_decided(one, True, outcome, level),
    }


def _on_the_way(one: Asked, moves: Sequence[str]) -> Answer:
    """What moves are that are not decided yet."""
    so_far = answer(one.puzzle, moves)
    if so_far.is_over:
        raise ServerError("puzzle-moves")
    return so_far


def _view(position: Position, seat: int, is_over: bool) -> Sent:
    view: Sent = position.view(seat)
    return view | {"legal_moves": []} if is_over else view


def _standing(position: Position, seat: int) -> Frame:
    """A position that no move has led to."""
    view = _view(position, seat, is_over=True)
    return {"number": 0, "seat": None, "move": None, "chance": None, "position": view}


def _decided(
    one: Asked, is_over: bool, outcome: PuzzleOutcome | None, level: PuzzleLevel | None
) -> Sent:
    """What is told once it is decided."""
    if not is_over:
        return {"themes": [], "mine": None, "puzzle": None}
    stands = level or PuzzleLevel(one.puzzle.id, *prior(one.puzzle))
    return {
        "themes": themes_seen(one),
        "mine": None if outcome is None else _mine(outcome),
        "puzzle": {
            "rating": round(stands.rating),
            "tried": stands.tried,
            "solved": stands.solved,
        },
    }


def _mine(outcome: PuzzleOutcome) -> Sent:
    skill = outcome.skill
    before = skill.rating - (outcome.change or 0.0)
    # As both are shown: 1199.6 and 1200.4 are the same.
    change = None if outcome.change is None else round(skill.rating) - round(before)
    return {
        "rating": round(skill.rating),
        "spread": round(skill.spread),
        "change": change,
        "streak": skill.streak,
        "best_streak": skill.best_streak,
    }
