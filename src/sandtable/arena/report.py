"""What the results of a match say: scores, rating differences, ratings, times."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..games import Game, load
from .control import control_of
from .match import Match, Pair
from .picture import Rated
from .rating import Z_95, Estimate, estimate, fit
from .results import pair_scores

TOLERANCE = 1.1
"""Whoever thinks longer than its time and a tenth is named."""

MOST_REASONS = 3
"""So many sentences about forfeited games."""


@dataclass(frozen=True)
class Meeting:
    """How two players did against each other, seen by the first."""

    first: str
    second: str
    plain: Estimate
    without_luck: Estimate | None
    """The same with the luck of the cards taken out; None in a game without chance."""
    stopped: int = 0
    """How many of their games did not end and were stopped: half a point for both."""
    ceiling: int = Game.most_moves
    """After how many moves."""
    forfeits: tuple[str, ...] = ()
    """Why games were forfeited, a sentence each."""

    @property
    def estimate(self) -> Estimate:
        """The best there is to say. Who wins or loses all of them does so with any luck."""
        if self.without_luck is None or self.plain.score in (0, 1):
            return self.plain
        return self.without_luck

    def sentences(self) -> list[str]:
        """Games, share of the points, rating difference with its interval."""
        games = f"{self.first} against {self.second}: {2 * self.plain.pairs} games"
        lines = [f"{games}, {figures(self.plain)}"]
        if self.estimate is not self.plain:
            lines.append(f"  with luck taken out: {figures(self.estimate)}")
        if self.stopped:
            lines.append(f"  stopped after {self.ceiling} moves, half a point each: {self.stopped}")
        if self.forfeits:
            lines.append(f"  lost by forfeit: {len(self.forfeits)}, for example")
            lines += [f"    {reason}" for reason in self.forfeits[:MOST_REASONS]]
        return lines


def figures(found: Estimate) -> str:
    """An estimate in words."""
    share = f"{100 * found.score:.1f} % ± {100 * Z_95 * found.deviation:.1f}"
    elo, low, high = (round(value) for value in (found.elo, found.low, found.high))
    return f"{share}, Elo {elo:+d} ({low:+d} to {high:+d})"


def meetings(match: Match, pairs: Sequence[Pair]) -> list[Meeting]:
    """Every two players that have met, in the order of the match."""
    plain = pair_scores(pairs)
    control = control_of(match.game)
    without_luck = None if control is None else pair_scores(pairs, control)
    stopped = Counter(pair[0].players for pair in pairs for game in pair if game.outcome.is_stopped)
    return [
        Meeting(
            *pairing,
            estimate(plain[pairing]),
            None if without_luck is None else estimate(without_luck[pairing]),
            stopped[pairing],
            load(match.game).most_moves,
            tuple(
                game.reason
                for pair in pairs
                for game in pair
                if game.reason is not None and pair[0].players == pairing
            ),
        )
        for pairing in match.pairings
        if pairing in plain
    ]


@dataclass(frozen=True)
class Pace:
    """How long a player thought at most, and how long it may."""

    player: str
    slowest: float
    budget: float

    @property
    def is_over_time(self) -> bool:
        """Whether it took more than its time and a tenth. Who has no time does not think."""
        return 0 < self.budget * TOLERANCE < self.slowest

    def __str__(self) -> str:
        return f"{self.slowest:.2f} s of {self.budget:.2f} s"


def paces(match: Match, pairs: Sequence[Pair]) -> list[Pace]:
    """The slowest move of every player that has played."""
    slowest: dict[str, float] = {}
    for result in (result for pair in pairs for result in pair):
        for player, seconds in zip(result.players, result.slowest, strict=True):
            slowest[player] = max(slowest.get(player, 0.0), seconds)
    return [
        Pace(player, slowest[player], match.budget_of(player))
        for player in match.players
        if player in slowest
    ]


def rate_all(match: Match, played: Sequence[Pair]) -> list[Rated]:
    """All players on one scale, the first named at 0, with the interval of each one's own games."""
    players = match.players
    scores = pair_scores(played, control_of(match.game))
    fitted = fit(scores, anchor=players[0])
    rated = []
    for name in players:
        own = [
            score if name == first else 1 - score
            for (first, second), pairs in scores.items()
            if name in (first, second)
            for score in pairs
        ]
        margin = estimate(own)
        rated.append(
            Rated(
                name,
                fitted[name],
                fitted[name] - (margin.elo - margin.low),
                fitted[name] + (margin.high - margin.elo),
            )
        )
    return rated


def title(match: Match, game: str) -> str:
    """What a picture is headed with."""
    time = "each in its own time" if match.budget is None else f"{match.budget:g} s per move"
    return f"{game}, {time}"
