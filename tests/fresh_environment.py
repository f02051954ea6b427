"""An environment as `pip install 'PACKAGE[EXTRA]'` leaves it, without fetching anything.

Only what the package asks for is in it: the libraries are links to those of the environment that
runs the tests. A requirement that somebody forgot to write down is missing there.
"""

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PATIENCE = 120


class FreshEnvironment:
    """A virtual environment with one wheel and its requirements."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        self.programs = folder / "bin"
        (self.site,) = (folder / "lib").glob("python3*/site-packages")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
        subprocess.run([*pip, *quiet, str(wheel)], check=True, timeout=PATIENCE)
        (metadata,) = self.site.glob("sandtable-*.dist-info")
        for found in requirements(PathDistribution(metadata), extras):
            self._link(found)

    def _link(self, library: Distribution) -> None:
        """Link the files and folders of a library, its metadata too."""
        tops = {file.parts[0] for file in library.files or ()}
        for top in tops - {"..", "__pycache__"}:
            place = self.site / top
            if not place.exists():
                place.symlink_to(Path(str(library.locate_file(top))))

    def settings(self) -> dict[str, str]:
        """The environment variables of a shell in which it is activated, with little else."""
        return {
            "HOME": str(self.site),
            "LANG": "C.UTF-8",
            # Rules and players are compiled elsewhere; here is looked whether all of it is there.
            "NUMBA_DISABLE_JIT": "1",
            "PATH": os.fspath(self.programs),
            "VIRTUAL_ENV": os.fspath(self.programs.parent),
        }

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program of it, in a folder where nothing of the sources can be imported."""
        return subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.site.parent,
            env=self.settings(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )


def requirements(start: Distribution, extras: tuple[str, ...]) -> Iterator[Distribution]:
    """Everything that pip would install with it, each once."""
    seen: set[tuple[str, str]] = set()
    todo: list[tuple[Distribution, str]] = [(start, extra) for extra in ("", *extras)]
    while todo:
        asking, extra = todo.pop()
        for line in asking.requires or ():
            wanted = Requirement(line)
            if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
                continue
            name = canonicalize_name(wanted.name)
            if name == canonicalize_name(start.metadata["Name"]):
                todo.extend((start, one) for one in wanted.extras)
                continue
            for one in ("", *wanted.extras):
                if (name, one) not in seen:
                    seen.add((name, one))
                    found = distribution(name)
                    todo.append((found, one))
                    yield found
