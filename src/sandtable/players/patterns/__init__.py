"""Patterns: the bot and its levels."""

from pathlib import Path

from ..player import Player
from ..roster import Roster, kinds_of
from .levels import LEVELS


def _bot(name: str, cores: int) -> Player:
    from .bot import PatternsBot

    return PatternsBot(name, LEVELS[name].limits, cores=cores)


ROSTER = Roster(
    kinds=kinds_of(LEVELS, _bot),
    former={"newcomer": "casual"},
    ratings=Path(__file__).with_name("ratings.json"),
    sample="expert",
)
