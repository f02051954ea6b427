"""One day for the whole world: midnight, summer time, leap days, wrong clocks."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from sandtable.study.daily.days import (
    DAY,
    FIRST_DAY,
    ServerClock,
    counts,
    day_at,
    day_numbered,
    number_of,
    start_of,
    until_next,
)

HOUR = 3600 * 1000


def moment(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_numbers_begin_with_a_monday() -> None:
    assert FIRST_DAY.weekday() == 0
    assert number_of(FIRST_DAY) == 1
    assert number_of(date(2026, 11, 23)) == 8
    assert day_numbered(8) == date(2026, 11, 23)


def test_midnight_belongs_to_the_new_day() -> None:
    midnight = moment("2026-11-18T00:00:00")
    assert day_at(midnight - 1) == date(2026, 11, 17)
    assert day_at(midnight) == date(2026, 11, 18)
    assert until_next(midnight) == 24 * HOUR
    assert until_next(midnight - 1) == 1


@pytest.mark.parametrize(
    ("local", "zone", "day"),
    [
        ("2026-11-18T00:30:00", "Europe/Berlin", "2026-11-17"),
        ("2026-11-18T01:00:00", "Europe/Berlin", "2026-11-18"),
        ("2026-11-17T19:30:00", "America/New_York", "2026-11-18"),
        ("2026-11-18T13:30:00", "Pacific/Kiritimati", "2026-11-17"),
    ],
)
def test_the_day_is_that_of_greenwich_everywhere(local: str, zone: str, day: str) -> None:
    assert day_at(moment(local, zone)) == date.fromisoformat(day)


@pytest.mark.parametrize(("day", "hours"), [("2027-03-28", 23), ("2027-10-31", 25)])
def test_summer_time_does_not_make_a_day_shorter_or_longer(day: str, hours: int) -> None:
    """In Berlin these days have 23 and 25 hours; the Daily has 24, and the countdown is right."""
    begin = date.fromisoformat(day)
    ends = [datetime(d.year, d.month, d.day, tzinfo=ZoneInfo("Europe/Berlin"))
            for d in (begin, begin + timedelta(days=1))]  # fmt: skip
    assert ends[1].timestamp() - ends[0].timestamp() == hours * 3600
    assert start_of(begin + timedelta(days=1)) - start_of(begin) == DAY
    noon = moment(f"{day}T12:00:00")
    assert until_next(noon) == 12 * HOUR


def test_leap_days_are_days() -> None:
    assert number_of(date(2028, 3, 1)) - number_of(date(2028, 2, 28)) == 2
    assert day_at(moment("2028-02-29T23:59:59")) == date(2028, 2, 29)
    assert until_next(moment("2028-02-29T23:00:00")) == HOUR
    assert number_of(date(2027, 3, 1)) - number_of(date(2027, 2, 28)) == 1


def test_a_result_counts_for_48_hours() -> None:
    day = date(2026, 11, 18)
    begin = datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000
    assert not counts(day, int(begin) - 1)
    assert counts(day, int(begin))
    assert counts(day, int(begin) + 48 * HOUR - 1)
    assert not counts(day, int(begin) + 48 * HOUR)


def test_a_wrong_device_clock_does_not_matter() -> None:
    server = moment("2026-11-18T23:59:00")
    for wrong in (0, -5 * 365 * DAY, 3 * HOUR):
        device = server + wrong
        clock = ServerClock(server, device)
        assert day_at(clock.now(device)) == date(2026, 11, 18)
        assert day_at(clock.now(device + 60_000)) == date(2026, 11, 19)
        assert until_next(clock.now(device)) == 60_000
