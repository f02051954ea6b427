"""How long a visitor waited is read from the log of the table."""

from typing import Any

from bench.bot_attack import Found, read


def seen(*events: tuple[str, int | None, int]) -> dict[str, Any]:
    told = [{"kind": kind, "seat": seat, "at": at} for kind, seat, at in events]
    return {"events": told, "table": {"seat": 1}}


def test_a_bot_is_waited_for_from_the_last_move() -> None:
    found = read(
        seen(
            ("opened", None, 100),
            ("started", None, 1000),
            ("played", 0, 1250),
            ("played", 1, 9000),
            ("played", 0, 9500),
            ("played", 0, 9600),
        )
    )
    assert found.waits == [0.25, 0.5, 0.1]
    assert str(found) == "0.25 s, longest 0.50 s"
    assert not found.lost_on_time


def test_a_bot_that_lost_on_time_is_told_apart_from_a_visitor_who_did() -> None:
    assert read(seen(("started", None, 0), ("timed-out", 0, 5000))).lost_on_time
    assert not read(seen(("started", None, 0), ("timed-out", 1, 5000))).lost_on_time


def test_who_gave_up_waited_for_longer() -> None:
    assert str(Found([1.0]).given_up(120.0)) == "60.50 s, longest more than 120.00 s"
