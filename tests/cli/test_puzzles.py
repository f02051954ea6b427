"""`sandtable puzzles`: solved, shown, checked, made, and made on after a kill."""

import json
from pathlib import Path

import pytest

from sandtable.study.puzzles import Puzzle, bank_of

from .terminal import sandtable


def one_step() -> Puzzle:
    return next(puzzle for puzzle in bank_of("patterns") if puzzle.task["steps"] == 1)


def test_a_puzzle_is_solved_after_a_wrong_move_and_a_hint() -> None:
    puzzle = one_step()
    wrong, known = next(iter(puzzle.answer["wrong"].items()))
    right = next(iter(puzzle.answer["right"]))
    run = sandtable("puzzles", "solve", puzzle.id, typed=f"{wrong}\nhint\n?\nnonsense\n{right}\n")
    assert (run.code, run.err) == (0, "")
    loss = puzzle.answer["margin"] - known["margin"]
    assert f"There is something better. Points given away: {loss}." in run.out
    assert known["line"][0] in run.out  # the refutation
    assert "Look at this colour: " in run.out
    assert "That cannot be: " in run.out
    assert "Right." in run.out
    assert run.out.index("There is something better") < run.out.index("Right.")


def test_a_puzzle_is_solved_in_another_language() -> None:
    puzzle = one_step()
    wrong, right = next(iter(puzzle.answer["wrong"])), next(iter(puzzle.answer["right"]))
    typed = f"{wrong}\nhint\n{right}\n"
    run = sandtable("puzzles", "solve", puzzle.id, "--language", "de", typed=typed)
    assert run.code == 0
    assert "Es gibt etwas Besseres. Verschenkte Punkte: " in run.out
    assert "Schau auf diese Farbe: " in run.out
    assert "Richtig." in run.out
    assert "Gegenüber" in run.out
    run = sandtable("puzzles", "show", puzzle.id, "--language", "xx")
    assert (run.code, "in the language 'xx'" in run.err) == (2, True)


@pytest.mark.parametrize("game", ["mandala", "patterns", "mandamina"])
def test_whoever_gives_up_sees_the_solution(game: str) -> None:
    puzzle = bank_of(game)[5]
    run = sandtable("puzzles", "solve", puzzle.id, typed="solution\n")
    assert run.code == 0
    shown = sandtable("puzzles", "show", puzzle.id, "--solution")
    assert shown.code == 0
    assert puzzle.id in shown.out
    assert shown.out.count("\n") > 10
    without = sandtable("puzzles", "show", puzzle.id)
    assert len(without.out) < len(shown.out)


def test_what_a_seat_cannot_see_is_not_shown() -> None:
    for puzzle in bank_of("mandala")[:5]:
        run = sandtable("puzzles", "show", puzzle.id)
        view = puzzle.start().view(puzzle.seat)
        assert view["hands"][1 - puzzle.seat]["cards"] is None
        assert run.code == 0


def test_one_of_a_game_is_picked() -> None:
    run = sandtable("puzzles", "solve", "patterns", "--rating", "1200", typed="quit\n")
    assert run.code == 0
    assert "patterns-" in run.out
    run = sandtable("puzzles", "solve", "patterns", "--theme", "nothing")
    assert (run.code, run.err) == (2, "sandtable: Patterns has no such puzzle\n")


def test_what_does_not_exist_is_said() -> None:
    assert "there is no game 'chess'" in sandtable("puzzles", "show", "chess-1234").err
    assert "there is no puzzle" in sandtable("puzzles", "show", "patterns-1234").err


def test_check_and_rates() -> None:
    run = sandtable("puzzles", "check", "--sample", "6", "--seed", "a")
    assert run.code == 0
    assert "6 of 6 puzzles proven again" in run.out
    run = sandtable("puzzles", "rates", "patterns")
    assert run.out.startswith("| ending | puzzles | first-game | novice |")


def make(out: Path, count: int, *more: str) -> list[dict[str, object]]:
    run = sandtable(
        "puzzles", "make", "patterns", "--out", out, "--count", str(count), "--seed", "s", *more
    )
    assert run.code == 0, run.err
    return [
        {key: line[key] for key in ("number", "found")}
        for line in map(json.loads, out.read_text("utf-8").splitlines()[1:])
    ]


def test_a_hunt_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    found = make(whole, 4)
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    cut.write_text("".join(lines[:2]) + lines[2][:50], encoding="utf-8")
    assert make(cut, 4) == found
    ship = tmp_path / "puzzles.jsonl.gz"
    assert make(cut, 4, "--ship", str(ship)) == found  # nothing is left to do but that
    assert ship.stat().st_size > 100
    other = sandtable("puzzles", "make", "patterns", "--out", cut, "--seed", "another")
    assert (other.code, "belongs to another hunt" in other.err) == (2, True)


@pytest.mark.process
def test_two_processes_find_what_one_finds(tmp_path: Path) -> None:
    one = make(tmp_path / "one.jsonl", 3)
    two = make(tmp_path / "two.jsonl", 3, "--workers", "2")
    found = {line["number"]: line["found"] for line in two}
    assert all(found[line["number"]] == line["found"] for line in one if line["number"] in found)
    assert len(found) == len(two)
