"""The best line, with and without proof."""

import sys
from itertools import product
from typing import Any

import pytest

from sandtable import BadPosition, Position, load
from sandtable.games.mandamina.state import CELLS
from sandtable.players.mandamina.solver import CannotSolve, Progress, checker, solve
from tests.games.mandamina.boards import GATHERED, LAST_MOVE, START, position
from tests.reference.mandamina import MandaminaReference

from .layouts import deal


def played(start: Position, line: tuple[str, ...]) -> Position:
    end = start.copy()
    for move in line:
        end.play(move)
    return end


def best_of_short_lines(start: Position, length: int) -> int:
    """By brute force, with the naive rules: the best score after at most so many moves."""
    naive = MandaminaReference(
        {"board": start.view()["board"]}, **{k: start.options[k] for k in ("difficulty", "goal")}
    )
    naive.moves_made = int(start.state.moves)
    best = -1000
    for moves in product(CELLS, repeat=length):
        game = naive.copy()
        for move in moves:
            if game.is_over or move == game.hole:
                break
            game.play(move)
        if game.ending == "clustered":
            best = max(best, game.points())
    return best


@pytest.mark.parametrize("seed", range(3))
def test_a_deal_is_solved_and_its_certificate_is_right(seed: int) -> None:
    """S4.1"""
    start = deal(seed)
    solution = solve(start, prove=True)
    end = played(start, solution.line)
    assert end.scores == [solution.score]
    assert solution.score == solution.value == solution.bound
    assert solution.is_proven
    assert solution.moves == len(solution.line)
    checker.check(solution.certificate)


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("before", [2, 3, 8])
def test_from_the_middle_of_a_game(difficulty: str, before: int) -> None:
    """S4.4: moves made count; a game near its end, one random move astray."""
    start = deal(11, difficulty=difficulty)
    line = solve(start).line
    for move in line[:-before]:
        start.play(move)
    start.play("a1" if start.is_legal("a1") else "b1")
    solution = solve(start, prove=True)
    assert played(start, solution.line).scores == [solution.score]
    assert solution.is_proven
    assert solution.moves == len(line) - before + 1 + len(solution.line)
    checker.check(solution.certificate)


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_no_short_line_is_better(difficulty: str) -> None:
    """S4.2, S4.5: all lines of up to two moves, by the naive rules."""
    start = position(20, LAST_MOVE, difficulty=difficulty)
    solution = solve(start, prove=True)
    best = best_of_short_lines(start, 2)
    assert solution.score >= best
    if len(solution.line) <= 2:
        assert solution.score == best
    assert solution.is_proven
    checker.check(solution.certificate)


def test_the_simple_game_takes_the_fewest_moves() -> None:
    """S6.1"""
    start = deal(2, goal="simple")
    solution = solve(start, prove=True)
    end = played(start, solution.line)
    assert end.winner is True
    assert solution.score == 1
    assert solution.value == -len(solution.line) == solution.bound
    assert len(solution.line) <= solve(deal(2)).moves
    checker.check(solution.certificate)


def test_a_simple_game_that_cannot_be_won() -> None:
    """S6.2: from a start nobody clusters eight colours in two moves."""
    start = position(42, START, goal="simple")
    solution = solve(start, prove=True)
    end = played(start, solution.line)
    assert (end.ending, end.scores) == ("move-limit", [0])
    assert (solution.score, solution.value, solution.is_proven) == (0, -45, True)
    checker.check(solution.certificate)


def test_a_proof_is_given_up_when_its_time_is_over() -> None:
    """The line stands, and nobody says that it is the best."""
    position = load("mandamina").deal(seed=0)
    found = solve(position, prove=True, seconds=0.0, proof_seconds=0.0)
    assert (found.certificate, found.is_proven) == (None, False)
    assert found.bound is not None
    assert found.bound > found.value
    assert found.line


def test_progress_is_told_and_only_gets_better() -> None:
    news: list[Progress] = []
    solution = solve(deal(1), prove=True, progress=news.append)
    assert [n.value for n in news] == sorted(n.value for n in news)
    assert news[-1].value == news[-1].bound == solution.value
    assert news[-1].line == solution.line


def test_without_highs_there_is_a_line_but_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    package = "sandtable.players.mandamina.solver"
    for name in ("highspy", f"{package}.proof", f"{package}.relaxation"):
        monkeypatch.setitem(sys.modules, name, None)
    solution = solve(deal(1), seconds=0.1)
    assert played(deal(1), solution.line).scores == [solution.score]
    assert solution.bound is None
    assert not solution.is_proven
    with pytest.raises(CannotSolve, match="HiGHS"):
        solve(deal(1), prove=True)


def test_what_cannot_be_solved_is_refused() -> None:
    """S3.3: no game begins with all colours clustered."""
    over: Any = position(38, GATHERED)
    with pytest.raises(BadPosition, match="over"):
        solve(over)
    with pytest.raises(BadPosition, match="clustered"):
        solve(position(0, GATHERED))
    with pytest.raises(CannotSolve, match="Patterns"):
        solve(load("patterns").deal(seed=1))
