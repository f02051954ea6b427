"""Mandamina: the solver and the silent partner."""

from ..player import Player
from ..roster import Kind, Roster
from ..solver import Solver


def _silent_partner(cores: int) -> Player:
    from .partner.bot import SilentPartner

    return SilentPartner()


def _solver() -> Solver:
    from .solver import answers

    return answers


ROSTER = Roster(
    kinds={"partner": Kind(_silent_partner, 2.0, "guesses what you are up to, and helps")},
    solver=_solver,
    sample="partner",
)
