"""Tries at tasks: what counts once, what begins again, what is marked, what is never shown."""

from dataclasses import replace
from datetime import date

import pytest

from sandtable import load
from sandtable.errors import IllegalMove
from sandtable.study.daily.attempt import (
    Attempt,
    attempt_from_json,
    attempt_to_json,
    give_up,
    hints_for,
    is_playable,
    play,
    position_of,
    question_of,
    seat_of,
    solution_of,
    take_back,
    trial_of,
)
from sandtable.study.daily.making import Daily, make_day
from sandtable.study.daily.results import LAST, Result
from sandtable.study.daily.task import Task
from sandtable.study.puzzles import Verdict, answer
from sandtable.study.puzzles.bank import bank_of

MONDAY = date(2026, 11, 16)


@pytest.fixture(scope="module")
def daily() -> Daily:
    return make_day(MONDAY)


def task_of(daily: Daily, kind: str) -> Task:
    return next(task for task in daily.tasks if task.kind == kind)


def made(task: Task, attempt: Attempt, move: str) -> Attempt:
    trial = trial_of(attempt, len(attempt.moves), move)
    assert trial is not None
    return play(task, attempt, trial).attempt


def wrong_moves(task: Task) -> list[str]:
    puzzle = bank_of(task.game).of_id(task.data["puzzle"])
    moves = puzzle.start().legal_moves()
    return [move for move in moves if answer(puzzle, [move]).verdict is Verdict.WRONG]


def test_a_layout_is_played_to_its_end_and_the_best_line_reaches_par(daily: Daily) -> None:
    task, attempt = task_of(daily, "layout"), Attempt()
    for move in solution_of(task):
        assert attempt.result is None
        attempt = made(task, attempt, move)
    assert attempt.result == Result(score=task.data["par"], par=task.data["par"])
    assert attempt.result.points == 0
    assert attempt.tries == 1
    assert position_of(task, attempt.moves).is_over


def test_the_same_move_sent_again_is_one_move(daily: Daily) -> None:
    task = task_of(daily, "layout")
    first, second = solution_of(task)[:2]
    attempt = made(task, made(task, Attempt(), first), second)
    again = trial_of(attempt, 1, second)
    assert again is not None
    assert not again.is_new
    turn = play(task, attempt, again)
    assert turn.attempt == attempt
    assert turn.played == (second,)
    assert trial_of(attempt, 1, first if first != second else "x") is None
    assert trial_of(attempt, 3, first) is None


def test_moves_that_the_rules_forbid_change_nothing(daily: Daily) -> None:
    for task in daily.tasks:
        trial = trial_of(Attempt(), 0, "nonsense")
        assert trial is not None
        with pytest.raises(IllegalMove):
            play(task, Attempt(), trial)


def test_a_wrong_try_is_counted_once_and_the_puzzle_begins_again(daily: Daily) -> None:
    task = task_of(daily, "puzzle")
    wrong = wrong_moves(task)[0]
    trial = trial_of(Attempt(), 0, wrong)
    assert trial is not None
    turn = play(task, Attempt(), trial)
    assert turn.verdict == "wrong"
    assert turn.attempt == Attempt(wrong=((wrong,),))
    assert turn.played[0] == wrong
    assert turn.say("en") != turn.say("fi") != ""
    again = trial_of(turn.attempt, 0, wrong)
    assert again is not None
    assert not again.is_new
    assert play(task, turn.attempt, again).attempt.tries == 1


def with_wrong_moves(count: int) -> Task:
    """The first puzzle of the stocks, the hardest first, with so many wrong first moves."""
    names = [puzzle.id for game in ("patterns", "mandala") for puzzle in reversed(bank_of(game))]
    tasks = (Task(name.split("-")[0], "puzzle", {"puzzle": name, "band": [name]}) for name in names)
    return next(task for task in tasks if len(wrong_moves(task)) >= count)


def test_after_five_wrong_tries_it_is_not_solved() -> None:
    task, attempt = with_wrong_moves(5), Attempt()
    for wrong in wrong_moves(task)[:5]:
        assert attempt.result is None
        attempt = made(task, attempt, wrong)
    assert attempt.result == Result(tries=0)
    assert attempt.result.points == LAST
    assert attempt.tries == 5
    last = trial_of(attempt, 0, wrong)
    assert last is not None
    assert not last.is_new
    assert trial_of(attempt, 0, "another") is None


@pytest.mark.parametrize("game", ["mandala", "patterns"])
def test_a_solution_solves_the_puzzle(daily: Daily, game: str) -> None:
    task = daily.task(game)
    assert task is not None
    attempt, position = Attempt(), position_of(task)
    line = list(solution_of(task))
    while attempt.result is None:
        move = line[len(position.moves)]
        attempt = made(task, attempt, move)
        if attempt.result is None:
            position = position_of(task, attempt.moves)
    assert attempt.result == Result(tries=1)


def test_help_is_marked_and_stays_marked(daily: Daily) -> None:
    task = task_of(daily, "layout")
    line = solution_of(task)
    attempt = take_back(made(task, Attempt(), line[0]))
    assert attempt == Attempt(is_assisted=True)
    for move in line:
        attempt = made(task, attempt, move)
    assert attempt.result is not None
    assert attempt.result.is_assisted


def test_whoever_gives_up_is_last(daily: Daily) -> None:
    for task in daily.tasks:
        given = give_up(task, Attempt(is_assisted=True))
        assert given.result is not None
        assert given.result.points == LAST
        assert given.result.is_assisted
        assert given.tries == 0
        assert "\N{BLACK CIRCLE}" not in given.result.marks()


def test_hints_and_questions_are_those_of_puzzles(daily: Daily) -> None:
    layout = task_of(daily, "layout")
    assert hints_for(layout, Attempt(), "en") == []
    assert question_of(layout, "en") is None
    for task in daily.tasks:
        if task.kind == "puzzle":
            assert len(hints_for(task, Attempt(), "de")) >= 3
            assert question_of(task, "de") != question_of(task, "en")
        position = position_of(task)
        assert position.seat == seat_of(task)
        assert position.game is load(task.game)


def test_a_try_is_kept_and_read() -> None:
    attempt = Attempt(("a", "b"), (("c",), ("a", "d")), True, Result(3, 5))
    raw = attempt_to_json(attempt)
    assert raw == {"moves": ["a", "b"], "wrong": [["c"], ["a", "d"]]}
    assert attempt_from_json(raw, True, Result.from_json(Result(3, 5).to_json())) == attempt


def test_tasks_of_what_is_gone_are_not_offered(daily: Daily) -> None:
    puzzle = task_of(daily, "puzzle")
    assert all(is_playable(task) for task in daily.tasks)
    assert not is_playable(replace(puzzle, data={**puzzle.data, "puzzle": "none-00000000"}))
    assert not is_playable(replace(puzzle, game="gone"))
