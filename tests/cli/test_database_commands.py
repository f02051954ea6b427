"""`sandtable backup`, `restore` and `export`."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

import sandtable as api
from sandtable.data import load_corpus
from sandtable.store.store import Store, create_store
from tests.store.logs import finished, keep, with_store

from .terminal import sandtable


@pytest.fixture
def filled_url(sqlite_url: str) -> str:
    """A database with two games that are over."""

    async def doing(store: Store) -> None:
        for seed in (1, 2):
            await keep(store, f"game {seed}", finished("patterns", seed))

    with_store(sqlite_url, doing)
    return sqlite_url


def test_a_backup_can_be_restored_elsewhere(filled_url: str, tmp_path: Path) -> None:
    """And the export of the copy is that of the first."""
    file, other = tmp_path / "monday", f"sqlite:///{tmp_path / 'other.db'}"
    run = sandtable("backup", file, "--database", filled_url)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"{file} holds ")
    run = sandtable("restore", file, "--database", other)
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith(f"restored to {tmp_path / 'other.db'}.\n")
    exported = [sandtable("export", "--database", url).out for url in (filled_url, other)]
    assert exported[0] == exported[1] != ""


def test_restoring_over_something_wants_a_second_word(filled_url: str, tmp_path: Path) -> None:
    """Which is named."""
    file = tmp_path / "monday"
    sandtable("backup", file, "--database", filled_url)
    run = sandtable("restore", file, "--database", filled_url)
    assert run.code == 2
    assert "--replace" in run.err
    assert sandtable("restore", file, "--database", filled_url, "--replace").code == 0


def test_an_export_is_records_one_a_line(filled_url: str, tmp_path: Path) -> None:
    """To a file or to the screen; `verify` finds them good."""
    file = tmp_path / "games.jsonl"
    run = sandtable("export", file, "--database", filled_url)
    assert (run.code, run.out, run.err) == (0, f"{file} holds 2 games.\n", "")
    for line in file.read_text().splitlines():
        api.replay(json.loads(line))
    assert sandtable("export", "--database", filled_url).out == file.read_text()
    good, compared = sandtable("verify", file).out.splitlines()
    assert good == "2 records: 2 good, 0 wrong"
    assert compared.startswith("Cards were compared with the record itself alone.")
    run = sandtable("export", file, "--database", filled_url)
    assert run.code == 2
    assert "exists" in run.err


def test_an_export_as_tables_holds_the_same_games(filled_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    run = sandtable("export", folder, "--parquet", "--database", filled_url)
    assert (run.code, run.out, run.err) == (0, f"{folder} holds 2 games.\n", "")
    lines = sandtable("export", "--database", filled_url).out.splitlines()
    for line, record in zip(lines, load_corpus(folder).records(), strict=True):
        told = json.loads(line)
        assert record == {key: told[key] for key in record}
    run = sandtable("export", folder, "--parquet", "--database", filled_url)
    assert run.code == 2
    assert "name a new folder" in run.err
    assert sandtable("export", "--parquet", "--database", filled_url).code == 2


def test_a_game_that_cannot_be_replayed_does_not_stop_the_export(
    filled_url: str, tmp_path: Path
) -> None:
    """It is named, the others are written, and the exit code says so."""
    broken = finished("patterns", seed=3)
    order = next(index for index, event in enumerate(broken.events) if event.kind() == "started")
    del broken.events[order + 1]
    with_store(filled_url, lambda store: keep(store, "broken", broken))
    run = sandtable("export", "--database", filled_url)
    assert run.code == 2
    assert run.err.startswith("table broken cannot be replayed: ")
    assert run.err.count("\n") == 1
    assert run.out.count("\n") == 2


def test_the_database_is_that_of_the_variable(
    filled_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for the server."""
    monkeypatch.setenv("SANDTABLE_DATABASE", filled_url)
    assert sandtable("export").out.count("\n") == 2


@pytest.mark.parametrize("command", [["backup", "new.backup"], ["export"], ["restore", "none"]])
def test_what_is_not_there_is_one_sentence(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no empty database is made to be backed up."""
    monkeypatch.chdir(tmp_path)
    run = sandtable(*command, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert run.code == 2
    assert run.err.startswith("sandtable: ")
    assert run.err.count("\n") == 1
    assert not (tmp_path / "new.backup").exists()
    assert not (tmp_path / "none.db").exists()


def test_without_the_server_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other commands do without it."""
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    monkeypatch.delitem(sys.modules, "sandtable.store.backup", raising=False)
    run = sandtable("backup", tmp_path / "monday")
    assert run.code == 2
    assert run.err == "sandtable: this needs the package sqlalchemy: install 'sandtable[server]'\n"


def test_a_bar_appears_when_it_takes_long(
    filled_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal, and only there."""
    monkeypatch.setattr("sandtable.cli.late_progress.PATIENCE", 0.0)
    file = tmp_path / "games.jsonl"
    assert "Exporting" in sandtable("export", file, "--database", filled_url, terminal=True).err
    file.unlink()
    assert sandtable("export", file, "--database", filled_url).err == ""


def test_a_database_in_use_can_be_backed_up_but_not_replaced(
    filled_url: str, tmp_path: Path
) -> None:
    """A server that runs would not hear of what is restored behind its back."""
    file = tmp_path / "monday"
    store = create_store(filled_url)
    try:
        assert sandtable("backup", file, "--database", filled_url).code == 0
        run = sandtable("restore", file, "--database", filled_url, "--replace")
        assert run.code == 2
        assert "another server uses" in run.err
    finally:
        asyncio.run(store.close())
    assert sandtable("restore", file, "--database", filled_url, "--replace").code == 0
