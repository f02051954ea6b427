"""The folder of a training: games, weights and matches. What is there is not done again."""

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..players.trainer import Arrays
from .atomic import replace_text, replaced
from .plan import BadTraining

try:
    import fcntl
except ImportError:  # Windows: there nobody is kept from training twice in a folder.
    fcntl = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Folder:
    """Where a training keeps what it has done."""

    path: Path

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Work in the folder, which is made if need be; no other process may meanwhile."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = (self.path / "lock").open("w")
        except OSError as error:
            raise BadTraining(f"nothing can be written in {self.path}: {error.strerror}") from None
        with lock:
            try:
                if fcntl is not None:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadTraining(f"another process is training in {self.path}") from None
            yield

    @property
    def plan(self) -> Path:
        """What the training is."""
        return self.path / "plan.json"

    @property
    def logs(self) -> Path:
        """What TensorBoard reads."""
        return self.path / "logs"

    def chunk(self, generation: int, number: int) -> Path:
        """The file of some games."""
        return self._in("games", f"{generation:03}-{number:05}.npz")

    def weights(self, generation: int) -> Path:
        """What was learned in a generation, better or not."""
        return self._in("weights", f"{generation:03}.npz")

    def match(self, generation: int) -> Path:
        """What came of the match of a generation's weights against the best before."""
        return self._in("matches", f"{generation:03}.json")

    def match_under_way(self, generation: int) -> Path:
        """The scores of a match that is not yet decided."""
        return self._in("matches", f"{generation:03}.jsonl")

    def _in(self, kind: str, name: str) -> Path:
        folder = self.path / kind
        folder.mkdir(parents=True, exist_ok=True)
        return folder / name

    def scores(self, generation: int) -> dict[int, float]:
        """The pairs of a match that are played; a line that was cut off is a pair that was not."""
        path, scores = self.match_under_way(generation), {}
        for line in path.read_text().splitlines() if path.exists() else []:
            try:
                pair, score = json.loads(line)
            except ValueError:
                continue
            scores[pair] = score
        return scores

    def add_score(self, generation: int, pair: int, score: float) -> None:
        """Note a pair that was played, on a line of its own whatever was cut off before."""
        with self.match_under_way(generation).open("a") as file:
            file.write(f"\n{json.dumps([pair, score])}")

    def outcome(self, generation: int) -> dict[str, Any] | None:
        """What came of a match, once it is decided."""
        path = self.match(generation)
        return json.loads(path.read_text()) if path.exists() else None

    def keep_outcome(self, generation: int, outcome: dict[str, Any]) -> None:
        """Note what came of a match; the single lines are no longer needed."""
        replace_text(self.match(generation), json.dumps(outcome, indent=2) + "\n")
        self.match_under_way(generation).unlink(missing_ok=True)


def save(path: Path, arrays: Arrays) -> None:
    """Write arrays as a whole file."""
    with replaced(path) as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def read(path: Path) -> Arrays:
    """The arrays in a file."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            return {name: kept[name] for name in kept.files}
    except (ValueError, EOFError, zipfile.BadZipFile):
        raise BadTraining(f"{path} cannot be read: remove it, and it is made again") from None
