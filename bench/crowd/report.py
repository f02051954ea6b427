"""What came of an evening, as a table for people and as JSON for programs."""

import math
import os
import platform
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .evening import Found
from .experience import Phase, percentile

KINDS = {
    "seen": "move seen by the other player",
    "move": "move acknowledged",
    "request": "request answered",
    "socket": "socket open",
    "bot": "bot has moved",
}
MOST_NAMED = 10
"""Of the things that did not heal."""


def machine() -> str:
    """What this runs on, and how busy that is."""
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{os.cpu_count()} cores ({_processor()}), load {load}"


def as_json(found: Found) -> dict[str, Any]:
    """Everything that was measured."""
    return {
        "plan": asdict(found.plan),
        "machine": machine(),
        "seconds": {"arrival": found.arrival, "evening": found.seconds},
        "phases": {phase.name: _phase(phase) for phase in found.experience.phases.values()},
        "happened": [asdict(each) for each in found.happened],
        "people_arrived": found.experience.arrived,
        "moves_acknowledged": len(found.experience.acknowledged),
        "moves_lost": sorted(found.lost),
        "server_processors": found.server,
        "server_memory": found.memory,
        "crowd_processors": found.crowd,
        "crowd_late_p99": found.lateness,
    }


def _phase(phase: Phase) -> dict[str, Any]:
    return {
        "waits": {
            kind: {
                "count": len(waits),
                "p50": percentile(waits, 50),
                "p99": percentile(waits, 99),
                "longest": max(waits),
            }
            for kind, waits in phase.waits.items()
        },
        "tried_again": dict(phase.failures),
        "healed": {"count": len(phase.healed), "longest": max(phase.healed, default=0.0)},
        "not_healed": phase.unhealed,
    }


def as_markdown(found: Found) -> str:
    """For docs/benchmarks.md."""
    plan, phases = found.plan, list(found.experience.phases.values())
    head = ["", *(phase.name for phase in phases)]
    rows = []
    for kind, words in KINDS.items():
        rows.append([f"{words}: how often", *(f"{len(_waits(p, kind)):,}" for p in phases)])
        rows.append(["  p50 / p99, ms", *(_percentiles(_waits(p, kind)) for p in phases)])
    rows.append(["tried again", *(f"{sum(p.failures.values()):,}" for p in phases)])
    healed = (f"{max(p.healed, default=0.0):.1f}" for p in phases)
    rows.append(["  healed after, s, at most", *healed])
    rows.append([f"not healed in {plan.heal:g} s", *(f"{len(p.unhealed):,}" for p in phases)])
    lines = [_line(head), "|" + " --- |" + " --: |" * len(phases), *map(_line, rows)]
    return "\n".join([*_summary(found), "", *lines, *_problems(phases)])


def _summary(found: Found) -> list[str]:
    plan = found.plan
    moves = len(found.experience.acknowledged)
    return [
        f"{plan.people:,} people, {plan.minutes:g} minutes {plan.compress:g} times as fast, "
        f"{plan.processes} processes on PostgreSQL; {machine()}.",
        "",
        f"- arrived: {found.experience.arrived:,} people, the first {plan.people:,} "
        f"in {found.arrival:.0f} s; then {found.seconds:.0f} s",
        f"- moves acknowledged: {moves:,}; lost: {len(found.lost):,}",
        f"- server: {found.server:.2f} processors, at most {found.memory / 2**20:,.0f} MiB",
        f"- the people themselves: {found.crowd:.2f} processors, "
        f"late by {found.lateness * 1000:,.0f} ms in 1 of 100 moments",
        *(
            f"- {each.name} after {each.began:.0f} s: {each.what}; whole after {each.seconds:.1f} s"
            for each in found.happened
        ),
    ]


def _problems(phases: list[Phase]) -> list[str]:
    """What people saw that did not heal, and what was tried again."""
    lines = []
    for phase in phases:
        if phase.unhealed:
            lines += ["", f"Not healed ({phase.name}):"]
            lines += [f"- {each}" for each in phase.unhealed[:MOST_NAMED]]
    tried: Counter[str] = sum((phase.failures for phase in phases), Counter())
    if tried:
        most = ", ".join(f"{kind} {count:,}" for kind, count in tried.most_common())
        lines += ["", f"Tried again: {most}."]
    return lines


def _waits(phase: Phase, kind: str) -> list[float]:
    return phase.waits.get(kind, [])


def _percentiles(waits: list[float]) -> str:
    values = (percentile(waits, percent) * 1000 for percent in (50, 99))
    return " / ".join("" if math.isnan(value) else f"{value:,.0f}" for value in values).strip(" /")


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()
