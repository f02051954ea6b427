"""Patterns endings: values by full-width search, and what makes a puzzle."""

from contextlib import suppress
from dataclasses import replace

import pytest

from sandtable.players.patterns.reading import played
from sandtable.study.patterns.puzzles.endings import is_clear
from sandtable.study.patterns.puzzles.exact import Endings, legal_moves
from sandtable.study.patterns.puzzles.workshop import PatternsWorkshop
from sandtable.study.puzzles import Puzzle, Unproven, Verdict, answer, bank_of, prove
from tests.players.patterns.positions import GAME, TooLarge, full_width_margin, small_endings


def test_every_move_of_an_ending_is_worth_what_full_width_search_says() -> None:
    endings = Endings(1 << 40)
    compared = 0
    for states, whole in small_endings(12, 6):
        seat = int(states[0].seat)
        sign = 1 if seat == 0 else -1
        assert endings.solve(states, seat).margin == sign * whole
        for move in legal_moves(GAME, states):
            after = played(GAME, states, move)
            with suppress(TooLarge):
                assert endings.solve(after, seat).margin == sign * full_width_margin(after)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("margins", "clear"),
    [
        ([1, 0], True),  # wins, the other does not
        ([1, -5, -5], True),
        ([5, 2], True),  # three points
        ([5, 3], False),
        ([2, 1], False),
        ([0, -3], True),  # a draw held
        ([0, -2], False),
        ([-1, -9], False),  # lost anyway
        ([4, 4], False),  # nothing to find
    ],
)
def test_when_a_move_stands_out(margins: list[int], clear: bool) -> None:
    assert is_clear(margins) is clear


def test_wrong_puzzles_are_found_out() -> None:
    puzzle = next(p for p in bank_of("patterns") if p.task["steps"] == 1)
    tree = puzzle.answer
    wrong_move, wrong = next(iter(tree["wrong"].items()))
    right_move, right = next(iter(tree["right"].items()))
    false_trees = [
        {**tree, "margin": tree["margin"] + 1},
        {**tree, "wrong": {**tree["wrong"], wrong_move: {**wrong, "margin": tree["margin"] - 1}}},
        {**tree, "right": {wrong_move: right}, "wrong": {**tree["wrong"], right_move: wrong}},
    ]
    for false in false_trees:
        with pytest.raises(Unproven):
            prove(replace(puzzle, answer=false))
    with pytest.raises(Unproven, match="something else"):
        prove(replace(puzzle, task={**puzzle.task, "margin": puzzle.task["margin"] + 1}))


def with_steps(steps: int) -> Puzzle:
    return next(puzzle for puzzle in bank_of("patterns") if puzzle.task["steps"] == steps)


def test_the_rival_replies_until_all_steps_are_found() -> None:
    puzzle = with_steps(2)
    first = next(move for move, right in puzzle.answer["right"].items() if "then" in right)
    found = answer(puzzle, [first])
    assert found.verdict is Verdict.OPEN
    assert found.played == (first, *puzzle.answer["right"][first]["reply"])
    then = puzzle.answer["right"][first]["then"]
    assert answer(puzzle, [first, next(iter(then["right"]))]).verdict is Verdict.RIGHT
    wrong, known = next(iter(then["wrong"].items()))
    refuted = answer(puzzle, [first, wrong])
    assert refuted.verdict is Verdict.WRONG
    assert (refuted.loss, refuted.unit) == (then["margin"] - known["margin"], "points")
    position = puzzle.start()
    for move in (*refuted.played, *refuted.line):
        position.play(move)  # the refutation can be played on the board


def test_a_weak_level_fails_every_one() -> None:
    for puzzle in bank_of("patterns"):
        weak = puzzle.tries["first-game"] + puzzle.tries["novice"]
        assert "0" in weak, puzzle.id


def test_the_same_seed_finds_the_same() -> None:
    workshop = PatternsWorkshop()
    assert workshop.hunt("a game 1") == workshop.hunt("a game 1")
