"""Patterns: the bot and its levels."""

from pathlib import Path

from ..player import Player
from ..roster import Roster, kinds_of
from ..trainer import Trainer
from .levels import LEVELS


def _bot(name: str, cores: int) -> Player:
    from .bot import PatternsBot

    return PatternsBot(name, LEVELS[name].limits, cores=cores)


def _trainer() -> Trainer:
    from .training import PatternsTrainer

    return PatternsTrainer()


ROSTER = Roster(
    kinds=kinds_of(LEVELS, _bot),
    former={"newcomer": "casual"},
    ratings=Path(__file__).with_name("ratings.json"),
    trainers={"evaluation": _trainer},
    sample="expert",
)
