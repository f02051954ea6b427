"""Somebody's try at a task of a day: what they have done so far, and what a move makes of it.

Terminal and server play the same way: a layout move by move to its end, a puzzle until it is solved
or as many tries were wrong as there are marks. Nothing here knows who plays or what time it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...games import GAMES, Position, load
from ..puzzles import Answer, Hint, Puzzle, Verdict, answer, hints, question, verdict_words
from ..puzzles.bank import UnknownPuzzle, bank_of
from ..puzzles.registry import has_puzzles
from ..puzzles.solution import follow_up, solution_from
from .puzzle_of_day import KIND
from .results import MARKS, Result
from .task import Task

PLAYED, OVER = "played", "over"
"""What a move of a layout is, besides the verdicts of puzzles."""


@dataclass(frozen=True)
class Attempt:
    """How far somebody has come."""

    moves: tuple[str, ...] = ()
    """Their own; those of a puzzle are all right so far."""
    wrong: tuple[tuple[str, ...], ...] = ()
    """The tries at a puzzle that were wrong, each once."""
    is_assisted: bool = False
    result: Result | None = None
    """Once it is finished, nothing changes any more."""

    @property
    def tries(self) -> int:
        """How many tries are decided."""
        return len(self.wrong) + (self.result is not None and self.result.tries > 0)


@dataclass(frozen=True)
class Trial:
    """A move that somebody wants to make, with those before it."""

    moves: tuple[str, ...]
    is_new: bool
    """Else it was made before, and is only answered again."""


@dataclass(frozen=True)
class Turn:
    """What became of a move."""

    attempt: Attempt
    """After it."""
    verdict: str
    before: Position
    played: tuple[str, ...]
    """The move and the reply to it."""
    line: tuple[str, ...]
    """Why it was wrong: what could follow. Never the solution."""
    answer: Answer | None
    """Of a puzzle."""

    def say(self, language: str) -> str:
        """The verdict in a sentence; a move that is simply made needs none."""
        return "" if self.answer is None else verdict_words(self.answer, language)


# The task.


def puzzle_of(task: Task) -> Puzzle:
    """The puzzle of a task, from the stock."""
    return bank_of(task.game).of_id(str(task.data["puzzle"]))


def is_playable(task: Task) -> bool:
    """Whether its game and its puzzle are there: days outlive versions."""
    if task.game not in GAMES:
        return False
    if task.kind != KIND:
        return True
    try:
        return has_puzzles(task.game) and bool(puzzle_of(task).id)
    except UnknownPuzzle:
        return False


def position_of(task: Task, moves: Sequence[str] = ()) -> Position:
    """Where somebody stands after moves of theirs that were right."""
    if task.kind == KIND:
        puzzle = puzzle_of(task)
        position, played = puzzle.start(), answer(puzzle, moves).played if moves else ()
    else:
        position, played = load(task.game).from_deal(task.data["deal"]), tuple(moves)
    for move in played:
        position.play(move)
    return position


def seat_of(task: Task) -> int:
    """Whose decisions they are."""
    seat = puzzle_of(task).seat if task.kind == KIND else position_of(task).seat
    assert seat is not None, "somebody begins"
    return seat


def question_of(task: Task, language: str) -> str | None:
    """What a puzzle asks; None: a layout is simply played."""
    return question(puzzle_of(task), language) if task.kind == KIND else None


# What somebody does.


def trial_of(attempt: Attempt, number: int, move: str) -> Trial | None:
    """A move made after so many; None: it does not fit what has happened since.

    The same move sent again is answered again and counts once, a wrong try too.
    """
    here = (*attempt.moves[:number], move)
    if number == len(attempt.moves):
        is_new = attempt.result is None and here not in attempt.wrong
        return Trial(here, is_new) if attempt.result is None or here in attempt.wrong else None
    if attempt.moves[: number + 1] == here:
        return Trial(here, is_new=False)
    again = [one for one in attempt.wrong if len(one) == number + 1 and one[-1] == move]
    return Trial(again[-1], is_new=False) if again else None


def play(task: Task, attempt: Attempt, trial: Trial) -> Turn:
    """Make a move; IllegalMove says why not. One that was made before changes nothing."""
    judge = _try_puzzle if task.kind == KIND else _play_layout
    turn = judge(task, attempt, trial.moves)
    return turn if trial.is_new else replace(turn, attempt=attempt)


def take_back(attempt: Attempt) -> Attempt:
    """Without the last move; that is help."""
    return replace(attempt, moves=attempt.moves[:-1], is_assisted=True)


def hints_for(task: Task, attempt: Attempt, language: str) -> list[Hint]:
    """Hints for the next move of a puzzle, each saying more than the one before."""
    return hints(puzzle_of(task), attempt.moves, language) if task.kind == KIND else []


def give_up(task: Task, attempt: Attempt) -> Attempt:
    """Finished without a solution, or without a score."""
    return replace(attempt, result=_unsolved(task, attempt))


def solution_of(task: Task) -> tuple[str, ...]:
    """A best line with the replies to it; only for whoever has finished."""
    if task.kind != KIND:
        return tuple(str(move) for move in task.data["certificate"]["line"])
    return solution_from(puzzle_of(task)).line


# How it is kept.


def attempt_to_json(attempt: Attempt) -> dict[str, Any]:
    """The moves of it; how it ended is kept beside them."""
    return {"moves": list(attempt.moves), "wrong": [list(one) for one in attempt.wrong]}


def attempt_from_json(raw: Mapping[str, Any], is_assisted: bool, result: Result | None) -> Attempt:
    """What `attempt_to_json` wrote."""
    wrong = tuple(tuple(one) for one in raw["wrong"])
    return Attempt(tuple(raw["moves"]), wrong, is_assisted, result)


# How.


def _play_layout(task: Task, attempt: Attempt, moves: tuple[str, ...]) -> Turn:
    before = position_of(task, moves[:-1])
    after = before.copy()
    after.play(moves[-1])
    made = replace(attempt, moves=moves)
    if after.is_over:
        score, par = after.score_now()[0], int(task.data["par"])
        made = replace(made, result=Result(score, par, 1, attempt.is_assisted))
    elif len(moves) >= after.game.most_moves:
        made = give_up(task, made)
    verdict = PLAYED if made.result is None else OVER
    return Turn(made, verdict, before, moves[-1:], (), None)


def _try_puzzle(task: Task, attempt: Attempt, moves: tuple[str, ...]) -> Turn:
    puzzle = puzzle_of(task)
    before = position_of(task, moves[:-1])
    found = answer(puzzle, moves)
    played = found.played[len(before.moves) :]
    if found.verdict is Verdict.WRONG:
        made = replace(attempt, moves=(), wrong=(*attempt.wrong, moves))
        if len(made.wrong) >= MARKS:
            made = give_up(task, made)
        line = follow_up(puzzle, found)
        return Turn(made, found.verdict, before, played, line, found)
    made = replace(attempt, moves=moves)
    if found.is_over:
        solved = Result(tries=len(attempt.wrong) + 1, is_assisted=attempt.is_assisted)
        made = replace(made, result=solved)
    return Turn(made, found.verdict, before, played, (), found)


def _unsolved(task: Task, attempt: Attempt) -> Result:
    par = None if task.kind == KIND else int(task.data["par"])
    return Result(par=par, tries=0, is_assisted=attempt.is_assisted)
