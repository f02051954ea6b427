"""What is distributed holds everything, and works where nothing else is installed."""

import json
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.server.api.client_files import FOLDER as CLIENT
from tests.fresh_environment import PATIENCE, FreshEnvironment
from tools.built_page import PAGE, BuiltPage

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sandtable"
PUBLIC = (
    "sandtable.games.game",
    "sandtable.games.position",
    "sandtable.players.player",
    "sandtable.records",
    "sandtable.envs.vector",
)
"""What other programs import: of these every type is written down."""

CONSUMER = """
import sandtable
from sandtable import IllegalMove, Position

def longest(position: Position) -> str:
    return max(position.legal_moves(), key=len)

game = sandtable.load("patterns")
position = game.deal(seed=7)
seat: int | None = position.seat
move: str = longest(position)
try:
    position.play(move)
except IllegalMove as error:
    sentence: str = str(error)
moves: list[str] = position.moves
again: Position = sandtable.replay(position.record())
"""
WRONG = """
import sandtable

sandtable.load("patterns").deal(seed=7).play(7)
"""

pytestmark = pytest.mark.process


def files_below(folder: Path) -> dict[str, Path]:
    """The files that belong to a folder, by name; nothing that Python or a build left there."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and "node_modules" not in path.parts
    }


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and with the wheel that was built from it."""
    if not (ROOT / PAGE).exists():
        pytest.fail("the page is not built: run `make web` first")
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True, timeout=PATIENCE)
    return folder


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    (found,) = packages.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> FreshEnvironment:
    """`pip install sandtable`."""
    return FreshEnvironment(tmp_path_factory.mktemp("bare") / "venv", wheel)


def test_the_wheel_holds_every_file_and_nothing_else(wheel: Path) -> None:
    ours = {f"sandtable/{name}": path for name, path in files_below(PACKAGE).items()}
    rules = files_below(ROOT / "docs" / "rules")
    ours |= {f"sandtable/rules/{name}": path for name, path in rules.items()}
    with zipfile.ZipFile(wheel) as opened:
        held = {name for name in opened.namelist() if ".dist-info/" not in name}
        assert held == set(ours)
        changed = [name for name, path in ours.items() if opened.read(name) != path.read_bytes()]
    assert not changed
    assert {"sandtable/py.typed", "sandtable/server/client/index.html"} <= held


def test_the_sdist_holds_what_a_checkout_holds(packages: Path) -> None:
    """Sources, tests, documents, tools: `make test` works in it."""
    (sdist,) = packages.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        held = {name.partition("/")[2] for name in opened.getnames()}
    for folder in ("src", "docs", "examples", "tests", "tools", "bench", "web"):
        listed = ["git", "ls-files", folder]
        told = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True)
        if told.returncode:
            pytest.skip("this is no checkout of Git")
        assert set(told.stdout.split()) <= held
    assert {"Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"} <= held


class Aborted(Exception):
    """What a build stops with."""


def hook_of(folder: Path) -> BuiltPage:
    """The hook as a build of this folder has it."""

    def abort(message: str) -> None:
        raise Aborted(message)

    hook = BuiltPage(str(folder), {}, None, None, str(folder), "wheel", SimpleNamespace())  # type: ignore[arg-type]
    hook._BuildHookInterface__app = SimpleNamespace(abort=abort)  # type: ignore[attr-defined]
    return hook


def test_no_package_without_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = hook_of(tmp_path)
    hook.initialize("editable", {})
    with pytest.raises(Aborted, match="run `make web`"):
        hook.initialize("standard", {})
    monkeypatch.setenv("SANDTABLE_WITHOUT_PAGE", "1")
    hook.initialize("standard", {})
    monkeypatch.delenv("SANDTABLE_WITHOUT_PAGE")
    (tmp_path / PAGE).parent.mkdir(parents=True)
    (tmp_path / PAGE).touch()
    hook.initialize("standard", {})


