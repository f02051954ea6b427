"""Days of the Daily: the whole world has the same, from 00:00 UTC by the server's clock."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

FIRST_DAY = date(2026, 11, 16)
"""Number 1, a Monday."""
DAYS_TO_COUNT = 2
"""A result counts for 48 hours: its own day and the next."""
MILLISECONDS = 1000
DAY = 24 * 3600 * MILLISECONDS


def number_of(day: date) -> int:
    """The number of a day, from 1."""
    return (day - FIRST_DAY).days + 1


def day_numbered(number: int) -> date:
    """The day of a number."""
    return FIRST_DAY + timedelta(days=number - 1)


def start_of(day: date) -> int:
    """When a day begins, in milliseconds of Unix time."""
    return round(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * MILLISECONDS)


def day_at(moment: int) -> date:
    """The day of a moment; no time zone and no summer time has a say in it."""
    return datetime.fromtimestamp(moment / MILLISECONDS, tz=UTC).date()


def counts(day: date, moment: int) -> bool:
    """Whether a result that is in at this moment counts for a day."""
    begin = start_of(day)
    return begin <= moment < begin + DAYS_TO_COUNT * DAY


def until_next(moment: int) -> int:
    """How many milliseconds the day still has."""
    return start_of(day_at(moment) + timedelta(days=1)) - moment


@dataclass(frozen=True)
class ServerClock:
    """The server's time on a device whose clock may be wrong: what the server said, and when."""

    server: int
    device: int
    """What the device's clock showed when the server said it."""

    def now(self, device: int) -> int:
        """The server's time when the device's clock shows this."""
        return self.server + device - self.device
