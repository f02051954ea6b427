"""`sandtable serve`: says where it is, stops in order, and says why if it cannot start."""

import errno
import gzip
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sandtable.server.operations.config import settings_help

from .terminal import sandtable

PATIENCE = 60
FIXTURES = Path(__file__).parent.parent / "fixtures" / "database"


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own."""
    environment = {**os.environ, "SANDTABLE_DATABASE": f"sqlite:///{folder / 'sandtable.db'}"}
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", *arguments]
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with server:
        try:
            yield server
        finally:
            server.kill()


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return next(word for word in server.stdout.readline().split() if word.startswith("http://"))


def test_help_lists_every_setting() -> None:
    run = sandtable("serve", "--help")
    assert run.code == 0
    for variable, _, _ in settings_help():
        assert variable in run.out


@pytest.mark.process
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with started(tmp_path) as server:
        address = address_of(server)
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
        server.send_signal(how)
        assert server.wait(PATIENCE) == 0
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()


def cannot_serve(*arguments: str) -> str:
    """The one sentence of a server that does not start, in a process of its own."""
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 3, run.stderr
    assert run.stdout == ""
    [sentence] = run.stderr.splitlines()
    assert sentence.startswith("sandtable: ")
    return sentence


def old_database(folder: Path) -> Path:
    """A database with games in it."""
    file = folder / "games.db"
    file.write_bytes(gzip.decompress((FIXTURES / "sandtable.db.gz").read_bytes()))
    return file


@pytest.mark.process
@pytest.mark.parametrize("where", ["processes", "tables_due", "events"])
def test_a_damaged_database_is_named(tmp_path: Path, where: str) -> None:
    """A page of it is nonsense: one that every server reads, or one of a game in progress."""
    file = old_database(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        [size] = database.execute("PRAGMA page_size").fetchone()
        find = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        [page] = database.execute(find, [where]).fetchone()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"U" * size)
    sentence = cannot_serve("--database", f"sqlite:///{file}")
    assert f"{file} is damaged" in sentence
    assert "restore a backup" in sentence


@pytest.mark.process
def test_a_newer_database_is_named(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    sentence = cannot_serve("--database", f"sqlite:///{file}")
    assert f"{file} was written by a newer version of Sandtable" in sentence


@pytest.mark.process
def test_a_postgresql_that_is_not_there_is_named(tmp_path: Path) -> None:
    sentence = cannot_serve("--database", f"postgresql://one:secret@/games?host={tmp_path}")
    assert "cannot be used" in sentence
    assert "secret" not in sentence


@pytest.mark.process
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        address_of(server)
        sentence = cannot_serve("--database", f"sqlite:///{tmp_path / 'sandtable.db'}")
    assert "another server uses" in sentence


@pytest.mark.parametrize("which", ["sandtable.db", "sandtable.db-lock"])
def test_a_folder_that_is_read_only_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    open_file = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if str(path) == str(tmp_path / which):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
        return open_file(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    database = f"sqlite:///{tmp_path / 'sandtable.db'}"
    run = sandtable("serve", "--port", "0", "--database", database)
    assert run.code == 3
    assert f"{which} cannot be opened: Read-only file system" in run.err
    assert "Traceback" not in run.all


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = sandtable("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/a.db")
    assert run.code == 3
    assert f"port {port} is taken: choose another with --port or SANDTABLE_PORT" in run.err


def test_several_processes_on_sqlite_are_refused(sqlite_url: str) -> None:
    run = sandtable("serve", "--processes", "2", "--database", sqlite_url)
    assert run.code == 2
    assert "several processes need PostgreSQL" in run.err
    assert "--processes 1" in run.err


def test_a_server_that_gives_up_does_not_look_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(*arguments: object, **others: object) -> None:
        sys.exit(0)

    monkeypatch.setattr("sandtable.server.run.run", give_up)
    assert sandtable("serve").code == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "a port is a number from 0 to 65535"),
        (["--port", "0", "--host", "192.0.2.1"], "192.0.2.1 is no address of this computer"),
        (["--port", "0", "--host", "nowhere.invalid"], "is no address of this computer"),
        (["--port", "0", "--database", "mysql://x"], "is no database Sandtable knows"),
        (["--port", "0", "--thinkers", "many"], "bots think in threads, processes:N, ray://"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    run = sandtable("serve", *arguments)
    assert run.code == 2
    assert sentence in run.err
    assert "Traceback" not in run.all


def test_a_list_of_push_services_that_is_none_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_PUSH_HOSTS", "https://push.example.org")
    database = f"sqlite:///{tmp_path / 'sandtable.db'}"
    run = sandtable("serve", "--port", "0", "--database", database)
    assert run.code == 2
    assert "push services are names of hosts" in run.err
    assert "Traceback" not in run.all


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sandtable.server.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    run = sandtable("serve")
    assert run.code == 2
    assert "'sandtable[server]'" in run.err
