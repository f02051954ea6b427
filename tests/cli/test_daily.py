"""`sandtable daily`: make, show, play, verify."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from sandtable.cli.daily_database import verify_database
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


def test_days_are_made_ahead_for_a_server_and_completed(database_url: str) -> None:
    """By the chain that the server has; a second call makes only what is missing."""

    def make(*more: str) -> str:
        run = sandtable("daily", "make", "--database", database_url, *more)
        assert run.code == 0, run.err
        return run.out

    first = make("--from", "2026-11-17", "--days", "1")
    anchor, made, count = first.strip().split("\n")
    assert anchor.startswith("anchor ")
    assert made.startswith("2026-11-17, number 2: ")
    assert count == "1 day made, 0 there before."
    again = make("--from", "2026-11-16", "--days", "2").strip().split("\n")
    assert again[0] == anchor
    assert [line[:10] for line in again[1:-1]] == ["2026-11-16"]
    assert again[-1] == "1 day made, 1 there before."
    checked = verify_database(database_url, date(2026, 11, 17))
    assert checked
    run = sandtable("daily", "verify", "--database", database_url)
    assert "2 of 2 days right" in run.out
    assert "secret" not in first + run.out
    assert not verify_database(database_url, date(2026, 11, 18)), "a day is missing"


def test_a_new_chain_begins_with_the_first_day_that_nobody_has_seen(sqlite_url: str) -> None:
    today = datetime.now(UTC).date()
    given = ("--database", sqlite_url, "--days", "1")
    before = sandtable("daily", "make", *given, "--from", str(today)).out.split("\n")[0]
    run = sandtable("daily", "make", *given, "--from", str(today), "--new-chain")
    assert run.code == 0, run.err
    head, anchor, count = run.out.strip().split("\n")
    assert head.startswith(f"A new chain from {today + timedelta(days=1)} on.")
    assert anchor != before
    assert count == "0 days made, 1 there before."
    assert verify_database(sqlite_url, today)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["make", "--new-chain"], "name it with --database"),
     (["make", "--by-date", "--database", "sqlite:///x.db"], "the keys of its chain"),
     (["verify"], "name files with days")],
)  # fmt: skip
def test_options_that_do_not_fit_are_told(arguments: list[str], sentence: str) -> None:
    run = sandtable("daily", *arguments)
    assert run.code == 2
    assert sentence in run.err.replace("\n", " ")
