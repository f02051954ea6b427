"""The figures as a table on the terminal, as Markdown for the docs, and as JSON."""

import os
import platform
from collections.abc import Iterable
from dataclasses import asdict
from itertools import groupby
from typing import Any

import numba
import numpy as np
from rich.box import SIMPLE_HEAD
from rich.table import Table

import sandtable

from .figures import C_PEER, OPENSPIEL_PEERS, SECONDS, Part
from .run import Results, Row

FORMAT = "sandtable-bench/1"
WIDTH = 120
"""Columns of text that the table needs."""
COLUMNS = (
    "figure",
    "median",
    "lowest - highest",
    "of C",
    "x breakthrough",
    "x connect_four",
    "target",
    "target here",
    "met",
)
VERDICTS = {True: "yes", False: "no", None: ""}
COLOURS = {"yes": "green", "no": "red", "": "default"}


def table(results: Results) -> Table:
    """All rows, part by part."""
    drawn = Table(title="Sandtable benchmark", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        drawn.add_column(column, justify="left" if column == COLUMNS[0] else "right")
    for part, rows in groupby(results.rows, key=lambda row: row.figure.part):
        drawn.add_section()
        drawn.add_row(*_heading(part), style="bold")
        for row in rows:
            *texts, verdict = _cells(row)
            drawn.add_row(*texts, f"[{COLOURS[verdict]}]{verdict}")
    return drawn


def markdown(results: Results) -> str:
    """The same table for the docs, with its notes."""
    lines = [_markdown_line(COLUMNS), _markdown_line(["---"] + ["--:"] * (len(COLUMNS) - 1))]
    for part, rows in groupby(results.rows, key=lambda row: row.figure.part):
        lines.append(_markdown_line(f"**{text}**" if text else "" for text in _heading(part)))
        lines += [_markdown_line(_cells(row)) for row in rows]
    return "\n".join([*lines, "", *(f"- {note}" for note in notes(results))])


def notes(results: Results) -> list[str]:
    """What the table cannot say: what is missing and why; whether the C peer plays as we do."""
    missing = [f"no {row.figure.name}: {row.missing}" for row in results.rows if row.missing]
    agreements = [
        f"{agreement.quantity}: ours {agreement.ours:.3f}, C {agreement.peers:.3f}, "
        f"{abs(agreement.standard_errors):.1f} standard errors apart"
        + ("" if agreement.holds else " - TOO FAR: they do not play by the same rules")
        for agreement in results.agreements
    ]
    return missing + agreements


def as_data(results: Results) -> dict[str, Any]:
    """The run as JSON-able data, every sample included."""
    return {
        "format": FORMAT,
        "machine": machine(),
        "figures": [_row_data(row) for row in results.rows],
        "agreement": [
            {**asdict(agreement), "holds": agreement.holds} for agreement in results.agreements
        ],
    }


def _heading(part: Part) -> list[str]:
    return [part.title, part.unit, *[""] * (len(COLUMNS) - 2)]


def _cells(row: Row) -> list[str]:
    """One row as texts, a column each."""
    if row.series is None:
        return [row.figure.name, "none", *[""] * (len(COLUMNS) - 2)]
    low, high = row.series.spread
    of_c = row.ratios.get(C_PEER)
    times = [row.ratios.get(peer) for peer in OPENSPIEL_PEERS]
    depends_on_machine = row.target_here != row.figure.target
    return [
        row.figure.name,
        _number(row.series.median),
        f"{_number(low)} - {_number(high)}",
        "" if of_c is None else f"{of_c:.2f}",
        *("" if ratio is None else f"{ratio:.1f}" for ratio in times),
        _target(row.figure.target, row.figure.part.unit),
        _target(row.target_here, row.figure.part.unit) if depends_on_machine else "",
        VERDICTS[row.met],
    ]


def _number(value: float) -> str:
    """Three digits, with k for thousands and M for millions."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def _target(target: float | None, unit: str) -> str:
    if target is None:
        return ""
    return f"< {_number(target)}" if unit == SECONDS else _number(target)


def _markdown_line(texts: Iterable[str]) -> str:
    return f"| {' | '.join(texts)} |"


def _row_data(row: Row) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": row.figure.name,
        "part": row.figure.part.title,
        "unit": row.figure.part.unit,
        "target": row.figure.target,
        "target_here": row.target_here,
        "met": row.met,
    }
    if row.series is None:
        return data | {"missing": row.missing}
    return data | {
        "median": row.series.median,
        "samples": list(row.series.samples),
        "ratios": row.ratios,
    }


def machine() -> dict[str, Any]:
    """What the figures were measured with."""
    return {
        "cores": os.cpu_count(),
        "architecture": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "sandtable": sandtable.__version__,
    }
