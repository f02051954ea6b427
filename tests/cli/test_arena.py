"""`sandtable arena`: matches from the command line."""

import json
import re
import time
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import pytest

from sandtable.arena.match import WorkersLost, warm
from sandtable.cli import main
from sandtable.players import Decision, RandomPlayer, SeatView
from sandtable.players.level import LEVEL_NAMES
from sandtable.players.ratings import read_ratings
from sandtable.players.registry import PLAYERS, Kind


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_match_is_played_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "patterns", "random", "random", "--pairs", "4")
    assert code == 0
    assert out.startswith("random against random#2: 8 games, ")
    assert "Elo" in out


def test_three_players_meet_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "mandala", "random", "random", "random", "--pairs", "1")
    assert [line.partition(":")[0] for line in out.splitlines() if "against" in line] == [
        "random against random#2",
        "random against random#3",
        "random#2 against random#3",
    ]


def test_a_player_from_elsewhere_enters(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "patterns", "random", "sandtable.players:RandomPlayer", "--pairs", "1"
    )
    assert code == 0
    assert "random against sandtable.players:RandomPlayer: 2 games" in out


def test_a_match_is_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["patterns", "random", "random", "--out", str(path), "--pairs"]
    run(capsys, *arguments, "2")
    first = path.read_text().splitlines()
    _, out, _ = run(capsys, *arguments, "5")
    lines = path.read_text().splitlines()
    assert lines[:3] == first
    assert [json.loads(line)[0]["pair"] for line in lines[1:]] == [0, 1, 2, 3, 4]
    assert "10 games" in out


def test_the_ratings_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "ratings.svg"
    run(capsys, "patterns", "random", "random", "--pairs", "2", "--picture", str(path))
    drawing = path.read_text()
    assert drawing.startswith("<svg")
    assert drawing.count("<circle") == 2
    assert ">random#2<" in drawing


def test_times_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without --budget each has its own, and who plays at random has none."""
    path = tmp_path / "match.jsonl"
    arguments = ["patterns", "0", "first-game", "--pairs", "1", "--out", str(path)]
    _, out, _ = run(capsys, *arguments)
    assert re.search(r"first-game: slowest move \d+\.\d\d s of 0\.50 s", out)
    assert "random: slowest move" not in out
    heading = json.loads(path.read_text().splitlines()[0])
    assert heading["budgets"] == {"random": 0.0, "first-game": 0.5}
    _, out, _ = run(capsys, "patterns", "random", "random", "--pairs", "1", "--budget", "0.2")
    assert re.search(r"random: slowest move \d+\.\d\d s of 0\.20 s", out)


class Slow(RandomPlayer):
    """Takes more than a tenth more than its time."""

    def choose(self, view: SeatView, budget: float) -> Decision:
        time.sleep(1.2 * budget)
        return super().choose(view, budget)


def test_who_exceeds_its_time_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Kind(Slow, 0.001, "is slow")
    monkeypatch.setitem(PLAYERS["patterns"], "slow", slow)
    _, out, _ = run(capsys, "patterns", "random", "slow", "--pairs", "1")
    assert out.splitlines()[-1].startswith("slow exceeded its time by more than a tenth: ")


@pytest.fixture
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that play at random: only what is told of them is tested."""
    for name in LEVEL_NAMES:
        monkeypatch.setitem(PLAYERS["patterns"], name, Kind(RandomPlayer, 0.5, "plays"))
    warm.cache_clear()


@pytest.mark.usefixtures("quick_levels")
def test_levels_meet_the_one_below(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out_file, ratings, picture = (tmp_path / name for name in ("l.jsonl", "r.json", "p.svg"))
    arguments = ["patterns", "--levels", "--out", str(out_file), "--ratings", str(ratings)]
    run(capsys, *arguments, "--pairs", "1")
    code, out, _ = run(capsys, *arguments, "--pairs", "2", "--picture", str(picture))
    assert code == 0
    met = [line.partition(":")[0] for line in out.splitlines() if "against" in line]
    assert met == [f"{above} against {below}" for below, above in pairwise(LEVEL_NAMES)]
    table = out.splitlines()[-8:]
    assert [line.split()[1] for line in table] == list(reversed(LEVEL_NAMES))
    assert len(out_file.read_text().splitlines()) == 1 + 2 * 7
    assert list(read_ratings(ratings)["patterns"]) == list(LEVEL_NAMES)
    assert read_ratings(ratings)["patterns"]["first-game"].elo == 0
    drawing = picture.read_text()
    assert drawing.count("<circle") == 8
    assert "Patterns, each in its own time" in drawing


def test_a_lost_process_says_what_becomes_of_the_results(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def lost(tasks: object, workers: int) -> NoReturn:
        raise WorkersLost("a process was ended")

    monkeypatch.setattr("sandtable.cli.arena_playing.play_all", lost)
    path = tmp_path / "match.jsonl"
    code, _, err = run(capsys, "patterns", "random", "random", "--out", str(path))
    assert code == 2
    assert "match.jsonl keeps the results so far, and the same command goes on" in err
    _, _, err = run(capsys, "patterns", "random", "random")
    assert "with --out FILE a match goes on after that" in err


def test_the_sequential_test_gives_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    """Random moves are not 400 Elo better than a bot's, which some pairs are enough to see.

    Against its like a random player would pass the test by luck once in twenty times.
    """
    _, out, _ = run(
        capsys, "patterns", "random", "first-game", "--pairs", "100", "--sprt", "--elo1", "400"
    )
    assert out.splitlines()[-1] == "Sequential test of +0 against +400 Elo: not better"
    assert int(out.split(": ")[1].split()[0]) < 200


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "random", "random"], "there is no game 'chess'"),
        (["patterns", "random"], "two players or more"),
        (["patterns", "random", "nobody"], "there is no player 'nobody' for patterns"),
        (["mandamina", "random", "random"], "no two sides"),
        (["patterns", "random", "random", "random", "--sprt"], "compares two players"),
        (["patterns", "random", "random", "--pairs", "0"], "--pairs"),
        (["patterns", "random", "random", "--workers", "2", "--ray", "auto"], "do not go together"),
        (["patterns", "random", "random", "--ratings", "r.json"], "add --levels"),
        (["patterns", "random", "random", "--levels"], "name no bots beside it"),
        (["mandamina", "--levels"], "no two sides"),
        (["patterns", "random", "99"], "there is no player '99' for patterns"),
        (["patterns", "random", "random", "--out", "/dev/null/x"], "Not a directory"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert message in err
    assert len(err.strip().splitlines()) == 1
