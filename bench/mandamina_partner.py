"""How the silent partner does with simulated people, beside simpler bots on the same deals.

python -m bench.mandamina_partner                            all that is in the table, hours
python -m bench.mandamina_partner --deals 5                  a first impression
python -m bench.mandamina_partner --bots partner --with tidier plan+tidier

A game that is not over after 70 moves is stopped and counts with the points it has then. Every
game is written down when it is played (`bench/results/partner/`): a run that was broken off goes
on where it was. When a player has changed, delete its files there.
"""

import argparse
import json
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import process_time

from sandtable import load
from sandtable.players import Player, SeatView
from sandtable.players.mandamina.levels import LEVELS
from sandtable.players.mandamina.solver import solve
from sandtable.players.registry import make_player

from .mandamina_habits import (
    Beginner,
    CornersFirst,
    Gatherer,
    Imitator,
    OneColour,
    OrderlyTidier,
    Tidier,
)
from .mandamina_people import (
    EFFORT,
    GLANCE,
    THOUGHTFUL,
    ChangesPlan,
    FixedPlan,
    Noisy,
    Pinning,
    Replanning,
)
from .players.findings import Finding, Settings, Tell

RESULTS = Path(__file__).parent / "results" / "partner"
DEALS, QUICK_DEALS = 40, 3
MOST_MOVES = 70
PARTNER = "partner"
BUDGET = 30.0
"""Seconds per move, so many that a busy machine does not change the work, and so the result: the
partner stops by itself."""

