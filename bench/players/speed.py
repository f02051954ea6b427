"""Search speed: our searches beside OpenSpiel's, which are written in C++, in the same run.

A node is a position that alpha-beta looks at; a simulation is one way down a tree, with the playout
or evaluation at its end. Our strongest Patterns level counts nodes, all others simulations; the
compiled ports run the very algorithm of OpenSpiel's bots, so they are the like-for-like figures.
Seconds are those of the processor, so that other work on the machine does not count.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

import pyspiel

from sandtable.arena.entrants import make_entrant

from ..timing import Measure, Series, interleave
from ..yardsticks import ISMCTS, MCTS
from .findings import Finding, Settings, Tell
from .views import middle_of

TIMES = 20.0
"""The strongest level must do so many times as much in a second."""
SECONDS, QUICK_SECONDS = 1.0, 0.5
ROUNDS, QUICK_ROUNDS = 7, 3
SEED = 1
EXPLORATION = 1.0

MEMORY_MB = 2000


@dataclass(frozen=True)
class Search:
    """One search, and what it counts."""

    name: str
    unit: str
    prepare: Callable[[float], Measure]
    """What samples how much it does in a second, working so many seconds."""


@dataclass(frozen=True)
class Comparison:
    """Our searches of one game, the strongest level first, beside OpenSpiel's of similar games."""

    ours: tuple[Search, ...]
    peers: tuple[Search, ...]
    """The first is the most similar one, by which the target goes."""


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """Sample all searches by turns."""
    seconds = QUICK_SECONDS if settings.is_quick else SECONDS
    rounds = QUICK_ROUNDS if settings.is_quick else ROUNDS
    findings = []
    for comparison in comparisons():
        searches = (*comparison.ours, *comparison.peers)
        measures = {search.name: search.prepare(seconds) for search in searches}
        taken = 0

        def before_each(name: str, total: int = rounds * len(searches)) -> None:
            nonlocal taken
            tell(name, taken, total)
            taken += 1

        findings += _compare(comparison, interleave(measures, rounds, before_each))
    return findings


def _compare(comparison: Comparison, series: dict[str, Series]) -> list[Finding]:
    peer = series[comparison.peers[0].name].median
    rows = []
    for search in (*comparison.ours, *comparison.peers):
        rate = series[search.name].median
        is_judged = search is comparison.ours[0]
        times = f", {rate / peer:.1f} times {comparison.peers[0].name}"
        rows.append(
            Finding(
                what=search.name,
                found=f"{rate:,.0f} {search.unit}/s" + (times if search in comparison.ours else ""),
                target=f"{TIMES:g} times" if is_judged else "",
                met=rate >= TIMES * peer if is_judged else None,
                data={"samples": list(series[search.name].samples)},
            )
        )
    return rows


def comparisons() -> tuple[Comparison, ...]:
    """Patterns beside games of similar size with everything visible; Mandala beside card games."""
    return (
        Comparison(
            ours=(
                Search("Patterns, strongest level", "nodes", _ours("patterns", "best")),
                Search("Patterns, compiled MCTS", "simulations", _ours("patterns", MCTS)),
            ),
            peers=(
                Search("OpenSpiel MCTS, hex 7 x 7", "simulations", _mcts("hex(board_size=7)")),
                Search("OpenSpiel MCTS, breakthrough", "simulations", _mcts("breakthrough")),
                Search("OpenSpiel MCTS, connect_four", "simulations", _mcts("connect_four")),
            ),
        ),
        Comparison(
            ours=(
                Search("Mandala, strongest level", "simulations", _ours("mandala", "best")),
                Search("Mandala, compiled IS-MCTS", "simulations", _ours("mandala", ISMCTS)),
            ),
            peers=(
                Search("OpenSpiel IS-MCTS, gin_rummy", "simulations", _ismcts("gin_rummy")),
                Search("OpenSpiel IS-MCTS, hearts", "simulations", _ismcts("hearts")),
            ),
        ),
    )


def _ours(game: str, name: str) -> Callable[[float], Measure]:
    def prepare(seconds: float) -> Measure:
        view = middle_of(game, "speed")
        make_entrant(game, name).choose(view, seconds)  # compiles, or loads what is compiled

        def measure() -> float:
            player = make_entrant(game, name)
            started = process_time()
            effort = player.choose(view, seconds).effort
            return effort / (process_time() - started)

        return measure

    return prepare


def _mcts(name: str) -> Callable[[float], Measure]:
    def make_bot(game: Any, simulations: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        return pyspiel.MCTSBot(
            game, evaluator, EXPLORATION, simulations, MEMORY_MB, True, SEED, False
        )

    return _theirs(name, make_bot)


def _ismcts(name: str) -> Callable[[float], Measure]:
    def make_bot(game: Any, simulations: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        return pyspiel.ISMCTSBot(SEED, evaluator, EXPLORATION, simulations)

    return _theirs(name, make_bot)


def _theirs(name: str, make_bot: Callable[[Any, int], Any]) -> Callable[[float], Measure]:
    """A search of the first decision of a game, with about as many simulations as fit."""

    def prepare(seconds: float) -> Measure:
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        choice = Random(SEED).choice
        while state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])

        def rate(simulations: int) -> float:
            bot = make_bot(game, simulations)
            started = process_time()
            bot.step(state)
            return simulations / (process_time() - started)

        simulations = max(1, round(rate(100) * seconds))
        return lambda: rate(simulations)

    return prepare
