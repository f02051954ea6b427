"""A PostgreSQL of the tests' own, in a temporary folder. `python -m tests.postgres` installs one.

It comes from the PATH or from Debian's package. It never runs as root, which PostgreSQL refuses.
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from .debian import install, may_install

DEBIAN = Path("/usr/lib/postgresql")
PACKAGE = "postgresql"
UNPRIVILEGED = ("postgres", "nobody")
"""Who runs it if these tests run as root."""
PRIVATE = "-c listen_addresses= -c max_connections=200"
"""Nobody else may reach it."""
FORGETFUL = "-c fsync=off -c full_page_writes=off"
"""For tests: it need not outlive the machine."""
DELETE_ALL_ROWS = """
DO $$ DECLARE names text; BEGIN
    SELECT string_agg(quote_ident(tablename), ', ') INTO names FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'alembic_version';
    EXECUTE 'TRUNCATE ' || names;
END $$"""


class NoPostgres(Exception):
    """There is none, and it cannot be installed."""


class Postgres:
    """A server that runs until it is stopped, reached by a socket in its folder."""

    def __init__(self, is_durable: bool = False) -> None:
        self._options = PRIVATE if is_durable else f"{PRIVATE} {FORGETFUL}"
        self._programs = find_programs()
        self._as_user = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
        if self._as_user:
            os.chown(self._folder, self._as_user["user"], self._as_user["group"])
        self._data = self._folder / "data"
        self._numbers = count()
        self._run(
            "initdb",
            "--username=sandtable",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        )
        self.start()

    def start(self) -> None:
        """Let it serve."""
        options = f"{self._options} -k {self._folder}"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self._folder / "log"))

    def stop(self) -> None:
        """Break all connections; what was committed stays."""
        self._run("pg_ctl", "stop", "-m", "fast")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self._run("pg_ctl", "stop", "-m", "immediate")
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://sandtable@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The name of a new database with nothing in it."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    def empty(self, database: str) -> None:
        """Break all connections to a database and delete every row; its tables stay."""
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{database}' AND pid <> pg_backend_pid()"
        )
        self.execute(DELETE_ALL_ROWS, database)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Let the server do something."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, "-D", self._data, *arguments],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            **self._as_user,
        )
        if done.returncode:
            log = self._folder / "log"
            said = (done.stdout or b"").decode() + (log.read_text() if log.exists() else "")
            raise NoPostgres(f"{program} {' '.join(arguments)} failed:\n{said}")


def find_programs() -> Path:
    """The folder of `initdb` and `pg_ctl`; NoPostgres if there is none."""
    for name in ("pg_ctl", "initdb"):
        found = shutil.which(name)
        # A link to a program elsewhere: it is at home where it leads to.
        if found and (folder := Path(found).resolve().parent) / "postgres" in folder.iterdir():
            return folder
    versions = [path for path in DEBIAN.glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: float(path.parent.name))
    raise NoPostgres(
        "the tests need PostgreSQL: install it (on Debian: apt-get install postgresql), "
        "or put the folder of its initdb and pg_ctl on the PATH"
    )


def ensure_installed() -> None:
    """Install Debian's package if there is no PostgreSQL and we may."""
    try:
        find_programs()
    except NoPostgres:
        if not may_install():
            raise
        print("Installing PostgreSQL for the tests (once, about half a minute) ...", flush=True)
        if failed := install(PACKAGE):
            raise NoPostgres(failed) from None
        find_programs()


def _unprivileged() -> dict[str, Any]:
    """How to run as somebody who is not root; nothing is needed if we are not root ourselves."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    for name in UNPRIVILEGED:
        if name in known:
            entry = known[name]
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {UNPRIVILEGED[-1]}")


if __name__ == "__main__":
    try:
        ensure_installed()
    except NoPostgres as error:
        sys.exit(str(error))
