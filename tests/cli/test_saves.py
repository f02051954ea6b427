"""Save and resume: the same game, never a lost one, never a file written over by mistake."""

import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import sandtable as api
from sandtable.cli.result import CUT_SHORT_WORDS
from sandtable.records import read_record, write_record
from sandtable.records.outcome import DECLARED

from .terminal import inside, random_lines, sandtable, saved_position

GAME = api.load("patterns")
TILES = GAME.deal(seed="7").view()["tiles"]
BOWLS = f"bowls {TILES}"


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    position = GAME.deal(seed="7")
    lines = random_lines(position)
    middle = len(lines) // 2
    save = tmp_path / "half.json"
    sandtable(
        "play", "patterns", "--seed", "7", "--names", "North,South",
        typed="\n".join([*lines[:middle], f"save {save}", "quit"]),
    )  # fmt: skip
    assert saved_position(save).moves == lines[:middle]
    whole = tmp_path / "whole.json"
    run = sandtable(
        "play", "--resume", save, "--save", whole, typed="\n".join([*lines[middle:], "quit"])
    )
    assert run.code == 0
    assert read_record(whole) == position.record(["North", "South"])
    assert saved_position(save).moves == lines[:middle]  # The first file stays as it was.


def test_the_board_after_resuming_is_the_board_before(tmp_path: Path) -> None:
    for name, typed in (
        ("patterns", f"{BOWLS}\nopen c4"),
        ("mandamina", "a1\nb2\nc3"),
        ("mandala", ""),
    ):
        save = tmp_path / f"{name}.json"
        one = sandtable("play", name, "--seed", "7", typed=f"{typed}\nsave {save}\nquit")
        two = sandtable("play", "--resume", save, typed="\nquit" if name == "mandala" else "quit")
        last_page = one.out.rpartition("\n\n ")[2].partition("> ")[0]
        assert (
            last_page.strip().splitlines()[:8]
            == (two.out.rpartition("\n\n ")[2].partition("> ")[0].strip().splitlines()[:8])
        )


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    position = GAME.deal(seed="7")
    random_lines(position)
    save = tmp_path / "over.json"
    write_record(save, position.record(["North", "South"]))
    run = sandtable("play", "--resume", save)
    assert run.code == 0
    assert "Game over, no move was left" in run.out
    assert "points" in run.out


def test_a_game_that_its_table_ended_says_why_and_who_won(tmp_path: Path) -> None:
    save = tmp_path / "ended.json"
    for ending, winner, words in (
        ("resigned", 1, "Game over, somebody resigned: South won."),
        ("abandoned", 0, "Game over, a player did not come back: North won."),
        ("stopped", None, "Game over, it was stopped because it did not end: nobody won."),
    ):
        record = GAME.deal(seed="7").record(["North", "South"])
        write_record(save, record | {"ending": ending, "winner": winner})
        run = sandtable("play", "--resume", save)
        assert run.code == 0
        assert words in run.out
    record = api.load("mandamina").deal(seed="7").record(["North"])
    write_record(save, record | {"ending": "timeout", "winner": False})
    assert "Game over, the time was up: lost." in sandtable("play", "--resume", save).out


def test_every_ending_of_a_table_has_words() -> None:
    assert set(CUT_SHORT_WORDS) == set(DECLARED)


def test_a_game_longer_than_a_table_plays_is_shown_as_stopped_and_left_alone(
    tmp_path: Path,
) -> None:
    position = api.load("mandamina").deal(seed="7")
    while len(position.moves) <= position.game.most_moves:
        position.play(position.legal_moves()[-1])
    save = tmp_path / "long.json"
    write_record(save, position.record(["North"]))
    run = sandtable("play", "--resume", save, typed="save\nquit\n")
    assert "Game over, it was stopped because it did not end: nobody won." in run.out
    assert saved_position(save).moves == position.moves


def test_the_random_player_sits_down_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    sandtable(
        "play", "patterns", "--against", "random", "--seat", "0", "--seed", "7", "--save", save,
        typed="open c4\nquit\n",
    )  # fmt: skip
    before = len(saved_position(save).moves)
    move = saved_position(save).legal_moves()[0]
    run = sandtable("play", "--resume", save, typed=f"{move}\nsave\nquit\n")
    assert run.code == 0
    assert len(saved_position(save).moves) == before + 2
    run = sandtable("play", "--resume", save, "--against", "people", typed="quit\n")
    assert "Player 2" in run.out
    assert "Random player" not in run.out


