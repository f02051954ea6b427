"""The strongest level against that of an older version, which plays as a program of its own."""

import io
import shlex
import subprocess
import sys
import tarfile
from pathlib import Path

from sandtable import load
from sandtable.games import GAMES

from .findings import Finding, Settings, Tell
from .matches import STRONGEST, Peer, finding_of, play
from .older_engine import PROCESSOR_TIME

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "bench" / "results" / "older"
ENGINE = Path(__file__).with_name("older_engine.py")
TARGET = 0.65
"""What a version that was made to be stronger should score."""


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """A match in every game that has two sides."""
    named = settings.older or _last_tag()
    if named is None:
        return [Finding("no version is tagged", "name one: --older COMMIT")]
    commit = _full(named)
    source = build(commit)
    findings = []
    for game in GAMES:
        if load(game).shared_result or settings.game not in (None, game):
            continue
        command = _command(source, game, settings.by_processor_time)
        peer = Peer(game, command, f"{STRONGEST} of {commit[:7]}", TARGET)
        findings.append(finding_of(peer, play(peer, settings, tell), settings))
    return findings


def build(commit: str) -> Path:
    """The package of a commit, in a folder of its own; it runs with the libraries of today."""
    folder = BUILT / commit
    if not (folder / "src").is_dir():
        archive = _git("archive", "--format=tar", commit, "src")
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
    return folder / "src"


def _command(source: Path, game: str, by_processor_time: bool) -> str:
    path = f"PYTHONPATH={source}"
    words = ["env", path, sys.executable, str(ENGINE), game, STRONGEST]
    if by_processor_time:
        words.append(PROCESSOR_TIME)
    return f"exec:{shlex.join(words)}"


def _last_tag() -> str | None:
    tags = _git("tag", "--sort=-creatordate").decode().split()
    return tags[0] if tags else None


def _full(commit: str) -> str:
    return _git("rev-parse", "--verify", f"{commit}^{{commit}}").decode().strip()


def _git(*words: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True)
    if done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.decode().strip()}")
    return done.stdout
