"""The tests' own PostgreSQL: where its programs are found, and how it gets here."""

import os
from pathlib import Path

import pytest

from tests import chromium, postgres
from tests.postgres import NoPostgres, ensure_installed, find_programs

APT_GET = """#!/bin/sh
echo "$@" >> {log}
[ "$1" = install ] || exit 0
{work}
"""


def put_programs(folder: Path) -> Path:
    """Something that looks like the programs of PostgreSQL."""
    folder.mkdir(parents=True)
    for name in ("initdb", "pg_ctl", "postgres"):
        (folder / name).touch(mode=0o755)
    return folder


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer without PostgreSQL, on which we are root."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path / "postgresql")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def put_apt_get(bare: Path, work: str) -> Path:
    """An apt-get that notes what it is asked for, and then does this."""
    log = bare / "asked"
    program = bare / "bin" / "apt-get"
    program.write_text(APT_GET.format(log=log, work=work))
    program.chmod(0o755)
    return log


def test_the_newest_of_debian_is_found(bare: Path) -> None:
    put_programs(bare / "postgresql" / "9.6" / "bin")
    put_programs(bare / "postgresql" / "13" / "bin")
    newest = put_programs(bare / "postgresql" / "17" / "bin")
    (bare / "postgresql" / "18" / "bin").mkdir(parents=True)  # Only a client.
    assert find_programs() == newest


def test_what_is_on_the_path_comes_first_and_links_are_followed(bare: Path) -> None:
    put_programs(bare / "postgresql" / "17" / "bin")
    own = put_programs(bare / "own" / "bin")
    (bare / "bin" / "pg_ctl").symlink_to(own / "pg_ctl")
    assert find_programs() == own


@pytest.mark.process
def test_it_is_installed_if_it_is_missing_and_only_then(bare: Path) -> None:
    folder = bare / "postgresql" / "17" / "bin"
    log = put_apt_get(bare, f"/bin/mkdir -p {folder} && : > {folder}/initdb")
    ensure_installed()
    assert find_programs() == folder
    asked = "update\ninstall --yes --no-install-recommends postgresql\n"
    assert log.read_text() == asked
    ensure_installed()
    assert log.read_text() == asked


@pytest.mark.process
def test_chromium_is_installed_in_the_same_way(bare: Path) -> None:
    program = bare / "bin" / "chromium"
    log = put_apt_get(bare, f": > {program} && /bin/chmod 755 {program}")
    chromium.ensure_installed()
    assert chromium.find_chromium() == str(program)
    assert log.read_text().endswith(
        "install --yes --no-install-recommends chromium fonts-dejavu-core\n"
    )


@pytest.mark.process
def test_what_went_wrong_is_told(bare: Path) -> None:
    put_apt_get(bare, "echo no network; exit 100")
    with pytest.raises(NoPostgres, match="no network"):
        ensure_installed()


@pytest.mark.parametrize("is_root", [True, False])
def test_who_cannot_install_it_is_told_how(
    bare: Path, monkeypatch: pytest.MonkeyPatch, is_root: bool
) -> None:
    if not is_root:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        put_apt_get(bare, "exit 0")
    with pytest.raises(NoPostgres, match="apt-get install postgresql"):
        ensure_installed()
