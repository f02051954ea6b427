"""What a training is: sizes and a seed. The same plan and code give the same games."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from ..errors import SandtableError
from ..games.cache_folder import source_stamp
from ..players import trainer
from .atomic import replace_text

CODE = "code"
"""Beside the plan: what the games were played by, to notice when that changes."""


class BadTraining(SandtableError):
    """A folder that cannot be gone on with, or a game nobody can train."""


@dataclass(frozen=True)
class Plan:
    """How much is played and fitted in every generation."""

    game: str
    learner: str
    """What learns (see the roster of the game)."""
    effort: int
    """For every move, in what the trainer of the game counts."""
    seed: str = "training"
    chunks: int = 100
    """Files of games in every generation; a kill loses no more than those being played."""
    games: int = 10
    """In each of them."""
    window: int = 2
    """Generations whose games are learned from."""
    epochs: int = 30
    """How often a fit by gradients goes through them."""
    pairs: int = 100
    """Mirrored pairs at most to decide whether new weights are better."""

    @property
    def games_of_generation(self) -> int:
        """How many games are played before a fit."""
        return self.chunks * self.games


DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Plan)}


def settle(path: Path, usual: Plan, wishes: Mapping[str, Any]) -> Plan:
    """The plan in a file, which must be what is wished for; if there is none, it is written.

    What is not wished for is as it was begun, or else the usual.
    """
    if not path.exists():
        plan = replace(usual, **wishes)
        kept = {**asdict(plan), CODE: code_stamp()}
        replace_text(path, json.dumps(kept, indent=2) + "\n")
        return plan
    known = _read(path)
    differences = [
        f"{name} is {getattr(known, name)} there, not {wish}"
        for name, wish in {"game": usual.game, **wishes}.items()
        if getattr(known, name) != wish
    ]
    if differences:
        raise BadTraining(
            f"{path.parent} holds another training: {', '.join(differences)}; "
            "leave these options out to go on with it, or name another folder"
        )
    return known


def _read(path: Path) -> Plan:
    try:
        kept = json.loads(path.read_text())
        kept.pop(CODE, None)
        return Plan(**kept)
    except (ValueError, TypeError, AttributeError):
        raise BadTraining(f"{path} is not the plan of a training") from None


def is_of_this_code(path: Path) -> bool:
    """Whether the training was begun by the rules, searches and players there are now."""
    return bool(json.loads(path.read_text()).get(CODE) == code_stamp())


def code_stamp() -> str:
    """A hash of all that games are played by, the shipped weights aside."""
    return source_stamp(Path(trainer.__file__))
