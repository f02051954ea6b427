"""How fast Patterns endings are solved: exact margins from positions of strong self-play.

python -m bench.players --only endings
"""

import itertools
import json
import math
import statistics
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sandtable import load
from sandtable.games import Position
from sandtable.games.batch import States
from sandtable.games.patterns.state import TURN
from sandtable.players.clock import Clock
from sandtable.players.patterns.evaluation import load_weights
from sandtable.players.patterns.reading import action_of
from sandtable.players.patterns.thinking import Thinking

from .players.findings import Finding, Settings, Tell

RESULTS = Path(__file__).parent / "results" / "endings"
"""What was played and solved, line by line; to measure a changed solver, delete `solved.jsonl`."""
POSITIONS, QUICK_POSITIONS = 100, 10
NODES = 100_000
"""Positions searched for each move of self-play: the same on every computer."""
TARGETS = {24: 0.05, 20: 0.4, 18: 3.0}
"""Seconds that the median may take, by how many moves were made after the bowls."""
LONGEST = 60.0
"""Seconds within which all should be solved."""
TWICE, TWICE_FROM, TWICE_POSITIONS = 1.6, 20, 10
"""How much faster two cores should solve positions after this move, and how many are tried."""
GAME = load("patterns")


@dataclass(frozen=True)
class Solved:
    """What it took to solve one position."""

    seed: int
    """Of the game it comes from."""
    move: int
    """How many moves were made after the bowls."""
    cores: int
    seconds: float
    """Of the processor, of the thread that proves the margin: on a quiet machine what passes."""
    nodes: int
    """On all cores."""
    is_proven: bool

    @property
    def time(self) -> float:
        """The seconds it took, infinite if it took too long."""
        return self.seconds if self.is_proven else math.inf


def self_play(seed: int) -> list[str] | None:
    """The moves of one game up to the last position to be solved; None if it is over before."""
    position = GAME.deal(seed=f"endings {seed}")
    position.play(position.legal_moves()[0])
    thinking = Thinking(load_weights(), table_bits=18)
    for _ in range(max(TARGETS)):
        states = position.observation()
        if states[0].phase != TURN:
            return None
        finding = thinking.think(states, Clock(60.0), thinking_depth(states), NODES)
        position.play(GAME.action_texts[action_of(GAME, states, finding.line[0])])
    return list(position.moves) if position.observation()[0].phase == TURN else None


def position_of(seed: int, moves: list[str]) -> States:
    """The position of a game after these moves."""
    position: Position = GAME.deal(seed=f"endings {seed}")
    for move in moves:
        position.play(move)
    return position.observation()


def thinking_depth(states: States) -> int:
    """Deep enough never to be the limit, but no search to the end."""
    return int(sum(int(tiles).bit_count() for tiles in states[0].up)) - 1


def solve(seed: int, move: int, moves: list[str], cores: int = 1) -> Solved:
    """Prove the margin of a position of a game, or give up."""
    states = position_of(seed, moves[: 1 + move])  # the first one is that of the bowls
    thinking = Thinking(load_weights(), cores=cores)
    began = time.thread_time()

    def is_time_up() -> bool:
        return time.thread_time() - began > LONGEST

    finding = thinking.solve(states, is_time_up)
    seconds = time.thread_time() - began
    return Solved(seed, move, cores, seconds, thinking.nodes, finding.is_proven)


def lines_of(file: Path) -> list[Any]:
    """What was kept in a file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def keep(file: Path, line: Any) -> None:
    """Keep something at the end of a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as out:
        out.write(json.dumps(line) + "\n")


def games(count: int, tell: Tell) -> dict[int, list[str]]:
    """So many games by their seeds, those that were kept first."""
    file = RESULTS / "games.jsonl"
    found: dict[int, list[str] | None] = dict(lines_of(file))
    seeds = itertools.count()
    wanted: dict[int, list[str]] = {}
    while len(wanted) < count:
        tell("playing", len(wanted), count)
        seed = next(seeds)
        if seed not in found:
            found[seed] = self_play(seed)
            keep(file, (seed, found[seed]))
        moves = found[seed]
        if moves is not None:
            wanted[seed] = moves
    return wanted


def tasks(played: dict[int, list[str]]) -> Iterator[tuple[int, int, int]]:
    """Seed, move and cores of all that is to be solved; of every kind some at any time."""
    for number, seed in enumerate(played):
        for move in TARGETS:
            yield seed, move, 1
        if number < TWICE_POSITIONS:
            yield seed, TWICE_FROM, 2


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`, or the rest of one that was broken off."""
    played = games(QUICK_POSITIONS if settings.is_quick else POSITIONS, tell)
    file = RESULTS / "solved.jsonl"
    done = {(one.seed, one.move, one.cores): one for one in (Solved(**x) for x in lines_of(file))}
    wanted = list(tasks(played))
    is_warm = False
    for number, task in enumerate(wanted):
        tell("solving", number, len(wanted))
        if task in done:
            continue
        seed, move, cores = task
        if not is_warm:
            solve(seed, max(TARGETS), played[seed], cores=2)  # compiles what is not yet
            is_warm = True
        done[task] = solve(seed, move, played[seed], cores)
        keep(file, asdict(done[task]))
    solved = [done[task] for task in wanted]
    findings = []
    for move in TARGETS:
        findings += findings_of(move, [one for one in solved if (one.move, one.cores) == (move, 1)])
    return [*findings, both_cores(solved)]


def both_cores(solved: list[Solved]) -> Finding:
    """How much faster two cores are than one, over some positions together."""
    twice = [one for one in solved if one.cores == 2]
    seeds = {one.seed for one in twice}
    once = [
        one for one in solved if one.cores == 1 and one.move == TWICE_FROM and one.seed in seeds
    ]
    seconds = [sum(one.seconds for one in some) for some in (once, twice)]
    ratio = seconds[0] / seconds[1]
    return Finding(
        what=f"two cores beside one, after move {TWICE_FROM}",
        found=f"{ratio:.2f} times as fast, {len(twice)} positions",
        target=f"{TWICE:g} times",
        met=ratio >= TWICE,
        data={"seconds": seconds},
    )


def findings_of(move: int, solved: list[Solved]) -> list[Finding]:
    """The median, and whether all were solved in time."""
    median = statistics.median(one.time for one in solved)
    proven = sum(one.is_proven for one in solved)
    rate = sum(one.nodes for one in solved) / sum(one.seconds for one in solved)
    return [
        Finding(
            what=f"exact margin after move {move}",
            found=f"median {median:.3f} s of {len(solved)} positions, {rate / 1e6:.1f} M nodes/s",
            target=f"< {TARGETS[move]:g} s",
            met=median < TARGETS[move],
            data={"seconds": [one.time for one in solved]},
        ),
        Finding(
            what=f"solved within {LONGEST:g} s, after move {move}",
            found=f"{proven} of {len(solved)}",
            target="all",
            met=proven == len(solved),
        ),
    ]
