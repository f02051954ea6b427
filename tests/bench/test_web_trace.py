"""When a page can answer, read from a trace: times are microseconds, in hand-made events."""

from typing import Any

import pytest

from bench.web_trace import QUIET, interactive, read_start

ADDRESS = "http://127.0.0.1:1/"


@pytest.mark.parametrize(
    ("tasks", "answers"),
    [
        ([], 100),
        ([(10, 90)], 100),
        ([(90, 200)], 200),
        ([(150, 300), (400, 500)], 500),
        ([(150, 300), (300 + QUIET, 400 + QUIET)], 300),
        ([(150, 300), (299 + QUIET, 400 + QUIET)], 400 + QUIET),
    ],
    ids=["no task", "before the paint", "during it", "two", "after a quiet time", "before its end"],
)
def test_a_page_answers_after_its_last_long_task(
    tasks: list[tuple[int, int]], answers: int
) -> None:
    assert interactive(100, tasks) == answers


def event(name: str, at: int, thread: int = 1, length: int = 0, **about: Any) -> dict[str, Any]:
    return {"name": name, "ts": at, "dur": length, "pid": 1, "tid": thread, "args": about}


def test_only_long_tasks_of_the_page_itself_count() -> None:
    begin = event("navigationStart", 1_000_000, frame="A", data={"documentLoaderURL": ADDRESS})
    events = [
        event("navigationStart", 0, frame="A", data={"documentLoaderURL": "about:blank"}),
        begin,
        event("firstContentfulPaint", 1_200_000, frame="A"),
        event("largestContentfulPaint::Candidate", 1_200_000, frame="A"),
        event("largestContentfulPaint::Candidate", 1_250_000, frame="A"),
        event("largestContentfulPaint::Candidate", 9_000_000, frame="B"),
        event("RunTask", 1_300_000, length=60_000),
        event("RunTask", 1_400_000, length=40_000),
        event("RunTask", 1_500_000, length=90_000, thread=2),
    ]
    start = read_start(events, ADDRESS)
    assert start.first_paint == pytest.approx(0.2)
    assert start.largest_paint == pytest.approx(0.25)
    assert start.interactive == pytest.approx(0.36)
