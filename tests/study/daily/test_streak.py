"""Days in a row, with two free skips a month."""

from datetime import date, timedelta

from sandtable.study.daily.streak import Streak, streak_at


def days(month: int, *numbers: int) -> set[date]:
    return {date(2027, month, number) for number in numbers}


def test_days_in_a_row() -> None:
    done = days(5, 3, 4, 5)
    assert streak_at(done, date(2027, 5, 5)) == Streak(3)
    assert streak_at(done, date(2027, 5, 6)) == Streak(3), "today is not over yet"
    assert streak_at(set(), date(2027, 5, 6)) == Streak(0)


def test_two_skips_a_month_are_free() -> None:
    done = days(5, 1, 2, 4, 5, 7)
    assert streak_at(done, date(2027, 5, 7)) == Streak(5, (date(2027, 5, 6), date(2027, 5, 3)))
    done -= days(5, 5)  # Three are missing: the 3rd, 5th and 6th.
    assert streak_at(done, date(2027, 5, 7)) == Streak(2, (date(2027, 5, 6), date(2027, 5, 5)))


def test_every_month_has_its_own() -> None:
    done = days(5, 28, 31) | days(6, 3, 4)
    found = streak_at(done, date(2027, 6, 4))
    assert found.days == 4
    assert set(found.skipped) == days(5, 29, 30) | days(6, 1, 2)


def test_skips_that_hold_nothing_together_are_not_spent() -> None:
    done = days(5, 10, 11)
    assert streak_at(done, date(2027, 5, 11)) == Streak(2)
    assert streak_at(done, date(2027, 5, 13)) == Streak(2, (date(2027, 5, 12),))
    assert streak_at(done, date(2027, 5, 15)).days == 0


def test_leap_days_and_days_to_come() -> None:
    done = {date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1), date(2028, 3, 9)}
    assert streak_at(done, date(2028, 3, 1)) == Streak(3)


def test_a_long_one() -> None:
    start = date(2027, 1, 1)
    done = {start + timedelta(days=number) for number in range(365)}
    assert streak_at(done, date(2027, 12, 31)) == Streak(365)
