"""deploy/systemd and deploy/backup.sh as they are."""

import configparser
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sandtable.server.operations.config import read_config, settings_help
from sandtable.server.supervisor import STOP_SECONDS
from tests.cli.terminal import sandtable

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
COMMAND = "/opt/sandtable/.venv/bin/sandtable"
PROCESSES = DEPLOY / "processes.conf"
SCRIPT = DEPLOY / "backup.sh"


def settings_file() -> dict[str, str]:
    lines = (DEPLOY / "sandtable.env").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_settings_are_settings() -> None:
    given = settings_file()
    assert set(given) <= {variable for variable, _, _ in settings_help()}
    config = read_config(given)
    assert config.proxies == ["127.0.0.1"]
    assert config.keep_alive_seconds > 60, "longer than the proxy keeps a connection"


@pytest.mark.process
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    """With commands that there are: here is no /opt/sandtable."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze (on Debian: apt-get install systemd)")
    for unit in UNITS:
        text = unit.read_text("utf-8").replace("/opt/sandtable/deploy/backup.sh", str(SCRIPT))
        text = text.replace(COMMAND, sys.executable).replace("User=sandtable", "User=root")
        text = re.sub(r"(Documentation|EnvironmentFile|Group)=.*\n", "", text)
        (tmp_path / unit.name).write_text(text, "utf-8")
    files = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run(
        [analyze, "verify", "--man=no", *files], capture_output=True, text=True, timeout=60
    )
    ours = [line for line in done.stderr.splitlines() if "sandtable" in line]
    assert not ours, done.stderr


def test_a_wrong_configuration_is_not_tried_again_and_again() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "systemd" / "sandtable.service")
    service = unit["Service"]
    assert service["RestartPreventExitStatus"] == "2"  # docs/server.md, exit codes
    assert int(service["TimeoutStopSec"]) > 10, "requests are finished for so long"
    assert service["ExecStart"] == f"{COMMAND} serve"


@pytest.mark.process
def test_several_processes_have_time_to_stop_and_a_reload(tmp_path: Path) -> None:
    service = configparser.RawConfigParser(strict=False)
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read(PROCESSES)
    assert int(service["Service"]["TimeoutStopSec"]) > STOP_SECONDS
    assert service["Service"]["ExecReload"] == "/bin/kill -HUP $MAINPID"
    lines = [line for line in PROCESSES.read_text("utf-8").splitlines() if "ExecStart" in line]
    assert lines[0] == "ExecStart=", "the command of the unit does not count"
    python, *arguments = lines[1].removeprefix("ExecStart=").split()
    assert python == COMMAND.replace("bin/sandtable", "bin/python")
    # By the path of the link, in whichever folder it leads to.
    link = tmp_path / "sandtable"
    link.symlink_to(Path(sys.prefix))
    shown = subprocess.run(
        [link / "bin" / "python", "-c", "import sys; print(sys.executable)"],
        capture_output=True,
        text=True,
    )
    assert shown.stdout.strip() == str(link / "bin" / "python")
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "SANDTABLE_DATABASE": "sqlite:///none.db"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, "need PostgreSQL" in done.stderr) == (2, True)


def test_paths_are_those_of_the_document() -> None:
    text = (DEPLOY.parent / "docs" / "deploy.md").read_text("utf-8")
    for file in [*UNITS, PROCESSES, SCRIPT, DEPLOY / "sandtable.env"]:
        assert file.relative_to(DEPLOY.parent).as_posix() in text, file.name
    for link in re.findall(r"`(deploy/[\w./-]+)`", text):
        assert (DEPLOY.parent / link).exists(), link


@pytest.fixture(name="database")
def _database(tmp_path: Path) -> str:
    """A database with nothing in it but its tables."""
    from sandtable.store.store import create_store

    url = f"sqlite:///{tmp_path / 'sandtable.db'}"

    async def make() -> None:
        async with create_store(url):
            pass

    import asyncio

    asyncio.run(make())
    return url


def back_up(folder: Path, database: str, **more: str) -> "subprocess.CompletedProcess[str]":
    command = Path(sys.executable).with_name("sandtable")
    environment = {
        **os.environ,
        "SANDTABLE_DATABASE": database,
        "SANDTABLE_COMMAND": str(command),
        **more,
    }
    return subprocess.run([SCRIPT, folder], env=environment, capture_output=True, text=True)


@pytest.mark.process
def test_the_backup_script_keeps_what_is_young_and_removes_what_is_old(
    tmp_path: Path, database: str
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old, young, other = (
        folder / name for name in ("sandtable-1.backup", "sandtable-2.backup", "x")
    )
    for file, days in ((old, 20), (young, 13), (other, 90)):
        file.write_text("")
        at = time.time() - days * 86_400
        os.utime(file, (at, at))
    done = back_up(folder, database)
    assert done.returncode == 0, done.stderr
    fresh = set(folder.iterdir()) - {young, other}
    assert not old.exists()
    (made,) = fresh
    assert made.suffix == ".backup"
    assert made.stat().st_mode & 0o077 == 0, "it holds the secrets of games"
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    assert sandtable("restore", str(made), "--database", restored).code == 0


@pytest.mark.process
def test_a_backup_that_fails_removes_none_and_leaves_none(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = folder / "sandtable-1.backup"
    old.write_text("")
    os.utime(old, (0, 0))
    done = back_up(folder, f"sqlite:///{tmp_path / 'nowhere' / 'no.db'}")
    assert done.returncode != 0
    assert list(folder.iterdir()) == [old]
