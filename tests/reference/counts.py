"""Counting lines of play: the number that two implementations of the rules must agree on."""

from __future__ import annotations

from collections.abc import Iterable

from .game import ReferenceGame


def next_plies(game: ReferenceGame) -> Iterable[str]:
    """All moves, or all single-card outcomes where chance is due."""
    return game.chance_outcomes() if game.needs_chance else game.legal_moves()


def count_lines(game: ReferenceGame, depth: int) -> int:
    """How many sequences of exactly `depth` plies follow; a game that ends sooner adds none."""
    if depth == 0:
        return 1
    plies = list(next_plies(game))
    if depth == 1:
        return len(plies)
    total = 0
    for text in plies:
        following = game.copy()
        following.play(text)
        total += count_lines(following, depth - 1)
    return total
