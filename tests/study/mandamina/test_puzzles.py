"""Mandamina puzzles: every line of the proven length is right, and no other."""

from dataclasses import replace
from itertools import product

import pytest

from sandtable.games.mandamina.scoring import cluster_count
from sandtable.study.mandamina.puzzles.targets import as_layout, as_text
from sandtable.study.puzzles import Puzzle, Unproven, Verdict, answer, bank_of, prove

CELLS = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]


def of_kind(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in bank_of("mandamina") if puzzle.kind == kind]


def test_every_line_of_two_last_moves_is_judged_as_the_rules_judge_it() -> None:
    """All 48 x 48 ways to go on, two moves before the end."""
    puzzle = min(of_kind("cluster"), key=lambda each: each.task["moves"])
    begun = puzzle.answer["line"][:-2]
    right = 0
    for pair in product(CELLS, repeat=2):
        position = puzzle.start()
        for move in begun:
            position.play(move)
        if not position.is_legal(pair[0]):
            continue
        position.play(pair[0])
        if not position.is_legal(pair[1]):
            continue
        position.play(pair[1])
        ends = position.is_over
        right += ends
        verdict = answer(puzzle, [*begun, *pair]).verdict
        assert (verdict is Verdict.RIGHT) == ends
    assert right >= 1


def test_a_way_round_is_not_the_best() -> None:
    """There and back again, then the line: two moves more."""
    puzzle = of_kind("score")[0]
    line = puzzle.answer["line"]
    assert answer(puzzle, line).verdict is Verdict.RIGHT
    (hole,) = set(CELLS) - set(puzzle.start().legal_moves())
    aside = next(cell for cell in CELLS if cell not in (hole, *line))
    assert answer(puzzle, [aside, hole, *line]).verdict is Verdict.WRONG
    assert answer(puzzle, [aside, hole, *line]).loss == 2


def test_too_many_moves_are_wrong_and_the_way_is_shown_from_where_it_was_left() -> None:
    puzzle = of_kind("cluster")[0]
    first = puzzle.answer["line"][0]
    position = puzzle.start()
    position.play(first)
    astray = next(
        move
        for move in position.legal_moves()
        if answer(puzzle, [first, move]).verdict is Verdict.OPEN
        and move not in puzzle.answer["line"]
    )
    moves = [first, astray]
    while not answer(puzzle, moves).is_over:
        last = moves[-1]
        moves.append(moves[-2] if moves[-2] != last else first)
    found = answer(puzzle, moves)
    assert found.verdict is Verdict.WRONG
    assert found.loss > 0
    assert len(found.line) >= 1


def test_every_best_end_is_one() -> None:
    for puzzle in [*of_kind("cluster")[:20], *of_kind("score")[:20]]:
        for text in puzzle.answer["targets"]:
            layout = as_layout(text)
            assert as_text(layout) == text
            assert [cluster_count(int(layout[colour])) for colour in range(8)] == [1] * 8


def test_wrong_puzzles_are_found_out() -> None:
    puzzle = of_kind("cluster")[0]
    short = {**puzzle.answer, "value": puzzle.answer["value"] + 1}
    cut = {**puzzle.answer, "line": puzzle.answer["line"][:-1]}
    end = {**puzzle.answer, "targets": [bank_of("mandamina")[9].answer["targets"][0]]}
    for false in (short, cut, end):
        with pytest.raises(Unproven):
            prove(replace(puzzle, answer=false))


def test_pieces_are_counted() -> None:
    """Rows of eight bits: a1 and b1 hang together, c3 is alone."""
    assert cluster_count(0b11) == 1
    assert cluster_count(0b11 | 1 << 18) == 2
    assert cluster_count(0) == 0
