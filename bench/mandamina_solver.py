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

from .players.findings import Finding, Settings, Tell

DEALS, QUICK_DEALS = 100, 5
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


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`."""
    deals = QUICK_DEALS if settings.is_quick else DEALS
    solve(load("mandamina").deal(seed="first"), prove=True)  # compiles what is not yet
    solved = []
    for seed in range(deals):
        tell("deals", seed, deals)
        solved.append(solve_deal(seed, "score"))
    return findings(solved)


def findings(solved: list[Solved]) -> list[Finding]:
    """What is asked of the solver, and what it does."""

    def share(name: str, seconds: float, least: float) -> Finding:
        times = [getattr(each, name) for each in solved]
        within = sum(time <= seconds for time in times) / len(times)
        return Finding(
            what=f"{name} within {seconds:g} s",
            found=f"{within:.0%} of {len(times)} deals "
            f"(median {statistics.median(times):.2f} s, most {max(times):.2f} s)",
            target=f"{least:.0%}",
            met=within >= least,
            data={"seconds": times},
        )

    return [
        share("found", SOON, 0.95),
        share("proven", TYPICAL, 0.5),
        share("proven", WORST, 1.0),
        Finding("certificates that the checker accepts", f"all {len(solved)}", "all", True),
    ]


def main(deals: int, goal: str) -> None:
    solve(load("mandamina").deal(seed="first", goal=goal), prove=True)  # compiles what is not yet
    solved = []
    for seed in range(deals):
        solved.append(solve_deal(seed, goal))
        print(f"{seed:4} {solved[-1]}", flush=True)
    for name in ("value", "first", "found", "proven", "checked", "bytes", "cases"):
        column = [getattr(each, name) for each in solved]
        print(f"{name:8} median {statistics.median(column):.3f}  most {max(column):.3f}")
    for finding in findings(solved):
        print(f"{finding.what}: {finding.found}, target {finding.target}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else DEALS,
        sys.argv[2] if len(sys.argv) > 2 else "score",
    )
