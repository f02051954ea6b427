"""The time of day that never goes back."""

import pytest

from sandtable.server.times import TOLERANCE, SteadyTime

NOON = 1_700_000_000_000
SECOND = 1000
HOUR = 60 * 60 * SECOND


class Computer:
    """A computer whose clock can be set, and which can sleep."""

    def __init__(self) -> None:
        self.today, self.ticks = NOON, 5 * SECOND
        self.steady = SteadyTime(lambda: self.today, lambda: self.ticks)

    def run(self, milliseconds: int) -> int:
        """Time passes."""
        self.today += milliseconds
        self.ticks += milliseconds
        return self.steady.now()

    def set_clock(self, step: int) -> int:
        """Somebody sets the clock; or it sleeps, which looks the same."""
        self.today += step
        return self.steady.now()


@pytest.fixture
def computer() -> Computer:
    return Computer()


def test_it_is_the_time_of_day(computer: Computer) -> None:
    assert computer.steady.now() == NOON
    assert computer.run(7) == NOON + 7


def test_set_back_it_goes_on_as_before(computer: Computer) -> None:
    assert computer.set_clock(-HOUR) == NOON
    assert computer.run(SECOND) == NOON + SECOND
    assert computer.set_clock(-HOUR) == NOON + SECOND
    assert computer.run(2 * HOUR) == NOON + SECOND + 2 * HOUR


def test_set_back_and_forward_again_it_is_the_time_of_day(computer: Computer) -> None:
    computer.set_clock(-HOUR)
    computer.run(SECOND)
    assert computer.set_clock(HOUR) == NOON + SECOND
    assert computer.run(SECOND) == computer.today == NOON + 2 * SECOND


def test_set_forward_it_follows(computer: Computer) -> None:
    assert computer.set_clock(HOUR) == NOON + HOUR
    assert computer.run(SECOND) == NOON + HOUR + SECOND


def test_a_night_after_the_clock_was_set_back(computer: Computer) -> None:
    """Eight hours of sleep, and it is the time of day again: the lost hour is among them."""
    computer.set_clock(-HOUR)
    assert computer.set_clock(8 * HOUR) == computer.today == NOON + 7 * HOUR


def test_small_corrections_never_take_it_back(computer: Computer) -> None:
    assert computer.set_clock(-TOLERANCE) == NOON
    assert computer.run(TOLERANCE // 2) == NOON
    assert computer.run(TOLERANCE) == NOON + TOLERANCE // 2 == computer.today


def test_it_goes_on_from_where_others_are(computer: Computer) -> None:
    computer.steady.go_on_from(NOON + HOUR)
    assert computer.steady.now() == NOON + HOUR
    assert computer.run(SECOND) == NOON + HOUR + SECOND
    computer.steady.go_on_from(NOON)
    assert computer.steady.now() == NOON + HOUR + SECOND
