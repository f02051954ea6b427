"""How hard a puzzle is: solve rates of the levels, fitted on their ratings.

A level of Elo a solves a puzzle of difficulty d with the chance 1 / (1 + 10 ^ ((d - a) / 400)), as
in the arena. A puzzle that all or none solve has no difficulty of its own, so a wide normal
distribution of difficulties is taken for granted.
"""

import math
from collections.abc import Mapping, Sequence

SCALE = 400 / math.log(10)
TYPICAL, WIDTH = 400.0, 400.0
"""The difficulty of puzzles before anybody tried them, above the weakest level: mean and width."""
STEPS = 60
SMALLEST = 0.01

Counts = tuple[int, int]
"""How often somebody solved it, and how often they tried."""


def chance(ability: float, difficulty: float) -> float:
    """How likely a level solves a puzzle."""
    return 1.0 / (1.0 + math.exp((difficulty - ability) / SCALE))


def difficulty(tried: Sequence[tuple[float, Counts]]) -> tuple[float, float]:
    """The most likely difficulty, and its standard error, from abilities and what they solved."""
    guess = TYPICAL
    curvature = 1.0
    for _ in range(STEPS):
        slope = (TYPICAL - guess) / WIDTH**2
        curvature = 1.0 / WIDTH**2
        for ability, (solved, tries) in tried:
            expected = chance(ability, guess)
            slope += (tries * expected - solved) / SCALE
            curvature += tries * expected * (1.0 - expected) / SCALE**2
        step = max(-WIDTH, min(WIDTH, slope / curvature))
        guess += step
        if abs(step) < SMALLEST:
            break
    return guess, 1.0 / math.sqrt(curvature)


def abilities(
    names: Sequence[str], puzzles: Sequence[Mapping[str, Counts]], rounds: int = 40
) -> dict[str, float]:
    """Abilities of solvers that no arena has rated, the first at 0: fitted with the puzzles.

    By turns the puzzles are rated on the solvers and the solvers on the puzzles.
    """
    found = {name: 100.0 * rank for rank, name in enumerate(names)}
    for _ in range(rounds):
        levels = [difficulty([(found[n], t[n]) for n in names if n in t])[0] for t in puzzles]
        for name in names:
            found[name] = _ability(
                [(level, tried[name]) for level, tried in zip(levels, puzzles, strict=True)],
                found[name],
            )
        first = found[names[0]]
        found = {name: ability - first for name, ability in found.items()}
    return found


def _ability(tried: Sequence[tuple[float, Counts]], guess: float) -> float:
    """The most likely ability of a solver, likewise."""
    start = guess
    for _ in range(STEPS):
        slope = (start - guess) / WIDTH**2
        curvature = 1.0 / WIDTH**2
        for level, (solved, tries) in tried:
            expected = chance(guess, level)
            slope += (solved - tries * expected) / SCALE
            curvature += tries * expected * (1.0 - expected) / SCALE**2
        step = max(-WIDTH, min(WIDTH, slope / curvature))
        guess += step
        if abs(step) < SMALLEST:
            break
    return guess
