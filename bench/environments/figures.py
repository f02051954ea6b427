"""What is compared: every figure with its targets, some as multiples of others of the same run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import sandtable

from ..timing import Work
from . import ours, peers

WHOLE, VECTOR, TENSORS, TWO = "whole games", "vector", "vector, tensors", "vector, 2 threads"
SINGLE, SPIEL, SPIEL_DEALS = "single (PettingZoo)", "OpenSpiel", "OpenSpiel, deals=1000"
CONNECT_FOUR = "PettingZoo connect_four, raw"
PGX = {name: f"Pgx {name}" for name in peers.PGX_BATCHES}

BEFORE = {"mandala": 6_400, "patterns": 7_900, "mandamina": 3_900}
"""Moves a second of our OpenSpiel games, with tensors, before tensors were compiled."""
VECTOR_TARGET, TENSORS_TARGET = 2.5e6, 1e6
TWO_CORES = 1.8
"""With fewer cores there, two threads prove nothing."""


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    name: str
    prepare: Callable[[], Work]
    at_least: float | None = None
    """Moves a second."""
    multiples: tuple[tuple[float, str], ...] = ()
    """And so many times another figure."""
    needs_cores: float = 0.0
    """How many cores must have been there for the multiples to count."""
    is_by_clock: bool = False
    """Several threads: processor time would add them up."""


def all_figures() -> Iterator[Figure]:
    """Ours game by game, and the peers."""
    yield Figure(CONNECT_FOUR, peers.connect_four)
    for name, title in PGX.items():
        yield Figure(title, partial(peers.pgx_game, name))
    for game in sandtable.GAMES:
        yield from _figures_of(game)


def _figures_of(game: str) -> Iterator[Figure]:
    def titled(kind: str) -> str:
        return f"{game}: {kind}"

    vector = titled(VECTOR)
    yield Figure(titled(WHOLE), partial(ours.whole_games, game))
    yield Figure(
        vector,
        partial(ours.vector, game, tensors=False),
        VECTOR_TARGET,
        ((0.35, titled(WHOLE)), (100, CONNECT_FOUR)),
    )
    yield Figure(
        titled(TENSORS),
        partial(ours.vector, game, tensors=True),
        TENSORS_TARGET,
        ((0.5, PGX["connect_four"]), (50, PGX["backgammon"]), (50, PGX["go_9x9"])),
    )
    yield Figure(
        titled(f"{VECTOR}, by the clock"),
        partial(ours.vector, game, tensors=False),
        is_by_clock=True,
    )
    yield Figure(
        titled(TWO),
        partial(ours.vector, game, tensors=False, threads=2),
        None,
        ((1.7, titled(f"{VECTOR}, by the clock")),),
        TWO_CORES,
        is_by_clock=True,
    )
    yield Figure(titled(SINGLE), partial(ours.pettingzoo_env, game), None, ((5, CONNECT_FOUR),))
    before = BEFORE.get(game)
    target = before and 5.0 * before
    yield Figure(titled(SPIEL), partial(ours.openspiel_game, game, 0))
    yield Figure(titled(SPIEL_DEALS), partial(ours.openspiel_game, game, ours.DEALS), target)
