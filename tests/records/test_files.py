"""Records on disk."""

import json
from pathlib import Path

import pytest

import sandtable
from sandtable.records import read_record, read_records, write_record

RECORD = sandtable.load("patterns").deal(seed=1).record(["Ä", "B"])


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, RECORD)
    assert read_record(path) == RECORD
    assert "Ä" in path.read_text(encoding="utf-8")


def test_writing_replaces_the_old_file_whole_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    write_record(path, RECORD)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, RECORD)
    with pytest.raises(TypeError):
        write_record(path, {"deal": {1, 2}})
    with pytest.raises(sandtable.BadRecord, match="not Unicode"):
        write_record(path, {**RECORD, "seats": ["\ud800", "B"]})
    assert read_record(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        sandtable.BadRecord, match=r"cannot write .*nowhere/game.json: No such file"
    ):
        write_record(tmp_path / "nowhere" / "game.json", RECORD)
    (tmp_path / "folder").mkdir()
    with pytest.raises(sandtable.BadRecord, match="cannot write"):
        write_record(tmp_path / "folder", RECORD)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON: Expecting value at line 1, column 1"),
        (b"{", "not JSON: Expecting property name enclosed in double quotes at line 1, column 2"),
        (b'{"game":\n  oops}', "at line 2, column 3"),
        (b"\xff\xfe\xfa", "not JSON"),
        (b'"\xff"', "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 10_000, "not JSON"),
    ],
)
def test_what_is_not_json_is_named(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(sandtable.BadRecord, match=message):
        read_record(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(sandtable.BadRecord, match=r"cannot read .*none.json: No such file"):
        read_record(tmp_path / "none.json")


def test_a_file_of_many_records_names_each_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(RECORD) + "\n\nnot json\n" + json.dumps(RECORD))
    found = list(read_records(path))
    assert [place for place, _ in found] == [f"{path}:1", f"{path}:3", f"{path}:4"]
    assert found[0][1] == found[2][1] == RECORD
    assert isinstance(found[1][1], sandtable.BadRecord)
