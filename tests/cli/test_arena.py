"""`sandtable arena`: matches from the command line."""

import json
from pathlib import Path

import pytest

from sandtable.cli import main


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
    assert [line.partition(":")[0] for line in out.splitlines()] == [
        "random against random#2",
        "random against random#3",
        "random#2 against random#3",
    ]


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


def test_the_sequential_test_gives_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    """Two random players are not 400 Elo apart, which some pairs are enough to see."""
    _, out, _ = run(
        capsys, "patterns", "random", "random", "--pairs", "100", "--sprt", "--elo1", "400"
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
