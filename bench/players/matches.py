"""The strongest level against plain tree search: OpenSpiel's own bots, and compiled ports."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from sandtable import load
from sandtable.arena.match import Match, Pair, Task, play_all
from sandtable.arena.rating import ONE_IN_TWENTY, Z_95, Estimate
from sandtable.arena.report import meetings
from sandtable.arena.results import append, start_file
from sandtable.players.level import LEVEL_NAMES

from ..yardsticks import ISMCTS, MCTS, SO_ISMCTS
from .clock import ByProcessorTime
from .findings import Finding, Settings, Tell

RESULTS = Path(__file__).parents[1] / "results" / "matches"
STRONGEST = LEVEL_NAMES[-1]
SEED = "bench"
LONGEST_NAME = 80
"""The command of a program is too long for the name of a file."""


@dataclass(frozen=True)
class Peer:
    """Whom the strongest level must beat, and how clearly."""

    game: str
    player: str
    words: str
    target: float | None
    """Share of the points; None: nothing is asked."""
    who: str | None = None
    """Who plays against it; else the strongest level."""


PEERS = (
    Peer("patterns", "bench.peers.openspiel_bots:mcts", "OpenSpiel's MCTS", 0.90),
    Peer("mandala", "bench.peers.openspiel_bots:ismcts", "OpenSpiel's IS-MCTS", 0.90),
    Peer("patterns", MCTS, "the compiled MCTS", 0.80),
    Peer("mandala", ISMCTS, "the compiled IS-MCTS", 0.75),
    Peer("mandala", SO_ISMCTS, "single-observer IS-MCTS as published", 0.75),
)


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """A match against each of them, or the rest of one that was broken off."""
    peers = [peer for peer in PEERS if settings.game in (None, peer.game)]
    return [finding_of(peer, play(peer, settings, tell), settings) for peer in peers]


def play(peer: Peer, settings: Settings, tell: Tell) -> Estimate:
    """The match against one of them."""
    players = (peer.who or STRONGEST, peer.player)
    match = Match(peer.game, players, settings.games // 2, settings.budget, SEED)
    played = start_file(_file_of(peer, settings), match)
    done = {one.pair for one, _ in played}
    left = [task for task in match.tasks() if task.pair not in done]
    tasks: list[Task[Pair]] = [*left]
    if settings.by_processor_time:
        tasks = [ByProcessorTime(task) for task in left]
    words = f"{load(peer.game).title}, {peer.words}"
    tell(words, len(played), match.pairs)
    for pair in play_all(iter(tasks), settings.workers):
        append(_file_of(peer, settings), pair)
        played.append(pair)
        tell(f"{words}: {100 * _estimate(match, played).score:.0f} %", len(played), match.pairs)
    return _estimate(match, [pair for pair in played if pair[0].pair < match.pairs])


def _file_of(peer: Peer, settings: Settings) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    names = peer.player if peer.who is None else f"{peer.who}-{peer.player}"
    plain = names.replace(":", ".")
    if len(plain) > LONGEST_NAME:
        plain = sha256(plain.encode()).hexdigest()[:16]
    clock = "-processor" if settings.by_processor_time else ""
    return RESULTS / f"{peer.game}-{plain}-{settings.budget:g}{clock}.jsonl"


def _estimate(match: Match, played: list[Pair]) -> Estimate:
    (meeting,) = meetings(match, played)
    return meeting.estimate


def _interval(result: Estimate) -> tuple[float, float]:
    """Between which scores the true one lies, 95 times in a hundred."""
    if result.score in (0, 1):  # all or nothing: at the other end this happens once in twenty times
        end = ONE_IN_TWENTY ** (1 / result.pairs)
        return (end, 1.0) if result.score else (0.0, 1 - end)
    margin = Z_95 * result.deviation
    return max(result.score - margin, 0.0), min(result.score + margin, 1.0)


def finding_of(peer: Peer, result: Estimate, settings: Settings) -> Finding:
    """What came of a match, as a row of the table."""
    low, high = _interval(result)
    kind = "processor " if settings.by_processor_time else ""
    pace = f"{settings.budget:g} {kind}s per move"
    return Finding(
        what=f"{load(peer.game).title} against {peer.words}, {pace}",
        found=f"{100 * result.score:.1f} % of {2 * result.pairs} games "
        f"({100 * low:.1f} to {100 * high:.1f})",
        target="" if peer.target is None else f"{100 * peer.target:.0f} %",
        met=None if peer.target is None else result.score >= peer.target,
        data={"score": result.score, "low": low, "high": high, "games": 2 * result.pairs},
    )
