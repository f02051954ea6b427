"""The figures of reviews, from the lines of JSON that measuring wrote."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from sandtable.study.review.marks import SIGMAS, SURE_SHARE, THRESHOLDS, as_accuracy

Row = dict[str, Any]
GRAVE = ("mistake", "blunder")


def report(rows: Sequence[Row], levels: Sequence[str], unit: str) -> Iterator[str]:
    """Line by line."""
    games = [row for row in rows if row["kind"] == "game"]
    planted = [row for row in rows if row["kind"] == "planted" and row["cost"] is not None]
    if games:
        yield from _games(games, unit)
        yield from _accuracy(games, levels)
    if planted:
        found = sum(row["found"] for row in planted)
        marked = sum(row["mark"] == "blunder" for row in planted)
        yield (
            f"planted: {found} of {len(planted)} found as the worst decision, "
            f"{marked} called a blunder"
        )


def _games(games: Sequence[Row], unit: str) -> Iterator[str]:
    judge = np.mean([row["judge"] for row in games])
    static = np.mean([row["static"] for row in games])
    marks = {mark: sum(row["marks"][mark] for row in games) for mark in games[0]["marks"]}
    marked = sum(row["marked"] for row in games)
    yield f"{len(games)} games; marks: {marks}"
    yield f"ledger: largest gap {max(row['gap'] for row in games):.1e}"
    yield f"uncertain per decision: {judge:.4f}, by a glance {static:.4f}"
    for name in ("first", "whole"):
        seconds = [row[name] for row in games]
        low, high = np.percentile(seconds, 50), np.percentile(seconds, 95)
        yield f"seconds of one core, {name}: p50 {low:.2f}, p95 {high:.2f}"
    unclear = sum(row["unclear"] for row in games) / max(marked, 1)
    facts = sum(row["facts"] for row in games)
    false = sum(row["false"] for row in games)
    yield f"facts told: {facts}, false by the checker: {false}; marks without one: {unclear:.1%}"
    yield from _deeper([each for row in games for each in row["deeper"]], unit)


def _deeper(rows: Sequence[Row], unit: str) -> Iterator[str]:
    grave = [row for row in rows if row["mark"] in GRAVE]
    threshold = THRESHOLDS[unit].mistake
    if grave:
        for share, name in ((1.0, "a mistake too"), (SURE_SHARE, "at least half of one")):
            agreed = sum(row["deeper"][0] >= share * threshold for row in grave)
            yield (
                f"mistakes and blunders: {agreed} of {len(grave)} ({agreed / len(grave):.0%}) "
                f"are {name} by the deeper judgement"
            )
    known = [row for row in rows if row["error"] is not None]
    if known:
        inside = [_is_inside(row) for row in known]
        yield f"95 % intervals cover {np.mean(inside):.1%} of {len(known)} deeper judgements"


def _is_inside(row: Row) -> bool:
    """Whether the deeper judgement lies in the interval; one that is lopsided is given as such."""
    deeper, error = row["deeper"]
    if row.get("interval"):
        low, high = row["interval"]
        return bool(low <= deeper <= high)
    return bool(abs(row["lead"] - deeper) <= SIGMAS * np.hypot(row["error"], error))


def _accuracy(games: Sequence[Row], levels: Sequence[str]) -> Iterator[str]:
    """The accuracy of each level over all its games, and whether adjacent ones are in order."""
    losses: dict[str, list[float]] = defaultdict(list)
    for row in games:
        for level, (_, loss, decisions) in zip(row["levels"], row["accuracy"], strict=True):
            if decisions:
                losses[level].append(loss)
    found = {level: _mean(losses[level]) for level in levels if losses[level]}
    for level, (mean, error) in found.items():
        yield (
            f"{level}: accuracy {as_accuracy(mean):.1f} "
            f"(loses {mean:.2f} +- {error:.2f} % per decision, {len(losses[level])} games)"
        )
    for (one, weaker), (other, stronger) in pairwise(found.items()):
        error = float(np.hypot(weaker[1], stronger[1]))
        yield f"{other} loses {weaker[0] - stronger[0]:.2f} +- {error:.2f} less than {one}"


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(np.mean(values)), float(np.std(values) / np.sqrt(len(values)))