def test_the_core_works_with_its_own_requirements(bare: FreshEnvironment) -> None:
    """All it needs is written down; what needs an extra says which."""
    assert bare.run("sandtable", "--version").stdout.startswith("sandtable ")
    listed = bare.run("sandtable", "bots")
    assert listed.returncode == 0, listed.stderr
    assert "Patterns" in listed.stdout
    assert bare.run("sandtable", "rules", "mandala", "--language", "fi").returncode == 0
    where = bare.run("python", "-c", "import sandtable; print(sandtable.__file__)")
    assert where.stdout.startswith(str(bare.site))
    refused = bare.run("sandtable", "serve")
    assert refused.returncode != 0
    assert "install 'sandtable[server]'" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.fixture
def address(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[FreshEnvironment, str]]:
    """A server, started from `pip install 'sandtable[server]'` where no other program is found."""
    folder = tmp_path_factory.mktemp("serving")
    fresh = FreshEnvironment(folder / "venv", wheel, "server")
    command = [str(fresh.programs / "sandtable"), "serve", "--port", "0"]
    environment = {
        **fresh.settings(),
        "SANDTABLE_DATABASE": f"sqlite:///{folder / 'sandtable.db'}",
    }
    server = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    with server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield fresh, next(word for word in line.split() if word.startswith("http://"))
        finally:
            server.kill()


def test_the_server_works_without_node(address: tuple[FreshEnvironment, str]) -> None:
    """The page, what it loads, and the games: all from the wheel."""
    _, server = address

    def fetch(path: str) -> bytes:
        with urllib.request.urlopen(f"{server}{path}", timeout=PATIENCE) as answer:
            assert answer.status == 200
            body: bytes = answer.read()
            return body

    page = fetch("/index.html").decode()
    assert page.encode() == (CLIENT / "index.html").read_bytes()
    scripts = sorted(path for path in (CLIENT / "assets").iterdir() if path.suffix == ".js")
    assert any(path.name in page for path in scripts)
    for path in scripts:
        assert fetch(f"/assets/{path.name}") == path.read_bytes()
    names = {game["name"] for game in json.loads(fetch("/api/games"))}
    assert {"mandala", "patterns", "mandamina"} <= names
    assert fetch("/healthz")


def test_types_are_there_for_mypy(bare: FreshEnvironment, tmp_path: Path) -> None:
    for name, source in (("right", CONSUMER), ("wrong", WRONG)):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(bare.python)]
    cache = ["--cache-dir", str(tmp_path / "cache"), "right.py", "wrong.py"]
    run = subprocess.run(
        [*mypy, *cache], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    (error, _) = run.stdout.strip().splitlines()
    assert error.startswith("wrong.py:4: error: ")
    assert "[arg-type]" in error


def test_types_are_there_for_pyright(bare: FreshEnvironment, tmp_path: Path) -> None:
    for name, source in (("right", CONSUMER), ("wrong", WRONG)):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    settings = {"typeCheckingMode": "strict", "include": ["."]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    told = pyright(bare, tmp_path, "--pythonpath", str(bare.python))
    errors = [
        (Path(one["file"]).name, one["rule"])
        for one in told["generalDiagnostics"]
        if one["severity"] == "error"
    ]
    assert errors == [("wrong.py", "reportArgumentType")]


@pytest.mark.parametrize("module", PUBLIC)
def test_every_type_of_the_public_api_is_known(
    bare: FreshEnvironment, tmp_path: Path, module: str
) -> None:
    """As pyright counts them: written down, not inferred."""
    told = pyright(bare, tmp_path, "--verifytypes", module, "--ignoreexternal")
    symbols = [one for one in told["typeCompleteness"]["symbols"] if one["isExported"]]
    assert len(symbols) > 5
    assert not [
        one["name"]
        for one in symbols
        if one["name"].rpartition(".")[0].startswith(PUBLIC)
        and (not one["isTypeKnown"] or one["isTypeAmbiguous"])
    ]


def pyright(bare: FreshEnvironment, folder: Path, *arguments: str) -> dict[str, Any]:
    """What pyright says, looking at an environment from outside."""
    program = Path(sys.executable).with_name("basedpyright")
    told = subprocess.run(
        [str(program), "--outputjson", *arguments],
        cwd=folder,
        env={**bare.settings(), "HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    answer: dict[str, Any] = json.loads(told.stdout)
    return answer
