"""The Mandamina solver: the best line from any position, and a proof that none is better."""

from .solve import CannotSolve, Progress, Solution, solve

__all__ = ["CannotSolve", "Progress", "Solution", "solve"]
