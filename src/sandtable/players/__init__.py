"""Bots: they get what their seat may know and a time budget, and answer with a move."""

from .player import Decision, Player, SeatView, Thought
from .random_player import RandomPlayer

__all__ = ["Decision", "Player", "RandomPlayer", "SeatView", "Thought"]
