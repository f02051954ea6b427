"""How fast Patterns endings are solved: exact margins from positions of strong self-play.

python -m bench.players --only endings
"""

import itertools
import math
import statistics
import time
from collections.abc import Iterator

from sandtable import load
from sandtable.games.batch import States
from sandtable.games.patterns.state import TURN
from sandtable.players.clock import Clock
from sandtable.players.patterns.evaluation import load_weights
from sandtable.players.patterns.reading import action_of
from sandtable.players.patterns.thinking import Thinking

from .players.findings import Finding, Settings, Tell

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


def self_play(seed: int) -> Iterator[tuple[int, States]]:
    """The positions of one game that are to be solved, with the number of moves before."""
    position = GAME.deal(seed=f"endings {seed}")
    position.play(position.legal_moves()[0])
    states = position.observation()
    thinking = Thinking(load_weights(), table_bits=18)
    for move in range(max(TARGETS) + 1):
        if states[0].phase != TURN:
            return
        if move in TARGETS:
            yield move, states.copy()
        finding = thinking.think(states, Clock(60.0), thinking_depth(states), NODES)
        GAME.batch.play_checked(states, action_of(GAME, states, finding.line[0]))


def thinking_depth(states: States) -> int:
    """Deep enough never to be the limit, but no search to the end."""
    return int(sum(int(tiles).bit_count() for tiles in states[0].up)) - 1


def solve(states: States, cores: int = 1) -> float:
    """Processor seconds until the margin is proven, infinite if it takes too long.

    With more cores than one they are those of the thread that proves it: on a quiet machine the
    seconds that pass.
    """
    thinking = Thinking(load_weights(), cores=cores)
    began = time.thread_time()

    def is_time_up() -> bool:
        return time.thread_time() - began > LONGEST

    finding = thinking.solve(states, is_time_up)
    return time.thread_time() - began if finding.is_proven else math.inf


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`."""
    count = QUICK_POSITIONS if settings.is_quick else POSITIONS
    found: dict[int, list[States]] = {move: [] for move in TARGETS}
    for seed in itertools.count():
        tell("playing", len(found[max(TARGETS)]), count)
        if len(found[max(TARGETS)]) >= count:
            break
        for move, states in self_play(seed):
            found[move].append(states)
    solve(found[max(TARGETS)][0])  # compiles what is not yet
    findings = []
    for move in TARGETS:
        seconds: list[float] = []
        for states in found[move][:count]:
            tell(f"solving from move {move}", len(seconds), count)
            seconds.append(solve(states))
        findings += findings_of(move, seconds)
    return [*findings, both_cores(found[TWICE_FROM][: min(count, TWICE_POSITIONS)], tell)]


def both_cores(positions: list[States], tell: Tell) -> Finding:
    """How much faster two cores are than one, over some positions together."""
    seconds = [0.0, 0.0]
    for done, states in enumerate(positions):
        tell("solving on two cores", done, len(positions))
        for cores in (1, 2):
            seconds[cores - 1] += min(solve(states, cores), LONGEST)
    ratio = seconds[0] / seconds[1]
    return Finding(
        what=f"two cores beside one, after move {TWICE_FROM}",
        found=f"{ratio:.2f} times as fast, {len(positions)} positions",
        target=f"{TWICE:g} times",
        met=ratio >= TWICE,
        data={"seconds": seconds},
    )


def findings_of(move: int, seconds: list[float]) -> list[Finding]:
    """The median, and whether all were solved in time."""
    median = statistics.median(seconds)
    solved = [each for each in seconds if each < math.inf]
    return [
        Finding(
            what=f"exact margin after move {move}",
            found=f"median {median:.3f} s of {len(seconds)} positions",
            target=f"< {TARGETS[move]:g} s",
            met=median < TARGETS[move],
            data={"seconds": seconds},
        ),
        Finding(
            what=f"solved within {LONGEST:g} s, after move {move}",
            found=f"{len(solved)} of {len(seconds)}",
            target="all",
            met=len(solved) == len(seconds),
        ),
    ]