def test_people_can_leave_their_seats_to_a_random_player(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    write_record(save, GAME.deal(seed="7").record(["North", "South"]))
    run = sandtable(
        "play", "--resume", save, "--against", "random", "--seat", "0", typed="save\nquit\n"
    )
    assert run.code == 0
    assert read_record(save)["seats"] == ["North", "Random player"]


def test_what_else_a_record_says_is_kept(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    write_record(save, GAME.deal(seed="7").record() | {"comments": ["a fine deal"]})
    sandtable("play", "--resume", save, typed=f"{BOWLS}\nsave\nquit\n")
    assert read_record(save)["comments"] == ["a fine deal"]
    assert read_record(save)["moves"] == [BOWLS]


def test_a_name_that_cannot_be_shown_is_shown_as_an_escape(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    record = GAME.deal(seed="7").record(["\x1b[2J", "B" * 500])
    save.write_text(json.dumps(record | {"seats": ["\x1b[2J\ud800", "B" * 500]}))
    run = sandtable("play", "--resume", save, typed="save\nquit\n")
    assert run.code == 0
    assert "\x1b" not in run.out
    assert "\\x1b[2J\\ud800" in run.out
    assert "B" * 21 not in run.out
    assert read_record(save)["seats"] == ["\x1b[2J\\ud800", "B" * 500]


def test_with_save_every_move_is_kept(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--seed", "7", "--save", save, typed=f"{BOWLS}\nopen c4\nopen f5\n"
    )
    assert run.code == 2  # The input ended.
    assert saved_position(save).moves == [BOWLS, "open c4", "open f5"]


def test_the_next_game_does_not_write_over_the_last(tmp_path: Path) -> None:
    lines = random_lines(GAME.deal(seed="7"))
    save = tmp_path / "game.json"
    sandtable(
        "play", "patterns", "--seed", "7", "--save", save,
        typed="\n".join([*lines, "again", "bowls kr", "bowls rk", "quit"]),
    )  # fmt: skip
    assert saved_position(save).moves == lines


def test_a_file_name_gets_its_ending_and_a_folder_is_none(tmp_path: Path) -> None:
    with inside(tmp_path):
        run = sandtable("play", "patterns", typed="save game\nsave .\nsave x.jsonl\nquit\n")
    assert saved_position(tmp_path / "game.json").moves == []
    assert "sandtable play --resume game.json" in run.out
    assert "Not saved: . is a folder: name a file in it." in run.out
    assert "Not saved: x.jsonl: a .jsonl file holds many games; save a game as .json." in run.out


def test_another_file_is_replaced_only_when_that_is_meant(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear North")
    run = sandtable("play", "patterns", typed=f"save {other}\nn\nquit\n")
    assert "exists already. Replace it?" in run.out
    assert "Not saved." in run.out
    assert other.read_text() == "Dear North"
    sandtable("play", "patterns", typed=f"save {other}\ny\nquit\n")
    assert saved_position(other).moves == []
    run = sandtable("play", "patterns", "--save", other)
    assert run.code == 2
    assert "exists already: go on with that game by --resume, or name a new file" in run.err


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    missing = tmp_path / "no" / "such" / "game.json"
    run = sandtable("play", "patterns", "--save", missing)
    assert run.code == 2
    assert f"cannot write {missing}" in run.err
    run = sandtable(
        "play", "patterns", typed=f"save {missing}\nsave a\0b\nsave {'x' * 5000}\nquit\n"
    )
    assert run.code == 0
    assert "Not saved: cannot write" in run.out
    assert run.out.count("Not saved: cannot write") == 2
    assert "is no name for a file" in run.out


def test_a_disk_that_fills_up_does_not_stop_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    real = write_record
    calls = []

    def full(path: Path, record: Any) -> None:
        calls.append(path)
        if len(calls) > 1:
            raise api.BadRecord(f"cannot write {path}: No space left on device")
        real(path, record)

    with mock.patch("sandtable.cli.saves.write_record", full):
        run = sandtable(
            "play", "patterns", "--seed", "7", "--save", save, typed=f"{BOWLS}\nopen c4\nquit\n"
        )
    assert run.code == 0
    assert "No space left on device." in " ".join(run.out.split())
    assert "Last: Player 2 bowls" in run.out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "not JSON"),
        ("[]", "a record is a JSON object"),
        ('{"format": "sandtable-record/2"}', "format: expected 'sandtable-record/1'"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    run = sandtable("play", "--resume", path)
    assert run.code == 2
    assert sentence in run.err
    assert run.err.startswith(f"sandtable: {path}: ")
    assert run.err.count("\n") == 1
    assert run.out == ""


def test_a_saved_game_brings_its_own_game_options_and_names(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    write_record(save, GAME.deal(seed="7").record())
    for arguments, sentence in (
        (["mandala"], "the saved game is Patterns, not Mandala"),
        (["--seats", "2"], "--seats cannot be changed in a saved game"),
        (["--names", "A,B"], "--names cannot be changed in a saved game"),
        (["--seat", "0"], "add --against random"),
    ):
        run = sandtable("play", *arguments, "--resume", save)
        assert run.code == 2
        assert sentence in run.err
    assert sandtable("play", "patterns", "--resume", save, typed="quit").code == 0
