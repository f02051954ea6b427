"""How the silent partner does with simulated people, beside simpler bots.

python -m bench.mandamina_partner                          40 deals a cell, an hour or so
python -m bench.mandamina_partner --deals 5                a first impression
python -m bench.mandamina_partner --bots partner --people fixed

A game that is not over after 120 moves is stopped and counts with the points it has then.
"""

import argparse
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import process_time

from sandtable import load
from sandtable.players import Player, SeatView
from sandtable.players.mandamina.solver import solve
from sandtable.players.registry import make_player

from .mandamina_people import (
    EFFORT,
    GLANCE,
    THOUGHTFUL,
    FixedPlan,
    Knowing,
    Noisy,
    Pinning,
    Planner,
    Replanning,
)
from .players.findings import Finding, Settings, Tell

DEALS, QUICK_DEALS = 40, 3
TARGETS = {"fixed": 4.0, "replanning": -0.5}
"""Points on average, with the people whose kind the simplest bots cope with badly."""
MOST_MOVES = 120
PARTNER = "partner"
BUDGET = 2.0
"""Seconds per move. On a busy machine a larger one (`--budget 30`) keeps the work, and so the
result, the same: the partner stops by itself."""

PEOPLE: dict[str, Callable[[str], Planner]] = {
    "fixed": lambda seed: FixedPlan(THOUGHTFUL, seed),
    "replanning": lambda seed: Replanning(GLANCE, seed),
    "noisy": lambda seed: Noisy(THOUGHTFUL, seed),
}
BOTS: dict[str, Callable[[str, Planner], Player]] = {
    "stubborn": lambda seed, other: FixedPlan(EFFORT, seed),
    "re-optimising": lambda seed, other: Replanning(EFFORT, seed),
    "pinning": lambda seed, other: Pinning(EFFORT, seed),
    "knowing": lambda seed, other: Knowing(EFFORT, seed, other),
    PARTNER: lambda seed, other: make_player("mandamina", PARTNER),
}
WORDS = {
    "stubborn": "follows a plan of its own",
    "re-optimising": "makes the best plan anew each turn",
    "pinning": "the same, but what the other placed stays",
    "knowing": "knows the plan of the other",
    PARTNER: "the silent partner",
}


@dataclass(frozen=True)
class Outcome:
    """How a game went."""

    score: int
    is_finished: bool
    slowest: float = 0.0
    """The longest a silent partner took for a move, in seconds of processor time."""


def play(seed: str, players: Sequence[Player], budget: float) -> Outcome:
    """One game of a deal."""
    position = load("mandamina").deal(seed=seed, seats=len(players))
    slowest = 0.0
    while (seat := position.seat) is not None and len(position.moves) < MOST_MOVES:
        began = process_time()
        position.play(players[seat].choose(SeatView.of(position, seat), budget).move)
        if players[seat].name == PARTNER:
            slowest = max(slowest, process_time() - began)
    return Outcome(position.score_now()[0], position.is_over, slowest)


def with_person(bot: str, person: str, budget: float, deal: int) -> Outcome:
    """A bot and a simulated person; who begins changes from deal to deal."""
    other = PEOPLE[person](f"person {deal}")
    players = [other, BOTS[bot](f"bot {deal}", other)]
    return play(f"deal {deal}", players[:: 1 if deal % 2 else -1], budget)


def together(seats: int, budget: float, deal: int) -> Outcome:
    """Silent partners on all seats."""
    partners = [make_player("mandamina", PARTNER) for _ in range(seats)]
    return play(f"deal {deal}", partners, budget)


def cell(outcomes: Sequence[Outcome]) -> str:
    """Mean and standard error, and how many games did not finish."""
    scores = [outcome.score for outcome in outcomes]
    error = statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    stuck = sum(not outcome.is_finished for outcome in outcomes)
    return f"{statistics.mean(scores):.1f} ± {error:.1f}" + (f" ({stuck} stuck)" if stuck else "")


def slowest(outcomes: Sequence[Outcome]) -> str:
    """Processor time for the slowest move of each game, if a silent partner took part."""
    times = [outcome.slowest for outcome in outcomes]
    return f"; slowest move {statistics.median(times):.1f} s, at most {max(times):.1f} s"


def column(title: str, deals: Sequence[int], run: Callable[[int], Outcome]) -> str:
    """All deals of one cell of the table, with a line of progress for each."""
    outcomes = []
    for deal in deals:
        outcomes.append(run(deal))
        print(f"{title}: deal {deal}, {outcomes[-1].score} points; {cell(outcomes)}", flush=True)
    print(f"{title}: {cell(outcomes)}{slowest(outcomes)}", flush=True)
    return cell(outcomes)


def optimum(deal: int) -> Outcome:
    """What the solver proves to be the best."""
    solution = solve(load("mandamina").deal(seed=f"deal {deal}"), prove=True)
    return Outcome(solution.score, solution.is_proven)


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`: the silent partner alone, without simpler bots."""
    deals = range(QUICK_DEALS if settings.is_quick else DEALS)
    findings = []
    for person, target in TARGETS.items():
        outcomes = []
        for deal in deals:
            tell(f"with a person who is {person}", deal, len(deals))
            outcomes.append(with_person(PARTNER, person, BUDGET, deal))
        mean = statistics.mean(outcome.score for outcome in outcomes)
        what = f"silent partner and a person: {person}, {len(deals)} deals"
        findings.append(Finding(what, cell(outcomes), f"> {target:g}", mean > target))
    for seats in (1, 2, 3):
        best = 0
        for deal in deals:
            tell(f"{seats} of our own", deal, len(deals))
            best += together(seats, BUDGET, deal).score == optimum(deal).score
        what = f"{seats} silent partners reach the proven optimum"
        findings.append(Finding(what, f"{best} of {len(deals)}", "all", best == len(deals)))
    return findings


def main(wish: argparse.Namespace) -> None:
    deals = range(wish.first, wish.first + wish.deals)
    rows = [["with one simulated person", *wish.people]]
    for bot in wish.bots:
        cells = [
            column(f"{bot}, {person}", deals, partial(with_person, bot, person, wish.budget))
            for person in wish.people
        ]
        rows.append([f"{bot}: {WORDS[bot]}", *cells])
    if wish.alone:
        for seats in (1, 2, 3):
            title = f"{seats} of our own"
            rows.append([title, column(title, deals, partial(together, seats, wish.budget))])
        rows.append(["the proven optimum", column("optimum", deals, optimum)])
    for row in rows:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS, help="games in each cell")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--bots", nargs="*", choices=BOTS, default=list(BOTS))
    parser.add_argument("--people", nargs="*", choices=PEOPLE, default=list(PEOPLE))
    parser.add_argument("--alone", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds per move")
    main(parser.parse_args())
