"""Patterns positions whose lines are counted."""

from __future__ import annotations

import random

from .deals import Deal, patterns_board, patterns_deal
from .patterns import PatternsReference
from .position import Position
from .random_play import play_to_the_end, play_until

BY_HAND: dict[str, Deal] = {
    "colours in blocks": {
        "board": patterns_board("".join(colour * 8 for colour in "kroygp"), "kroy"),
        "tiles": "gp",
    },
    "colours in stripes": {"board": patterns_board("kroygp" * 8, "pgyo"), "tiles": "rk"},
    "colours in pairs": {"board": patterns_board("kkrrooyyggpp" * 4, "kgpr"), "tiles": "oy"},
}


def after_turns(name: str, deal: Deal, turns: int, rng: random.Random) -> Position:
    """The deal and so many random turns; tries again where the game ends too soon."""
    while True:
        game = PatternsReference(deal)
        moves = play_until(game, rng, lambda game: len(game.face_down) == turns)
        if game.phase == "turn":
            return Position(f"{name}, after {turns} turns", deal, moves)


def before_end(plies: int, rng: random.Random) -> Position:
    """A random game stopped so many plies before it was over."""
    deal = patterns_deal(rng)
    moves = play_to_the_end(PatternsReference(deal), rng)
    return Position(f"before the end by {plies}", deal, moves[:-plies])


def final_flips(number: int, flips: int, rng: random.Random) -> Position:
    """A random game stopped when one player has at least so many final flips."""
    while True:
        deal = patterns_deal(rng)
        game = PatternsReference(deal)
        moves = play_until(game, rng, lambda game: game.phase == "final")
        if len(game.legal_moves()) > flips:
            return Position(f"final flips {number}", deal, moves)


def patterns_positions(rng: random.Random) -> list[Position]:
    """Openings, the middle, the last ten moves and the final flips."""
    positions = [Position(name, deal) for name, deal in BY_HAND.items()]
    positions += [Position(f"random deal {number}", patterns_deal(rng)) for number in (1, 2)]
    positions += [after_turns(name, deal, 12, rng) for name, deal in BY_HAND.items()]
    positions += [
        after_turns("random deal", patterns_deal(rng), turns, rng)
        for turns in (2, 6, 10, 14, 18, 22)
    ]
    positions += [before_end(plies, rng) for plies in (10, 8, 6, 5, 4, 3, 2, 1)]
    positions += [final_flips(number, flips, rng) for number, flips in enumerate((1, 2, 3, 4), 1)]
    deal = patterns_deal(rng)
    positions.append(Position("game over", deal, play_to_the_end(PatternsReference(deal), rng)))
    return positions
