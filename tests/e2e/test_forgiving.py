"""Forgiving and present: take back, signs, a network that goes, and games one finds again."""

import re
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from .games import Seat
from .hands import Mouse
from .line import Line
from .person import Person
from .process import ServerProcess
from .test_breaks import assert_sees_again, seen
from .test_together import invite, whose_turn

Come = Callable[..., Person]
SOON = 5.0
WORKER_READY = "navigator.serviceWorker.ready.then(worker => worker.active.scriptURL)"


def against_the_computer(person: Person, game: str, rounds: int) -> Seat:
    """In the middle of a game, on turn."""
    person.see(f"play-{game}").click()
    person.page.locator("[data-testid^=bot-]").first.click()
    seat = Seat(person, Mouse(), game)
    for _ in range(rounds):
        seat.wait_for_turn()
        seat.move()
    seat.wait_for_turn(after=seat.moves - 1)
    return seat


def test_take_back_then_the_games_one_finds_again(come: Come) -> None:
    """Back over the answer of the computer; then the lists, offline too."""
    person = come()
    seat = against_the_computer(person, "patterns", 2)
    before, moves = seen(seat), seat.moves
    seat.move()
    seat.wait_for_turn(after=moves)
    others = [seat.page.get_by_test_id(name) for name in ("flip", "resign")]
    places = [other.bounding_box() for other in others]
    person.see("undo").click()
    expect(person.see("moves").locator("li:not(.none)")).to_have_count(moves)
    assert_sees_again(seat, before)
    expect(person.see("practice")).to_be_visible()
    assert [other.bounding_box() for other in others] == places, "nothing moved aside"
    while person.see("undo").is_visible():
        left = seat.moves
        person.see("undo").click()
        seat.page.wait_for_function(
            "left => document.querySelectorAll('[data-testid=moves] li:not(.none)').length < left",
            arg=left,
        )
    assert [other.bounding_box() for other in others] == places
    seat.wait_for_turn()
    seat.move()
    seat.wait_for_turn()
    offline_and_back(seat)

    person.go("/games")
    row = person.see("games-practice").get_by_test_id("table-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Practice")
    expect(row.get_by_test_id("ago")).to_have_text(re.compile(r"^(now|\d minutes? ago)$"))
    expect(row.get_by_test_id("thumbnail").locator("svg").first).to_be_visible()
    stranger = come(path="/watch")
    expect(stranger.see("watch-empty").or_(stranger.see("watch-now"))).to_be_visible()
    assert stranger.page.locator(f"a[href='{row.get_attribute('href')}']").count() == 0
    finished(person, str(row.get_attribute("href")))


def offline_and_back(seat: Seat) -> None:
    """Reloaded without a network, the table shows how it stood; then it goes on."""
    person = seat.person
    assert person.page.evaluate(WORKER_READY)
    status = person.see("status")
    expect(status).to_have_class(re.compile("mine"))
    before = [word for word in seen(seat) if "turn" not in word.lower()]
    person.page.wait_for_timeout(600)  # It is kept when it has been still for a moment.
    person.expect_lost_line()
    person.context.set_offline(True)
    person.page.reload()
    expect(status).to_contain_text("Offline. As it was")
    now = seen(seat)
    assert [word for word in before if word not in now] == []
    assert person.page.locator("[data-pick]").count() == 0
    person.context.set_offline(False)
    seat.wait_for_turn()
    seat.move()
    seat.wait_for_turn()


def finished(person: Person, path: str) -> None:
    """Given up, and counted: as practice, which is no defeat."""
    person.go(path)
    person.see("resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.see("result")).to_be_visible()
    person.go("/games")
    expect(person.see("games-finished").get_by_test_id("table-row")).to_have_count(1)
    counted = person.see("statistics-patterns")
    expect(counted).to_contain_text("1 game was practice")
    expect(counted.get_by_test_id("recent-games")).to_have_attribute("data-count", "1")


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    """A line that can be cut."""
    line = Line(server.address)
    yield line
    line.close()


def test_signs_and_a_network_that_goes(come: Come, line: Line) -> None:
    host = come()
    host.see("invite-patterns").click()
    link = host.see("link").input_value().removeprefix(host.address)
    guest = come(at=SimpleNamespace(address=line.address), path=link)
    guest.see("sit").click()
    for person in (host, guest):
        expect(person.see("reactions")).to_be_visible()
    one, two = Seat(host, Mouse(), "patterns"), Seat(guest, Mouse(), "patterns")
    if whose_turn(one, two) is one:
        one.move()

    guest.see("react-bravo").click()
    sign = host.page.locator("[data-testid^=reaction-] svg")
    expect(sign).to_be_visible()
    expect(host.see("live")).to_contain_text("Well played")
    expect(sign).to_have_count(0)
    host.see("mute-reactions").check()
    expect(guest.see("react-wow")).not_to_have_attribute("aria-disabled", "true")
    guest.see("react-wow").click()
    expect(guest.page.locator("[data-testid^=reaction-] svg")).to_be_visible()
    host.page.wait_for_timeout(300)
    assert sign.count() == 0

    guest.expect_lost_line()
    status = host.see("status")
    expect(status).not_to_contain_text("away")
    line.cut()
    began = time.monotonic()
    expect(status).to_contain_text("away")
    assert time.monotonic() - began < SOON + 0.5, "half a second is for the page"
    line.mend()
    expect(status).not_to_contain_text("away")
    two.wait_for_turn()
    two.move()


def test_no_signs_where_all_are_silent(come: Come) -> None:
    one, two, _ = invite(come, "mandamina")
    for seat in (one, two):
        expect(seat.person.see("moves")).to_be_visible()
        assert seat.person.see("reactions").count() == 0
