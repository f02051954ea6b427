"""`sandtable verify`: good, bad and mixed records, many or huge, and files that are none."""

import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import sandtable as api
from sandtable.tables.fairness import commitment_to, commitment_to_seed
from sandtable.tables.record import record_of
from tests.tables.parties import SECRET, of_first_scheme, play_some, started

from .terminal import random_lines, sandtable


def record(name: str = "patterns", seed: int = 7) -> dict[str, Any]:
    """A whole game played at random (of Mandamina the beginning: such games have no end)."""
    position = api.load(name).deal(seed=seed)
    if name == "mandamina":
        for move in ("a1", "b2", "c3"):
            position.play(move)
    else:
        random_lines(position, seed)
    return position.record()


def write(path: Path, *records: Any) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in records))
    return path


@pytest.mark.parametrize("name", api.GAMES)
def test_a_good_record_is_good(tmp_path: Path, name: str) -> None:
    run = sandtable("verify", write(tmp_path / "game.json", record(name)))
    assert (run.code, run.out, run.err) == (0, "1 record: 1 good, 0 wrong\n", "")


def test_the_first_wrong_move_is_named(tmp_path: Path) -> None:
    bad = record()
    bad["moves"][3] = bad["moves"][2]
    path = write(tmp_path / "game.json", bad)
    run = sandtable("verify", path)
    assert run.code == 2
    assert run.err.startswith(f"{path}: move 4 {bad['moves'][3]!r}: ")
    assert run.err.count("\n") == 1
    assert run.out == "1 record: 0 good, 1 wrong\n"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scores": [99, 0]}, "scores: the moves give"),
        ({"winner": None, "ending": None}, "ending: the moves give 'stuck', not null"),
        ({"deal": {}}, "deal: a Patterns deal is"),
        ({"rules": "9"}, "rules: version '9' of Patterns is not known"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"options": {"seats": 2}}, "options: Patterns has no option 'seats'"),
        ({"moves": ["x" * 100_000]}, "move 1 'xxx"),
        ({"moves": ["\x1b[2J"]}, "move 1 '\\x1b[2J'"),
    ],
)
def test_the_first_wrong_thing_is_named_in_one_line(
    tmp_path: Path, change: dict[str, Any], sentence: str
) -> None:
    run = sandtable("verify", write(tmp_path / "game.json", record() | change))
    assert run.code == 2
    assert sentence in run.err
    assert run.err.count("\n") == 1
    assert len(run.err) < 500
    assert "\x1b" not in run.err


def test_many_files_folders_and_lines(tmp_path: Path) -> None:
    bad = record() | {"winner": 1, "scores": [0, 1]}
    folder = tmp_path / "games"
    (folder / "below").mkdir(parents=True)
    write(folder / "one.json", record())
    write(folder / "below" / "two.json", record("mandala"))
    (folder / "notes.txt").write_text("no record, and not asked for")
    lines = write(tmp_path / "lines.jsonl", record(), bad, record("mandamina"))
    lines.write_text(lines.read_text() + "\nnot json\n")
    run = sandtable("verify", folder, lines)
    assert run.code == 2
    assert run.out == "6 records: 4 good, 2 wrong\n"
    wrong = run.err.splitlines()
    assert wrong[0].startswith(f"{lines}:2: scores: ")
    assert wrong[1].startswith(f"{lines}:5: not JSON")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"null",
        b"[]",
        b'"text"',
        b"9" * 100_000,
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"NaN",
    ],
)
def test_what_is_no_record_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    run = sandtable("verify", path)
    assert run.code == 2
    assert run.err.startswith(f"{path}: ")
    assert run.err.count("\n") == 1


