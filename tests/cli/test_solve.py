"""`sandtable solve`: deals, drawings and places in records; proofs written and checked."""

import json
from pathlib import Path

import pytest

import sandtable as api
from tests.games.mandamina.boards import GATHERED, LAST_MOVE, position

from .terminal import sandtable


def moves_in(out: str) -> list[str]:
    """The line that was shown."""
    return [word for line in out.splitlines()[:-2] for word in line.split() if len(word) == 2]


def test_a_deal_is_solved() -> None:
    run = sandtable("solve", "--seed", "7")
    assert run.code == 0
    end = api.load("mandamina").deal(seed="7")
    for move in moves_in(run.out):
        end.play(move)
    assert end.scores is not None
    assert f"score {end.scores[0]} (" in run.out


def test_a_proof_is_written_and_checked(tmp_path: Path) -> None:
    drawn, proof = tmp_path / "position.txt", tmp_path / "proof.json"
    drawn.write_text(str(position(20, LAST_MOVE)))
    run = sandtable("solve", drawn, "--difficulty", "easy", "--certificate", proof)
    assert (run.code, run.err) == (0, "")
    assert "Proven: no line is better." in run.out
    checked = sandtable("solve", "--check", proof)
    assert checked.code == 0
    assert "right" in checked.out
    wrong = json.loads(proof.read_text())
    proof.write_text(json.dumps(wrong | {"value": wrong["value"] + 1}))
    checked = sandtable("solve", "--check", proof)
    assert checked.code == 2
    assert "wrong" in checked.err


def test_from_a_place_in_a_record(tmp_path: Path) -> None:
    start = api.load("mandamina").deal(seed=3, goal="simple")
    for move in ("a1", "b2", "c3"):
        start.play(move)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(start.record()))
    for arguments, made in (((), 3), (("--after", "1"), 1)):
        run = sandtable("solve", path, *arguments)
        assert run.code == 0
        assert f"{made + len(moves_in(run.out))} moves in all: won" in run.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "what shall be solved"),
        (("--seed", "1", "--after", "3"), "--after needs a record"),
        (("--seed", "1", "--goal", "fun"), "'goal' cannot be 'fun'"),
        (("missing.json",), "cannot read missing.json"),
        (("missing.txt",), "No such file"),
    ],
)
def test_what_is_wrong_is_said(arguments: tuple[str, ...], sentence: str) -> None:
    run = sandtable("solve", *arguments)
    assert run.code == 2
    assert sentence in run.err


def test_other_games_and_ended_games_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(api.load("patterns").deal(seed=1).record()))
    assert "this is a game of Patterns" in sandtable("solve", path).err
    drawn = tmp_path / "over.txt"
    drawn.write_text(str(position(30, GATHERED)))
    assert "the game is over" in sandtable("solve", drawn).err
