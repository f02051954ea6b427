"""What is measured: every figure, its peers and its target."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import sandtable

from . import fresh
from .own import GAMES_A_PIECE, SEED, RandomGames, text_moves
from .peers import openspiel
from .peers.hand_written_c import CPatterns
from .timing import Effort, Measure, Work, rate

C_PEER = "C patterns"
C_RATE = 14e6
"""The targets of random games hold on a machine where the C peer does so many moves per second."""
OPENSPIEL_PEERS = tuple(f"OpenSpiel {name}" for name in openspiel.GAMES)
OPENSPIEL_RATIO = 10.0
"""Random games must be at least this many times as fast as OpenSpiel's."""

RANDOM_TARGETS = {"patterns": 7e6, "mandala": 4e6, "mandamina": 10e6}
TEXT_TARGET = 50_000.0
IMPORT_TARGET = 1.0
COMPILE_TARGET = 15.0


@dataclass(frozen=True)
class Part:
    """A part of the table: its figures count the same and are sampled by turns."""

    title: str
    unit: str


MOVES, SECONDS = "moves/s", "s"

RANDOM = Part("Random games", MOVES)
"""On one core, deal to score."""
TEXT = Part("Text moves", MOVES)
"""Through the friendly API."""
START = Part("Start, warm", SECONDS)
"""In a fresh process, all code compiled before."""
COMPILE = Part("Start, cold", SECONDS)
"""In a fresh process, nothing compiled before."""


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    name: str
    part: Part
    prepare: Callable[[Effort], Measure]
    """Do all that comes before the clock starts; peers.Unavailable when there is no peer."""
    target: float | None = None
    has_peers: bool = False
    """Whether it is compared with the peers."""


def all_figures() -> list[Figure]:
    """Every figure, in the order of the table."""
    return [*_random_games(), *_text_moves(), *_starts(), *_compiles()]


def rounds(part: Part, effort: Effort) -> int:
    """How often the figures of a part are sampled."""
    return {START: effort.starts, COMPILE: effort.compiles}.get(part, effort.rounds)


def _random_games() -> list[Figure]:
    own = [
        Figure(
            f"random {name}",
            RANDOM,
            _rate_of(partial(_own_games, name)),
            RANDOM_TARGETS[name],
            has_peers=True,
        )
        for name in sandtable.GAMES
    ]
    c_peer = Figure(C_PEER, RANDOM, _rate_of(_c_games))
    openspiel_peers = [
        Figure(peer, RANDOM, _rate_of(partial(openspiel.random_games, name)))
        for peer, name in zip(OPENSPIEL_PEERS, openspiel.GAMES, strict=True)
    ]
    return [*own, c_peer, *openspiel_peers]


def _text_moves() -> list[Figure]:
    play = [
        Figure(
            f"play {name}",
            TEXT,
            _rate_of(partial(text_moves, name, ask_first=False)),
            TEXT_TARGET,
        )
        for name in sandtable.GAMES
    ]
    ask_and_play = [
        Figure(
            f"list and play {name}",
            TEXT,
            _rate_of(partial(text_moves, name, ask_first=True)),
        )
        for name in sandtable.GAMES
    ]
    return [*play, *ask_and_play]


def _starts() -> list[Figure]:
    first_moves = [
        Figure(f"first move {name}", START, _warm(fresh.first_move_time(name)))
        for name in sandtable.GAMES
    ]
    return [
        Figure("import", START, _warm(fresh.import_time), IMPORT_TARGET),
        *first_moves,
    ]


def _compiles() -> list[Figure]:
    return [
        Figure(f"compile {name}", COMPILE, _cold(fresh.compile_time(name)), COMPILE_TARGET)
        for name in sandtable.GAMES
    ]


def _own_games(name: str) -> Work:
    fresh.compile_random_games(name)
    return RandomGames(name).play


def _c_games() -> Work:
    peer = CPatterns(SEED)
    return lambda: peer.play(GAMES_A_PIECE)


def _rate_of(make_work: Callable[[], Work]) -> Callable[[Effort], Measure]:
    """Prepare a rate: the first piece of work, with all that is compiled then, is not timed."""

    def prepare(effort: Effort) -> Measure:
        work = make_work()
        work()
        return lambda: rate(work, effort.seconds)

    return prepare


def _warm(measure: Measure) -> Callable[[Effort], Measure]:
    """Prepare a start: the first one, which may find nothing compiled, does not count."""

    def prepare(effort: Effort) -> Measure:
        measure()
        return measure

    return prepare


def _cold(measure: Measure) -> Callable[[Effort], Measure]:
    """Prepare nothing: the first time counts like any other."""
    return lambda effort: measure
