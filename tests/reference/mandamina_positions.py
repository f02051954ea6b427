"""Mandamina positions whose lines are counted."""

from __future__ import annotations

import random

from .deals import Deal, mandamina_deal
from .mandamina import COLOURS, MandaminaReference
from .position import Position
from .random_play import random_ply

STRIPES: Deal = {
    "board": ["wyorvgl", "dwyorvg", "ldwyorv", "gld.wyo", "rvgldwy", "orvgldw", "yorvgld"],
}
HOLE_IN_CENTRE: Deal = {
    "board": ["ddvvrrr", "ddvvvro", "ddlvrro", "yll.ooo", "yllgoww", "yylggww", "yygggww"],
}
HOLE_IN_CORNER: Deal = {
    "board": ["wwwwddd", "wvvvddd", "wovvvgg", "ooooggl", "yyorggl", "yyyrrll", ".yrrrll"],
}
SIMPLE: dict[str, str | int] = {"goal": "simple"}


def random_prefix(game: MandaminaReference, length: int, rng: random.Random) -> list[str]:
    """So many random moves."""
    moves = []
    for _ in range(length):
        moves.append(random_ply(game, rng))
        game.play(moves[-1])
    return moves


def play_towards(game: MandaminaReference, target: MandaminaReference) -> list[str]:
    """Move marbles one at a time until the game is over or looks like the target."""
    moves = []
    while not game.is_over and game.marbles != target.marbles:
        misplaced = [
            cell for cell in sorted(game.marbles) if game.marbles[cell] != target.marbles.get(cell)
        ]
        wanted = target.marbles.get(game.hole)  # None: the hole is where it should be
        fitting = [cell for cell in misplaced if game.marbles[cell] == wanted]
        moves.append((fitting or misplaced)[0])
        game.play(moves[-1])
    return moves


def recoloured(layout: Deal, rng: random.Random) -> MandaminaReference:
    """The layout with the colours exchanged at random."""
    exchange = dict(zip(COLOURS, rng.sample(COLOURS, len(COLOURS)), strict=True))
    target = MandaminaReference(layout)
    target.marbles = {cell: exchange[colour] for cell, colour in target.marbles.items()}
    return target


def near_clustered(
    name: str, deal: Deal, layout: Deal, moves_left: int, rng: random.Random
) -> Position:
    """A position so many moves before a clustered layout."""
    game = MandaminaReference(deal)
    moves = play_towards(game, recoloured(layout, rng))
    assert game.is_over
    return Position(name, deal, moves[:-moves_left])


def simple_near_clustered(name: str, deal: Deal, length: int, rng: random.Random) -> Position:
    """A simple game one move before a clustered layout, to be reached at move `length`."""
    while True:
        game = MandaminaReference(deal)
        moves = random_prefix(game, rng.randrange(4), rng)
        moves += play_towards(game, recoloured(HOLE_IN_CENTRE, rng))
        if len(moves) == length:
            return Position(name, deal, moves[:-1], SIMPLE)


def after_random_moves(length: int, options: dict[str, str | int], rng: random.Random) -> Position:
    """A random deal and so many random moves."""
    deal = mandamina_deal(rng)
    moves = random_prefix(MandaminaReference(deal), length, rng)
    goal = options.get("goal", "score")
    return Position(f"{goal}, after {length} moves", deal, moves, options)


def mandamina_positions(rng: random.Random) -> list[Position]:
    """Openings, the move limit of the simple game and nearly clustered layouts."""
    deal = mandamina_deal(rng)
    every_option: dict[str, str | int] = {"difficulty": "hard", "goal": "score", "seats": 3}
    positions = [
        Position("stripes", STRIPES),
        Position("stripes, simple game", STRIPES, [], SIMPLE),
        Position("random deal", deal, [], every_option),
        after_random_moves(10, {"difficulty": "easy", "seats": 2}, rng),
        after_random_moves(60, {}, rng),
        after_random_moves(41, SIMPLE, rng),
        after_random_moves(42, SIMPLE, rng),
        after_random_moves(43, {"goal": "simple", "seats": 6}, rng),
        after_random_moves(44, SIMPLE, rng),
        after_random_moves(44, {}, rng),
    ]
    for moves_left in (1, 2, 3):
        for where, layout in (("centre", HOLE_IN_CENTRE), ("corner", HOLE_IN_CORNER)):
            name = f"{moves_left} before clustered, hole in the {where}"
            positions.append(near_clustered(name, STRIPES, layout, moves_left, rng))
    for length in (42, 43, 44):
        name = f"simple game, one before clustered at move {length}"
        positions.append(simple_near_clustered(name, deal, length, rng))
    game = MandaminaReference(deal)
    moves = play_towards(game, recoloured(HOLE_IN_CENTRE, rng))
    positions.append(Position("game over, clustered", deal, moves))
    return positions
