"""How fast Patterns endings are solved: exact margins from positions of strong self-play.

python -m bench.patterns_endings                   100 positions for each move, half an hour
python -m bench.patterns_endings --positions 10    a quick look
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sandtable import load
from sandtable.games.batch import States
from sandtable.games.patterns.state import TURN
from sandtable.players.clock import Clock
from sandtable.players.patterns.evaluation import load_weights
from sandtable.players.patterns.reading import action_of
from sandtable.players.patterns.thinking import Thinking

POSITIONS = 100
NODES = 100_000
"""Positions searched for each move of self-play: the same on every computer."""
TARGETS = {24: 0.05, 20: 0.5, 18: 3.0}
"""Seconds that the median may take, by how many moves were made after the bowls."""
LONGEST = 15.0
"""Seconds within which all should be solved."""
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


def solve(states: States) -> float:
    """Processor seconds until the margin is proven, infinite if it takes too long."""
    thinking = Thinking(load_weights())
    began = time.thread_time()

    def is_time_up() -> bool:
        return time.thread_time() - began > LONGEST

    finding = thinking.solve(states, is_time_up)
    return time.thread_time() - began if finding.is_proven else float("inf")


def main(positions: int) -> None:
    found: dict[int, list[States]] = {move: [] for move in TARGETS}
    seconds: dict[int, list[float]] = {move: [] for move in TARGETS}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing", total=positions)
        seed = 0
        while len(found[max(TARGETS)]) < positions:
            for move, states in self_play(seed):
                found[move].append(states)
            seed += 1
            progress.update(bar, completed=len(found[max(TARGETS)]))
        bar = progress.add_task("solving", total=positions * len(TARGETS))
        solve(found[max(TARGETS)][0])  # compiles what is not yet
        for move in TARGETS:
            for states in found[move][:positions]:
                seconds[move].append(solve(states))
                progress.advance(bar)
    Console().print(table_of(seconds))


def table_of(seconds: dict[int, list[float]]) -> Table:
    """Medians, the worst, and how many took too long."""
    table = Table("move", "positions", "median s", "target", "worst s", f"over {LONGEST:g} s")
    for move, times in seconds.items():
        over = sum(each == float("inf") for each in times)
        median = statistics.median(times)
        row = (median, TARGETS[move], max(times))
        table.add_row(str(move), str(len(times)), *(f"{each:.2f}" for each in row), str(over))
    return table


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    main(parser.parse_args().positions)
