"""Levels measured: each against the one below, and all of them on one scale."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..players.level import LEVEL_NAMES
from ..players.ratings import Rating
from .match import Match, Pair
from .picture import Rated
from .rating import ELO_SCALE, Z_95, Estimate, score_of
from .report import Meeting, Pace, meetings, paces


@dataclass(frozen=True)
class Rung:
    """One level of a ladder."""

    level: str
    meeting: Meeting | None
    """With the level below; None for the lowest."""
    elo: float
    """How far above the lowest level: the sum of the steps up to here."""
    margin: float
    """The truth is within so much of it 95 times in 100."""
    pace: Pace

    @property
    def rating(self) -> Rating:
        """As people see it."""
        return Rating(round(self.elo), math.ceil(self.margin))

    @property
    def rated(self) -> Rated:
        """As a picture shows it."""
        return Rated(self.level, self.elo, self.elo - self.margin, self.elo + self.margin)


def rungs(match: Match, pairs: Sequence[Pair]) -> list[Rung]:
    """The levels of a ladder, as far up as neighbours have met, the lowest first."""
    met = {meeting.first: meeting for meeting in meetings(match, pairs)}
    timed = {pace.player: pace for pace in paces(match, pairs)}
    climbed: list[Rung] = []
    elo = variance = 0.0
    for level in match.players:
        meeting = met.get(level)
        if meeting is not None:
            elo += meeting.estimate.elo
            variance += _step_deviation(meeting.estimate) ** 2
        elif climbed or level not in timed:
            break
        climbed.append(Rung(level, meeting, elo, Z_95 * math.sqrt(variance), timed[level]))
    return climbed


def _step_deviation(step: Estimate) -> float:
    """The standard error of a step, on the scale of ratings: the wider half of its interval."""
    if 0 < step.score < 1 and step.deviation > 0:
        return step.deviation * ELO_SCALE / (step.score * (1 - step.score))
    return max(step.high - step.elo, step.elo - step.low) / Z_95


HEAD = ("", "level", "score", "95 % interval", "step", "Elo", "slowest move")
WIDTHS = "{:>1}  {:<10} {:>7}  {:>16}  {:>5}  {:>11}  {}"


def table(match: Match, pairs: Sequence[Pair]) -> list[str]:
    """The ladder as lines of text, the strongest on top, 80 columns wide.

    Levels are numbered from 1; with whom else the scale begins has no number of theirs.
    """
    climbed = rungs(match, pairs)
    lines = [WIDTHS.format(*HEAD)]
    first = 1 if match.players[0] in LEVEL_NAMES else 0
    for number, rung in reversed(list(enumerate(climbed, start=first))):
        step = ("", "", "") if rung.meeting is None else _step(rung.meeting.estimate)
        lines.append(WIDTHS.format(number, rung.level, *step, str(rung.rating), str(rung.pace)))
    return [line.rstrip() for line in lines]


def _step(found: Estimate) -> tuple[str, str, str]:
    return (
        f"{100 * found.score:.1f} %",
        f"{100 * score_of(found.low):.1f} to {100 * score_of(found.high):.1f} %",
        f"{found.elo:+.0f}",
    )
