"""Taking back where nothing is hidden: any number of moves, with the answers to them."""

from pathlib import Path

import sandtable as api

from .terminal import random_lines, sandtable, saved_position

GAME = api.load("patterns")
TILES = GAME.deal(seed="7").view()["tiles"]
BOWLS = f"bowls {TILES}"


def test_people_take_back_move_after_move_to_the_beginning(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--seed", "7", "--save", save,
        typed=f"{BOWLS}\nopen c4\nopen f5\nundo\nundo\nundo\nundo\nquit\n",
    )  # fmt: skip
    assert "Taken back: open f5." in run.out
    assert "Taken back: open c4." in run.out
    assert f"Taken back: {BOWLS}." in run.out
    assert "Not possible: there is no move to take back." in run.out
    position = saved_position(save)
    assert position.moves == []
    assert position.seat == 1


def test_another_move_can_be_made_instead(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    sandtable(
        "play", "patterns", "--seed", "7", "--save", save,
        typed=f"{BOWLS}\nopen c4\nundo\nopen f5\nquit\n",
    )  # fmt: skip
    assert saved_position(save).moves == [BOWLS, "open f5"]


def test_the_answer_of_the_random_player_is_taken_back_too(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--seed", "7", "--against", "random", "--seat", "0", "--save", save,
        typed="open c4\nundo\nundo\nquit\n",
    )  # fmt: skip
    assert "Taken back: open c4, " in run.out
    assert "Not possible: there is no move to take back." in run.out
    position = saved_position(save)
    assert len(position.moves) == 1  # The random player has filled the bowls.
    assert position.seat == 0


def test_a_resumed_game_can_be_taken_back_as_well(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    sandtable("play", "patterns", "--seed", "7", "--save", save, typed=f"{BOWLS}\nopen c4\nquit\n")
    run = sandtable("play", "--resume", save, typed="undo\nundo\nsave\nquit\n")
    assert run.code == 0
    assert saved_position(save).moves == []


def test_the_last_move_of_a_finished_game_can_be_taken_back(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    lines = random_lines(GAME.deal(seed="7"))
    run = sandtable(
        "play", "patterns", "--seed", "7", "--save", save,
        typed="\n".join([*lines, "undo", "quit"]),
    )  # fmt: skip
    assert f"Taken back: {lines[-1]}." in run.out
    assert saved_position(save).moves == lines[:-1]
