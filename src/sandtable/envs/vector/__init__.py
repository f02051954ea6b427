"""Thousands of games at once: as plain arrays, and as Gymnasium's `VectorEnv`."""

from .games import VectorGames

__all__ = ["VectorGames"]
