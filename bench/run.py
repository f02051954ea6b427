"""One run: prepare all figures, sample them, work out ratios and targets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from .agreement import Agreement, compare_with_c
from .figures import (
    C_PEER,
    C_RATE,
    OPENSPIEL_PEERS,
    OPENSPIEL_RATIO,
    SECONDS,
    Figure,
    rounds,
)
from .peers import Unavailable
from .timing import Effort, Measure, Series, interleave

Tell = Callable[[str], None]
"""Hears what is being done now."""


@dataclass(frozen=True)
class Row:
    """A figure with what was measured, or why it could not be."""

    figure: Figure
    series: Series | None
    missing: str | None
    ratios: dict[str, float]
    """How many times a peer's median this one is, by the name of the peer."""
    target_here: float | None
    """The target on this machine: where it depends on the machine, by the C peer's speed."""

    @property
    def met(self) -> bool | None:
        """Whether all that is asked of the figure holds; None if nothing is."""
        if self.series is None or self.target_here is None:
            return None
        if self.figure.part.unit == SECONDS:
            return self.series.median < self.target_here
        return self.series.median >= self.target_here and all(
            self.ratios.get(peer, OPENSPIEL_RATIO) >= OPENSPIEL_RATIO for peer in OPENSPIEL_PEERS
        )


@dataclass(frozen=True)
class Results:
    """All rows of a run, and whether the C peer plays by our rules."""

    rows: list[Row]
    agreements: list[Agreement]


def step_count(figures: Sequence[Figure], effort: Effort) -> int:
    """How often `tell` will be called."""
    return sum(1 + rounds(figure.part, effort) for figure in figures) + 1


def run(figures: Sequence[Figure], effort: Effort, tell: Tell) -> Results:
    """Measure these figures and compare them."""
    measured: dict[str, Series] = {}
    missing: dict[str, str] = {}
    for part, of_part in groupby(figures, key=lambda figure: figure.part):
        measures = _prepare(list(of_part), effort, missing, tell)
        measured |= interleave(measures, rounds(part, effort), tell)
    tell("comparison with C")
    agreements = compare_with_c(effort.compared_games) if C_PEER in measured else []
    rows = [_row(figure, measured, missing.get(figure.name)) for figure in figures]
    return Results(rows, agreements)


def _prepare(
    figures: Sequence[Figure], effort: Effort, missing: dict[str, str], tell: Tell
) -> dict[str, Measure]:
    """What samples each figure; those that cannot be measured here are noted as missing."""
    measures = {}
    for figure in figures:
        tell(f"preparing: {figure.name}")
        try:
            measures[figure.name] = figure.prepare(effort)
        except Unavailable as reason:
            missing[figure.name] = str(reason)
    return measures


def _row(figure: Figure, measured: dict[str, Series], missing: str | None) -> Row:
    series = measured.get(figure.name)
    target = figure.target
    ratios = {}
    if figure.has_peers and series is not None:
        peers = [peer for peer in (C_PEER, *OPENSPIEL_PEERS) if peer in measured]
        ratios = {peer: series.median / measured[peer].median for peer in peers}
    if figure.has_peers and target is not None and C_PEER in measured:
        target *= measured[C_PEER].median / C_RATE
    return Row(figure, series, missing, ratios, target)
