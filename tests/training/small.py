"""Trainings small enough for tests, and what they leave behind."""

from dataclasses import asdict
from pathlib import Path

from sandtable.training.folder import Folder
from sandtable.training.plan import Plan, settle
from sandtable.training.progress import Progress
from sandtable.training.run import Training

PATTERNS = Plan("patterns", "evaluation", effort=50, seed="test", chunks=4, games=1, pairs=3)
MANDALA = Plan("mandala", "nets", effort=10, seed="test", chunks=2, games=1, epochs=1, pairs=1)


class Killed(Exception):
    """Stands for a kill: nothing is tidied up."""


class Notes:
    """Notes all that a training tells and shows; may stop it at any of that."""

    def __init__(self, stop_after: int = 0) -> None:
        self.told: list[str] = []
        self.shown: list[Progress] = []
        self._stop_after = stop_after

    def tell(self, sentence: str) -> None:
        self.told.append(sentence)
        self._count()

    def show(self, progress: Progress) -> None:
        self.shown.append(progress)
        self._count()

    @property
    def count(self) -> int:
        return len(self.told) + len(self.shown)

    def _count(self) -> None:
        if self.count == self._stop_after:
            raise Killed


def train(
    plan: Plan,
    path: Path,
    notes: Notes | None = None,
    generations: int = 1,
    workers: int = 1,
    ray: str | None = None,
) -> Training:
    """Train, or go on."""
    folder = Folder(path)
    with folder.alone():
        settle(folder.plan, plan, asdict(plan))
        training = Training(plan, folder, notes or Notes(), workers, ray)
        training.run(generations)
    return training


def files(folder: Path) -> dict[str, bytes]:
    """All that was played and learned, byte by byte; logs tell the time, and so differ."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.parent.name != "logs"
    }
