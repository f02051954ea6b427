"""`sandtable play mandala`: hidden hands on one keyboard, and against the random player."""

import json
from pathlib import Path

import pytest

from .mandala_games import SECRETS, record_with, resume, whole_game
from .terminal import RandomTypist, sandtable, saved_position


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_two_people_play_a_whole_game(tmp_path: Path, seed: str) -> None:
    position, lines = whole_game(seed)
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "mandala", "--seed", seed, "--names", "North,South", "--save", save,
        typed="\n".join([*lines, "quit"]),
    )  # fmt: skip
    assert run.code == 0
    assert not run.err
    assert saved_position(save).record(["North", "South"]) == position.record(["North", "South"])
    shown = " ".join(run.out.split())
    for sheet in position.score_sheet():
        for item in sheet:
            sum_of_space = f"{item['cards']} x {item['space']} = {item['points']}"
            assert f"{item['colour']} {sum_of_space}" in shown


def test_one_person_plays_against_the_random_player(tmp_path: Path) -> None:
    for seat in (0, 1):
        save = tmp_path / f"game{seat}.json"
        run = sandtable(
            "play", "mandala", "--against", "random", "--seat", str(seat), "--save", save,
            "--seed", "5", typed=RandomTypist(save),
        )  # fmt: skip
        assert run.code == 0
        assert saved_position(save).is_over
        assert "Game over" in run.out
        assert "Pass the keyboard" not in run.out


# Taking back.


def test_growing_can_be_taken_back_until_the_other_has_looked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run = resume(path, record_with(*SECRETS, []), "\ngrow 2 rr\nundo\nquit\n")
    assert "Taken back: grow 2 rr." in run.out
    run = resume(path, record_with(*SECRETS, []), "\ngrow 2 rr\n\nundo\nquit\n")
    assert "Not possible: South has looked at the cards since." in run.out


def test_a_move_that_brought_cards_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for move in ("build 1 k", "discard rr"):
        run = resume(path, record_with(*SECRETS, []), f"\n{move}\nundo\nquit\n")
        assert "Not possible: new cards have come since" in run.out
        assert "type undo" not in run.out


def test_against_the_random_player_a_move_is_taken_back_with_its_answer(tmp_path: Path) -> None:
    """Nobody is harmed; the game is practice then, and its record says so."""
    path = tmp_path / "game.json"
    for seed in "123456":
        options = ("--against", "random", "--seat", "0", "--seed", seed)
        typed = "grow 2 rr\nundo\nundo\nsave\nquit\n"
        run = resume(path, record_with(*SECRETS, []), typed, *options)
        assert "Taken back: grow 2 rr, " in run.out
        assert "Not possible: there is no move to take back." in run.out
        record = json.loads(path.read_text())
        assert (record["moves"], record["practice"]) == ([], True)


def test_a_resumed_game_keeps_what_was_played(tmp_path: Path) -> None:
    run = resume(tmp_path / "game.json", record_with(*SECRETS, ["grow 1 o"]), "undo\n\nundo\nquit")
    assert run.out.count("Not possible: the game has been put away since.") == 2


def test_an_open_end_stays(tmp_path: Path) -> None:
    _, lines = whole_game("1")
    run = sandtable("play", "mandala", "--seed", "1", typed="\n".join([*lines, "undo", "quit"]))
    assert "Not possible: hidden cards have been opened since." in run.out
