"""Mandamina: the solver and the silent partner."""

from ..player import Player
from ..roster import Roster, kinds_of
from ..solver import Solver
from .levels import LEVELS


def _silent_partner(name: str, cores: int) -> Player:
    from .partner.bot import SilentPartner

    return SilentPartner(name, LEVELS[name].limits)


def _solver() -> Solver:
    from .solver import answers

    return answers


ROSTER = Roster(kinds=kinds_of(LEVELS, _silent_partner), solver=_solver, sample="partner")
