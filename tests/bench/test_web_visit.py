"""When a page is quiet, and what it had asked for by then; times in seconds, made by hand."""

import pytest

from bench.web_visit import SILENCE, Line, Span, quiet_from


@pytest.mark.parametrize(
    ("spans", "quiet"),
    [
        ([], 1.0),
        ([(0.1, 0.5)], 1.0),
        ([(0.1, 1.5)], 1.5),
        ([(1.2, 1.4), (0.1, 1.3)], 1.4),
        ([(0.1, 1.5), (1.5 + SILENCE, 9.0)], 1.5),
        ([(0.1, 1.5), (1.4 + SILENCE, 9.0)], 9.0),
        ([(0.5, float("inf"))], float("inf")),
    ],
    ids=["nothing", "before", "during", "two", "after a silence", "before its end", "no end"],
)
def test_a_page_is_quiet_from_the_end_of_the_last_thing_before_a_silence(
    spans: list[Span], quiet: float
) -> None:
    assert quiet_from(spans, usable=1.0) == quiet


def test_requests_count_from_the_page_itself_and_pictures_in_the_page_do_not() -> None:
    line = Line()
    asked = (("page", 10.0), ("script", 10.2), ("picture", 12.0))
    for name, at in asked:
        line._begin({"requestId": name, "timestamp": at, "request": {"url": "http://x/"}})
    line._begin({"requestId": "in", "timestamp": 10.1, "request": {"url": "data:image/png,"}})
    line._end({"requestId": "page", "timestamp": 10.5, "encodedDataLength": 900})
    line._end({"requestId": "in", "timestamp": 10.5, "encodedDataLength": 900})
    assert line.until(1.0) == ["page", "script"]
    assert line.sizes == {"page": 900}
    assert [(round(a, 6), b) for a, b in line.spans()] == [
        (0.0, 0.5),
        (0.2, float("inf")),
        (2.0, float("inf")),
    ]
