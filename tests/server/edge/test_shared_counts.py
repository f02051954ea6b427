"""What several processes count together."""

from pathlib import Path

import pytest

from sandtable.server.edge.limits import Limits
from sandtable.server.edge.shared_counts import SETS, WAYS, SharedCounts
from sandtable.server.errors import TooMany


def two(folder: Path) -> tuple[Limits, Limits]:
    """The limits of two processes."""
    first, second = (Limits(1.0, SharedCounts(folder / "counts", 4, n)) for n in range(2))
    return first, second


def test_requests_of_an_address_count_at_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    first, second = two(tmp_path)
    for _ in range(10):
        first.tries_of_address.take("here")
        second.tries_of_address.take("here")
    for each in (first, second):
        with pytest.raises(TooMany):
            each.tries_of_address.take("here")
        each.tries_of_address.take("elsewhere")
        each.tries_of_name.take("here")
    now += 20  # One in twenty seconds, for both together.
    second.tries_of_address.take("here")
    with pytest.raises(TooMany):
        first.tries_of_address.take("here")


def test_what_is_held_is_held_at_both_until_it_is_given_back(tmp_path: Path) -> None:
    first, second = two(tmp_path)
    for each in (first, second):
        for _ in range(15):
            each.sockets_of_person.take("somebody")
    with pytest.raises(TooMany):
        first.sockets_of_person.take("somebody")
    second.sockets_of_person.give_back("somebody")
    first.sockets_of_person.take("somebody")
    with pytest.raises(TooMany):
        second.sockets_of_person.take("somebody")


def test_a_process_that_ended_holds_nothing(tmp_path: Path) -> None:
    first, second = two(tmp_path)
    for _ in range(30):
        first.sockets_of_person.take("somebody")
    with pytest.raises(TooMany):
        second.sockets_of_person.take("somebody")
    SharedCounts(tmp_path / "counts", 4, 3).clear_column(0)
    second.sockets_of_person.take("somebody")


def test_however_many_come_the_file_stays_as_it_is(tmp_path: Path) -> None:
    first, _ = two(tmp_path)
    size = (tmp_path / "counts").stat().st_size
    for number in range(2 * SETS * WAYS):
        first.requests_of_address.take(f"address {number}")
    for number in range(2000):
        first.sockets_of_address.take(f"address {number}")
    for number in range(2000):
        first.sockets_of_address.give_back(f"address {number}")
    assert (tmp_path / "counts").stat().st_size == size