PEOPLE: dict[str, Callable[[str], Player]] = {
    "plan": lambda seed: FixedPlan(THOUGHTFUL, seed),
    "errs-15": lambda seed: Noisy(THOUGHTFUL, seed, 0.15),
    "errs-30": lambda seed: Noisy(THOUGHTFUL, seed, 0.30),
    "replanning": lambda seed: Replanning(GLANCE, seed),
    "tidier": Tidier,
    "one-colour": OneColour,
    "beginner": Beginner,
    "orderly-tidier": OrderlyTidier,
    "corners": CornersFirst,
    "changes-plan": lambda seed: ChangesPlan(THOUGHTFUL, seed),
    "gatherer": Gatherer,
    "imitator": Imitator,
}
"""The last two were written after the silent partner was fixed."""
COMPANY = (*PEOPLE, "plan+tidier", "errs-15+beginner")
"""Who sits with a bot: one, or two at a table of three."""
FINISHED = {
    **dict.fromkeys((kind for kind in PEOPLE if kind != "errs-30"), 0.95),
    **dict.fromkeys(("tidier", "orderly-tidier"), 0.8),
}
"""The share of games that should be over within 70 moves."""
BOTS: dict[str, Callable[[str], Player]] = {
    "re-optimising": lambda seed: Replanning(EFFORT, seed),
    "pinning": lambda seed: Pinning(EFFORT, seed),
    **{level: lambda seed, level=level: make_player("mandamina", level) for level in LEVELS},  # type: ignore[misc]
}
WORDS = {
    "re-optimising": "makes the best plan anew each turn",
    "pinning": "the same, but what others placed stays",
    **{level: LEVELS[level].words for level in LEVELS},
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


def with_people(bot: str, company: str, budget: float, deal: int) -> Outcome:
    """A bot and simulated people; who begins changes from deal to deal."""
    others = [
        PEOPLE[kind](f"person {deal} {number}") for number, kind in enumerate(company.split("+"))
    ]
    players = [*others, BOTS[bot](f"bot {deal}")]
    first = deal % len(players)
    return play(f"deal {deal}", [*players[first:], *players[:first]], budget)


def together(seats: int, budget: float, deal: int) -> Outcome:
    """Silent partners on all seats."""
    partners = [make_player("mandamina", PARTNER) for _ in range(seats)]
    return play(f"deal {deal}", partners, budget)


def optimum(deal: int) -> Outcome:
    """What the solver proves to be the best."""
    solution = solve(load("mandamina").deal(seed=f"deal {deal}"), prove=True)
    return Outcome(solution.score, solution.is_proven)


def cell(outcomes: Sequence[Outcome]) -> str:
    """Mean and standard error, and how many games were over in time."""
    scores = [outcome.score for outcome in outcomes]
    error = statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    finished = sum(outcome.is_finished for outcome in outcomes)
    return f"{statistics.mean(scores):.1f} ± {error:.1f}, {finished} of {len(outcomes)}"


def played(title: str, deals: Sequence[int], run: Callable[[int], Outcome]) -> list[Outcome]:
    """All deals of one cell of the table: those played earlier are read, others written down."""
    path = RESULTS / f"{title}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known: dict[int, Outcome] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            found = json.loads(line)
            deal = found.pop("deal")
            known[deal] = Outcome(**found)
    for deal in deals:
        if deal not in known:
            known[deal] = run(deal)
            with path.open("a") as file:
                file.write(json.dumps({"deal": deal, **asdict(known[deal])}) + "\n")
            print(f"{title}: deal {deal}, {known[deal].score} points", flush=True)
    return [known[deal] for deal in deals]


def row(company: str, bots: Sequence[str], deals: Sequence[int], budget: float) -> list[str]:
    """One kind of company, with every bot on the same deals."""
    cells = []
    for bot in bots:
        outcomes = played(
            f"{bot} with {company}", deals, partial(with_people, bot, company, budget)
        )
        cells.append(cell(outcomes))
        times = [outcome.slowest for outcome in outcomes]
        if max(times) > 0:
            cells[-1] += f" (slowest move {statistics.median(times):.1f} s, {max(times):.1f} s)"
    return [company, *cells]


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`: the silent partner alone, without simpler bots."""
    deals = range(QUICK_DEALS if settings.is_quick else DEALS)
    findings = []
    for company in COMPANY:
        tell(f"with {company}", 0, len(deals))
        outcomes = played(
            f"{PARTNER} with {company}", deals, partial(with_people, PARTNER, company, BUDGET)
        )
        share = statistics.mean(outcome.is_finished for outcome in outcomes)
        asked = FINISHED.get(company)
        what = f"silent partner with {company}: score, over within {MOST_MOVES} moves"
        target = f">= {asked:.0%}" if asked is not None else ""
        met = None if asked is None else share >= asked
        findings.append(Finding(what, cell(outcomes), target, met))
    for seats in (1, 2, 3):
        tell(f"{seats} of our own", 0, len(deals))
        scores = played(f"{seats} of our own", deals, partial(together, seats, BUDGET))
        best = played("optimum", deals, optimum)
        reached = sum(one.score == two.score for one, two in zip(scores, best, strict=True))
        what = f"{seats} silent partners reach the proven optimum"
        found = f"{reached} of {len(deals)}"
        findings.append(Finding(what, found, "all", reached == len(deals)))
    return findings


def main(wish: argparse.Namespace) -> None:
    deals = range(wish.first, wish.first + wish.deals)
    rows = [
        ["with", *(f"{bot}: {WORDS[bot]}" for bot in wish.bots)],
        ["---"] * (1 + len(wish.bots)),
    ]
    rows += [row(company, wish.bots, deals, wish.budget) for company in wish.company]
    if wish.alone:
        for seats in (1, 2, 3):
            title = f"{seats} of our own"
            rows.append([title, cell(played(title, deals, partial(together, seats, wish.budget)))])
        rows.append(["the proven optimum", cell(played("optimum", deals, optimum))])
    for line in rows:
        print("| " + " | ".join(line) + " |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS, help="games in each cell")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--bots", nargs="*", choices=BOTS, default=list(BOTS))
    parser.add_argument("--with", dest="company", nargs="*", default=list(COMPANY))
    parser.add_argument("--alone", action=argparse.BooleanOptionalAction, default=False)
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds per move")
    main(parser.parse_args())
