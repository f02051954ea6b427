"""Try the wheel of `make dist` under every Python found here: `python tools/every_python.py`.

Each gets an environment of its own with the wheel and its requirements, and runs the quick tests of
the rules and the records against what was installed. Pythons are looked for on the PATH, in the
folders of pyenv and of uv; arguments choose some of them: `python tools/every_python.py 3.13`. One
that Numba has no build for is named.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
NEWEST = (3, 16)
"""Asked for up to here; which of them work is Numba's word."""
PLACES = ("~/.pyenv/versions/*/bin", "~/.local/share/uv/python/*/bin")
NEEDED = ("pytest>=9", "hypothesis>=6.150", "jsonschema>=4.25")
TESTS = ("tests/games", "tests/records")


def main(*chosen: str) -> int:
    """Try them one after the other; 1 if any has failed."""
    wheels = sorted((ROOT / "dist").glob("*.whl"))
    if len(wheels) != 1:
        sys.exit("every_python: run `make dist` first, it makes the wheel in dist/")
    results = {}
    for version, python in pythons():
        if chosen and version not in chosen:
            continue
        print(f"Python {version}: installing and testing ...", flush=True)
        results[version] = try_one(python, wheels[0])
    for version, result in results.items():
        print(f"Python {version}: {result}")
    return int(any("failed" in result for result in results.values()))


def pythons() -> Iterator[tuple[str, str]]:
    """Each minor version that is here, once, with the program that starts it."""
    folders = [folder for place in PLACES for folder in glob.glob(os.path.expanduser(place))]
    path = os.pathsep.join([*os.environ["PATH"].split(os.pathsep), *folders])
    for minor in range(OLDEST[1], NEWEST[1]):
        version = f"3.{minor}"
        for folder in path.split(os.pathsep):
            program = shutil.which(f"python{version}", path=folder)
            if program is not None and starts(program):
                yield version, program
                break
        else:
            print(f"Python {version}: not found here")


def starts(program: str) -> bool:
    """Whether it is a Python: a shim of pyenv may stand for one that is not chosen."""
    return subprocess.run([program, "-c", "pass"], capture_output=True).returncode == 0


def try_one(program: str, wheel: Path) -> str:
    """Install the wheel and run the tests; what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "-m", "venv", folder], check=True)
        python = str(Path(folder, "bin", "python"))
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        # No build of Numba for this Python is an answer, compiling one from sources is not.
        only = ["--only-binary", "numba,llvmlite,numpy"]
        if subprocess.run([*pip, *only, f"{wheel}[postgres,server,solver]", *NEEDED]).returncode:
            return "failed: its requirements cannot be installed"
        # Away from the sources, so that what was installed is tested.
        shutil.copytree(ROOT / "tests", Path(folder, "run", "tests"))
        shutil.copytree(ROOT / "docs", Path(folder, "run", "docs"))
        pytest = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--quick"]
        settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", "."]
        done = subprocess.run([*pytest, *settings, *TESTS], cwd=Path(folder, "run"))
        return "failed" if done.returncode else "all tests passed"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