def test_files_that_cannot_be_read_do_not_stop_the_others(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", record())
    empty = write(tmp_path / "empty.jsonl")
    run = sandtable("verify", tmp_path / "none.json", empty, good)
    assert run.code == 2
    assert run.out == "1 record: 1 good, 0 wrong; 2 files without any\n"
    assert f"cannot read {tmp_path / 'none.json'}: No such file" in run.err
    assert f"{empty}: there is no record in it" in run.err


def test_a_folder_without_records(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    run = sandtable("verify", folder, write(tmp_path / "good.json", record()))
    assert run.code == 2
    assert run.out == "1 record: 1 good, 0 wrong; 1 file without any\n"
    assert "there is no .json or .jsonl file in this folder" in run.err


def test_quiet_says_only_what_is_wrong(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", record())
    run = sandtable("verify", "--quiet", good)
    assert (run.code, run.all) == (0, "")
    bad = write(tmp_path / "bad.json", record() | {"ending": None})
    run = sandtable("verify", "-q", good, bad)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"{bad}: ending: ")


def test_a_huge_file_is_verified_with_a_bar(tmp_path: Path) -> None:
    bad = record() | {"ending": None}
    path = write(tmp_path / "many.jsonl", *[record()] * 400, bad)
    with mock.patch("sandtable.cli.late_progress.PATIENCE", 0.0):
        run = sandtable("verify", path, terminal=True)
        assert run.code == 2
        assert run.out == "401 records: 400 good, 1 wrong\n"
        assert "/401" in run.err
        assert f"{path}:401: ending" in run.err.replace("\n", "")
        assert "Verifying" not in sandtable("verify", path).err  # not on a terminal
        assert "Verifying" not in sandtable("verify", "-q", path, terminal=True).err


def test_the_bar_waits_for_a_while(tmp_path: Path) -> None:
    run = sandtable("verify", write(tmp_path / "game.json", record()), terminal=True)
    assert "Verifying" not in run.err


def test_an_interruption_is_a_sentence(tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", record())
    with mock.patch("sandtable.cli.verify_command.replay", side_effect=KeyboardInterrupt):
        run = sandtable("verify", path)
    assert run.code == 2
    assert "stopped before all records were verified" in run.err


# What somebody kept of a game.

ITSELF = "Cards were compared with the record itself alone."
KEPT = ("--commitment", commitment_to(SECRET), "--seed", "north")
PLAYERS = (
    "--player-commitment",
    commitment_to_seed("north"),
    "--player-commitment",
    commitment_to_seed("south"),
)


@pytest.fixture(name="table_record")
def _table_record(tmp_path: Path) -> Path:
    """Of a finished game of North and South."""
    return write(tmp_path / "table.json", record_of(play_some(started("patterns"), 1000)))


def test_a_record_alone_is_said_to_be_compared_with_itself(table_record: Path) -> None:
    run = sandtable("verify", table_record)
    assert run.code == 0
    assert run.out.startswith(f"1 record: 1 good, 0 wrong\n{ITSELF}")


def test_what_was_kept_is_compared(table_record: Path) -> None:
    run = sandtable("verify", table_record, *KEPT, *PLAYERS)
    assert run.code == 0
    assert run.out.splitlines()[1:] == [
        "Compared with what you kept: the commitment of the table, your seed, "
        "the commitments of the players."
    ]
    run = sandtable("verify", table_record, *KEPT)
    assert run.out.splitlines()[2] == "Not compared: the commitments of the players."
    assert sandtable("verify", "-q", table_record, *KEPT).out == ""


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        (("--commitment", "0" * 64), "the commitment of the table is not the one you kept"),
        (("--seed", "mine"), "your seed 'mine' is not in it"),
        (KEPT + PLAYERS[2:], "the commitments of the players are not those you kept"),
        (PLAYERS[2:] + PLAYERS[:2], "the commitments of the players are not those you kept"),
    ],
)
def test_what_is_not_as_it_was_kept_is_wrong(
    table_record: Path, kept: tuple[str, ...], sentence: str
) -> None:
    run = sandtable("verify", table_record, *kept)
    assert run.code == 2
    assert sentence in run.err
    assert ITSELF not in run.out


def test_a_record_without_fairness_cannot_be_what_was_kept(tmp_path: Path) -> None:
    run = sandtable("verify", write(tmp_path / "game.json", record()), *KEPT)
    assert run.code == 2
    assert "nothing to compare with what you kept" in run.err


def test_the_first_scheme_is_said_to_be_weaker(tmp_path: Path) -> None:
    table = of_first_scheme(started("patterns"))
    path = write(tmp_path / "old.json", record_of(play_some(table, 1000)))
    run = sandtable("verify", path, *KEPT)
    assert run.code == 0
    assert "1 record of the first scheme: there the table and the last player" in run.out
