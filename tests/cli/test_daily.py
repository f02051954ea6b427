"""`sandtable daily`: make, show, play, verify."""

import json
from datetime import date
from pathlib import Path

import pytest

from sandtable.store.data_folder import VARIABLE
from sandtable.study.daily.making import make_day
from sandtable.study.puzzles import Verdict, answer
from sandtable.study.puzzles.bank import bank_of
from tests.cli.terminal import sandtable


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "data"))
    return tmp_path


def test_days_are_made_once_and_verified(tmp_path: Path) -> None:
    out = tmp_path / "days"
    run = sandtable("daily", "make", "--days", "1", "--from", "2026-11-18", "--out", out)
    assert run.code == 0, run.err
    assert run.out.startswith("2026-11-18, number 3: ")
    again = sandtable("daily", "make", "--days", "1", "--from", "2026-11-18", "--out", out)
    assert again.out == ""
    assert (out / "chain-secret.json").stat().st_mode & 0o077 == 0
    day, anchor = out / "2026-11-18.json", out / "anchor.json"
    assert "secret" not in anchor.read_text()
    right = sandtable("daily", "verify", day, "--anchor", anchor)
    assert (right.code, right.out.strip()) == (0, f"{day}: right")
    assert "--anchor says which" in sandtable("daily", "verify", day).out
    raw = json.loads(day.read_text())
    layout = next(task for task in raw["tasks"] if task["kind"] == "layout")
    layout["par"] += 1
    day.write_text(json.dumps(raw))
    wrong = sandtable("daily", "verify", day, "--anchor", anchor)
    assert wrong.code == 2
    assert "the proof is about something else" in wrong.out


def test_a_day_is_played_and_its_first_result_kept(tmp_path: Path) -> None:
    """The best line of the certificate is par; a second try changes nothing."""
    out = tmp_path / "days"
    sandtable("daily", "make", "--days", "1", "--from", "2026-11-17", "--by-date", "--out", out)
    [task] = [
        task
        for task in json.loads((out / "2026-11-17.json").read_text())["tasks"]
        if task["kind"] == "layout"
    ]
    shown = sandtable("daily", "show", "--day", "2026-11-17").out
    assert "2026-11-17, number 2" in shown
    assert "par" not in shown
    typed = "\n".join(["?", "z9", *task["certificate"]["line"]]) + "\n"
    run = sandtable("daily", "play", task["game"], "--day", "2026-11-17", typed=typed)
    assert run.code == 0, run.err
    assert "Sandtable Daily 2 · Mandamina" in run.out
    assert "par ●●●●●" in run.out
    assert "Days in a row: 1" in run.out
    kept = json.loads((tmp_path / "data" / "daily.json").read_text())
    assert kept["2026-11-17"][task["game"]]["score"] == task["par"]


def test_a_puzzle_is_solved_and_its_tries_counted() -> None:
    """Every legal first move is tried until one is right; what follows by hints."""
    day = make_day(date(2026, 11, 17))
    task = day.task("mandala")
    assert task is not None
    puzzle = bank_of("mandala").of_id(str(task.data["puzzle"]))
    moves = puzzle.start().legal_moves()
    verdicts = [answer(puzzle, [move]).verdict for move in moves]
    wrong = [m for m, v in zip(moves, verdicts, strict=True) if v is Verdict.WRONG][:2]
    right = [m for m, v in zip(moves, verdicts, strict=True) if v is Verdict.RIGHT][:1]
    typed = "\n".join([*wrong, "discard", *right]) + "\n"
    run = sandtable("daily", "play", "mandala", "--day", "2026-11-17", typed=typed)
    assert run.code == 0, run.err
    if right:
        assert f"{len(wrong) + 1}/5 {'○' * len(wrong)}●" in run.out
    else:  # It takes more moves than one.
        assert "Sandtable Daily" not in run.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["show", "--day", "yesterday"], "a day is written like 2026-11-16"),
     (["show", "--day", "2020-01-01"], "the first day was 2026-11-16")],
)  # fmt: skip
def test_what_cannot_be_done_is_one_sentence(arguments: list[str], sentence: str) -> None:
    run = sandtable("daily", *arguments)
    assert run.code == 2
    assert sentence in run.err
