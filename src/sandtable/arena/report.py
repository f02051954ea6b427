"""What the results of a match say: scores, rating differences, ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .picture import Rated
from .rating import Z_95, Estimate, estimate, fit

Scores = Mapping[tuple[str, str], Sequence[float]]


@dataclass(frozen=True)
class Meeting:
    """How two players did against each other, seen by the first."""

    first: str
    second: str
    estimate: Estimate

    def sentence(self) -> str:
        """One line: games, share of the points, rating difference with its interval."""
        found = self.estimate
        share = f"{100 * found.score:.1f} % ± {100 * Z_95 * found.deviation:.1f}"
        elo = f"Elo {found.elo:+.0f} ({found.low:+.0f} to {found.high:+.0f})"
        return f"{self.first} against {self.second}: {2 * found.pairs} games, {share}, {elo}"


def meetings(scores: Scores) -> list[Meeting]:
    """Every two players that have met."""
    return [
        Meeting(first, second, estimate(pairs))
        for (first, second), pairs in scores.items()
        if pairs
    ]


def ratings(scores: Scores, players: Sequence[str]) -> list[Rated]:
    """All players on one scale, the first named at 0, with the interval of each one's own games."""
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
