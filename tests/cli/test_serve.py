"""`sandtable serve`: says where it is, stops in order, and says why if it cannot start."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sandtable.server.config import settings_help

from .terminal import sandtable

PATIENCE = 60


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


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = sandtable("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/a.db")
    assert run.code == 2
    assert f"port {port} is taken: choose another with --port or SANDTABLE_PORT" in run.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "a port is a number from 0 to 65535"),
        (["--port", "0", "--host", "192.0.2.1"], "192.0.2.1 is no address of this computer"),
        (["--port", "0", "--host", "nowhere.invalid"], "is no address of this computer"),
        (["--port", "0", "--database", "mysql://x"], "is no database Sandtable knows"),
        (["--port", "0", "--database", "sqlite:////dev/null/x/y.db"], "/dev/null/x"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    run = sandtable("serve", *arguments)
    assert run.code == 2
    assert sentence in run.err
    assert "Traceback" not in run.all


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sandtable.server.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    run = sandtable("serve")
    assert run.code == 2
    assert "'sandtable[server]'" in run.err
