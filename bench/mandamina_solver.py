"""How fast Mandamina deals are solved and proven, every certificate checked.

python -m bench.mandamina_solver            100 deals, a few minutes
python -m bench.mandamina_solver 20 simple  20 deals of the simple game
"""

import json
import statistics
import sys
from dataclasses import dataclass
from time import perf_counter

from sandtable import load
from sandtable.players.mandamina.solver import Progress, checker, solve

DEALS = 100
SOON, WORST, TYPICAL = 2.0, 60.0, 5.0
"""Seconds: the optimum found in nearly all, proven in all, proven in half of the deals."""


@dataclass(frozen=True)
class Solved:
    """One deal."""

    value: int
    first: float
    """Seconds until there was a line,"""
    found: float
    """until there was a best line,"""
    proven: float
    """until it was proven,"""
    checked: float
    """and seconds the checker took."""
    bytes: int
    cases: int


def solve_deal(seed: int, goal: str) -> Solved:
    """Solve one deal with proof, and check it; WrongCertificate if it is wrong."""
    news: list[Progress] = []
    solution = solve(load("mandamina").deal(seed=seed, goal=goal), True, news.append)
    if not solution.is_proven:
        raise SystemExit(f"deal {seed} is not proven")
    began = perf_counter()
    cases = checker.check(solution.certificate)
    return Solved(
        value=solution.value,
        first=news[0].seconds,
        found=next(each.seconds for each in news if each.value == solution.value),
        proven=solution.seconds,
        checked=perf_counter() - began,
        bytes=len(json.dumps(solution.certificate)),
        cases=cases,
    )


def main(deals: int, goal: str) -> None:
    solve(load("mandamina").deal(seed="first", goal=goal), prove=True)  # compiles what is not yet
    solved = []
    for seed in range(deals):
        solved.append(solve_deal(seed, goal))
        print(f"{seed:4} {solved[-1]}", flush=True)
    for name in ("value", "first", "found", "proven", "checked", "bytes", "cases"):
        column = [getattr(each, name) for each in solved]
        print(f"{name:8} median {statistics.median(column):.3f}  most {max(column):.3f}")
    soon = sum(each.found <= SOON for each in solved) / deals
    typical = sum(each.proven <= TYPICAL for each in solved) / deals
    all_proven = sum(each.proven <= WORST for each in solved) / deals
    print(f"found within {SOON:g} s: {soon:.0%} (at least 95 %)")
    print(f"proven within {TYPICAL:g} s: {typical:.0%} (at least 50 %)")
    print(f"proven within {WORST:g} s: {all_proven:.0%} (all), and every certificate is right")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else DEALS,
        sys.argv[2] if len(sys.argv) > 2 else "score",
    )
