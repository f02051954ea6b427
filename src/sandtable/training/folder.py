"""The folder of a training: games, weights and matches. What is there is not done again."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..players.trainer import Arrays


@dataclass(frozen=True)
class Folder:
    """Where a training keeps what it has done."""

    path: Path

    def chunk(self, generation: int, number: int) -> Path:
        """The file of some games."""
        return self._in("games", f"{generation:03}-{number:05}.npz")

    def weights(self, generation: int) -> Path:
        """What was learned in a generation, better or not."""
        return self._in("weights", f"{generation:03}.npz")

    def match(self, generation: int) -> Path:
        """The scores of a generation's weights against the best before."""
        return self._in("matches", f"{generation:03}.jsonl")

    def _in(self, kind: str, name: str) -> Path:
        folder = self.path / kind
        folder.mkdir(parents=True, exist_ok=True)
        return folder / name

    def scores(self, generation: int) -> dict[int, float]:
        """The pairs of a match that are played; a line that was cut off is a pair that was not."""
        path, scores = self.match(generation), {}
        for line in path.read_text().splitlines() if path.exists() else []:
            try:
                pair, score = json.loads(line)
            except ValueError:
                continue
            scores[pair] = score
        return scores

    def add_score(self, generation: int, pair: int, score: float) -> None:
        """Note a pair that was played, on a line of its own whatever was cut off before."""
        with self.match(generation).open("a") as file:
            file.write(f"\n{json.dumps([pair, score])}")


def save(path: Path, arrays: Arrays) -> None:
    """Write a file that is there wholly or not at all, whenever the process is killed."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def read(path: Path) -> Arrays:
    """The arrays in a file."""
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files}
