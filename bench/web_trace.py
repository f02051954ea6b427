"""What a trace of Chromium says about the start of a page: painted, and able to answer."""

from dataclasses import dataclass
from typing import Any

LONG = 50_000
"""Microseconds: a task that takes longer keeps a click waiting."""
QUIET = 5_000_000
"""A page answers at once from the last long task on before it was quiet for so long."""


@dataclass(frozen=True)
class Start:
    """Seconds from the beginning of the navigation."""

    first_paint: float
    largest_paint: float
    interactive: float


class NoBeginning(LookupError):
    """The browser has not traced how the page began: once in a while it does not."""


def read_start(events: list[dict[str, Any]], address: str) -> Start:
    """How the page at this address began."""
    beginnings = [
        event
        for event in events
        if event["name"] == "navigationStart"
        and event["args"].get("data", {}).get("documentLoaderURL") == address
    ]
    if not beginnings:
        raise NoBeginning(address)
    begin = beginnings[-1]
    frame, began = begin["args"]["frame"], begin["ts"]
    paints = {
        name: [
            event["ts"]
            for event in events
            if event["name"] == name
            and event["args"].get("frame") == frame
            and event["ts"] >= began
        ]
        for name in ("firstContentfulPaint", "largestContentfulPaint::Candidate")
    }
    first = paints["firstContentfulPaint"][0]
    tasks = sorted(
        (event["ts"], event["ts"] + event["dur"])
        for event in events
        if event["name"] == "RunTask"
        and (event["pid"], event["tid"]) == (begin["pid"], begin["tid"])
        and event.get("dur", 0) > LONG
    )
    return Start(
        first_paint=(first - began) / 1e6,
        largest_paint=(max(paints["largestContentfulPaint::Candidate"]) - began) / 1e6,
        interactive=(interactive(first, tasks) - began) / 1e6,
    )


def interactive(first_paint: int, tasks: list[tuple[int, int]]) -> int:
    """When the last long task before a quiet time ended; the first paint if there was none."""
    answers = first_paint
    for begin, end in tasks:
        if end <= first_paint:
            continue
        if begin - answers >= QUIET:
            break
        answers = end
    return answers
