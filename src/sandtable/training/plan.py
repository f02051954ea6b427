"""What a training is: sizes and a seed. The same plan and code give the same games."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ..errors import SandtableError


class BadTraining(SandtableError):
    """A folder that cannot be gone on with, or a game nobody can train."""


@dataclass(frozen=True)
class Plan:
    """How much is played and fitted in every generation."""

    game: str
    seed: str = "training"
    chunks: int = 40
    """Files of games in every generation; a kill loses no more than those being played."""
    games: int = 25
    """In each of them."""
    simulations: int = 200
    """For every move."""
    window: int = 2
    """Generations whose games are learned from."""
    epochs: int = 30
    """How often the fit goes through them."""
    pairs: int = 100
    """Mirrored pairs at most to decide whether new weights are better."""

    def keep(self, path: Path) -> None:
        """Write the plan, or check that the one that is there is the same."""
        said = asdict(self)
        if not path.exists():
            path.write_text(json.dumps(said, indent=2) + "\n")
            return
        known = json.loads(path.read_text())
        other = [name for name, value in said.items() if known.get(name) != value]
        if other:
            raise BadTraining(f"{path} is of another training: {', '.join(other)} differ")
