"""Days in a row, with two free skips a month."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

FREE_SKIPS = 2
"""So many days of a calendar month may be left out."""
ONE = timedelta(days=1)


@dataclass(frozen=True)
class Streak:
    """Days in a row."""

    days: int
    """Days on which something was finished; skipped ones do not count."""
    skipped: tuple[date, ...] = ()
    """The free skips that hold it together, the latest first."""


def streak_at(finished: Collection[date], today: date) -> Streak:
    """The streak that goes on today. A day that is not over yet does not break it."""
    done = {day for day in finished if day <= today}
    day = today if today in done else today - ONE
    first = min(done, default=today)
    count, skips = 0, Counter[tuple[int, int]]()
    skipped: list[date] = []
    while day >= first:
        month = (day.year, day.month)
        if day in done:
            count += 1
        elif skips[month] < FREE_SKIPS:
            skips[month] += 1
            skipped.append(day)
        else:
            break
        day -= ONE
    while skipped and not any(other < skipped[-1] for other in done if other > day):
        skipped.pop()  # It holds nothing together.
    return Streak(count, tuple(skipped)) if count else Streak(0)
