"""Mandala: the bot, its levels, and the evaluation by which luck is measured."""

from functools import cache
from pathlib import Path

from ..player import Player
from ..roster import Evaluation, Luck, Roster, kinds_of
from ..trainer import Trainer
from .levels import LEVELS

FOLDER = Path(__file__).parent


def _bot(name: str, cores: int) -> Player:
    from .bot import MandalaBot

    return MandalaBot(name, LEVELS[name].limits, cores=cores)


@cache
def learned_evaluation() -> Evaluation:
    """The learned evaluation, with the weights that came with the package."""
    import numpy as np

    from .evaluation import evaluate
    from .thinking import MIND, give_knowledge, load_weights

    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_weights())
    return lambda state: float(evaluate(state, minds[0]))


def _net_trainer() -> Trainer:
    from .training import MandalaTrainer

    return MandalaTrainer()


def _small_trainer() -> Trainer:
    from .training.small import SmallTrainer

    return SmallTrainer()


ROSTER = Roster(
    kinds=kinds_of(LEVELS, _bot),
    ratings=FOLDER / "ratings.json",
    luck=Luck(
        learned_evaluation,
        coefficient=0.8,
        sources=tuple(FOLDER / name for name in ("evaluation.py", "worth.py", "weights.npz")),
    ),
    trainers={"nets": _net_trainer, "small": _small_trainer},
    sample="expert",
)
