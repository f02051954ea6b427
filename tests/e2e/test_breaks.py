"""A table survives everything: reload, a lost network, a killed server."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import expect

from .games import Seat
from .hands import Mouse
from .person import LOST_LINE, Person
from .process import ServerProcess

SEEN = "[data-testid=moves] li, [data-testid=status], [data-walk]"
# What a move would gain is said in further sentences, once the server has told.
WHAT_IS_SEEN = f"""() => [...document.querySelectorAll("{SEEN}")]
  .map((element) => (element.getAttribute("aria-label") ?? element.textContent).split(".")[0])"""
CAN_BE_PRESSED = "[data-walk]:not([aria-disabled=true], [role=img])"
GONE = re.compile(f"{LOST_LINE.pattern}|404")
"""What browsers say about a table that is not there."""
Come = Callable[..., Person]


@pytest.fixture
def seat(come: Come) -> Seat:
    """Somebody in the middle of a game against the computer, whose turn it is."""
    person = come()
    person.see("play-patterns").click()
    person.see("bot-first-game").click()
    seat = Seat(person, Mouse(), "patterns")
    for _ in range(4):
        seat.wait_for_turn()
        seat.move()
    seat.wait_for_turn(after=seat.moves - 1)
    return seat


def seen(seat: Seat) -> list[str]:
    """The board and the moves in words."""
    words: list[str] = seat.page.evaluate(WHAT_IS_SEEN)
    assert len(words) > 30
    return words


def assert_sees_again(seat: Seat, words: list[str]) -> None:
    """It may take a moment until everything is there."""
    with suppress(Timeout):
        same = f"words => JSON.stringify(({WHAT_IS_SEEN})()) === JSON.stringify(words)"
        seat.page.wait_for_function(same, arg=words)
    assert seen(seat) == words


def plays_on(seat: Seat) -> None:
    """Another move of both."""
    before = seat.moves
    seat.move()
    seat.wait_for_turn(after=before)


def test_a_reload_in_the_middle(seat: Seat) -> None:
    before = seen(seat)
    seat.page.reload()
    seat.wait_for_turn()
    assert_sees_again(seat, before)
    plays_on(seat)


def test_back_and_forward_in_the_middle(seat: Seat) -> None:
    before = seen(seat)
    seat.page.go_back()
    expect(seat.person.see("play-patterns")).to_be_visible()
    seat.page.go_forward()
    seat.wait_for_turn()
    assert_sees_again(seat, before)
    plays_on(seat)


def test_offline_in_the_middle(seat: Seat) -> None:
    seat.person.expect_lost_line()
    before = seen(seat)
    away = seat.person.see("away")
    seat.person.context.set_offline(True)
    expect(away).to_contain_text("You are offline")
    seat.person.context.set_offline(False)
    expect(away).to_have_count(0)
    seat.wait_for_turn()
    assert_sees_again(seat, before)
    plays_on(seat)


def test_the_server_is_killed_and_started_again_in_the_middle(
    seat: Seat, server: ServerProcess
) -> None:
    seat.person.expect_lost_line()
    before = seen(seat)
    server.kill()
    status = seat.person.see("status")
    try:
        expect(status).to_contain_text("The connection is lost")
        expect(
            seat.page.locator("[data-walk]:not([aria-disabled=true], [role=img])")
        ).to_have_count(0)
    finally:
        server.start()
    expect(status).to_contain_text("Your turn")
    assert_sees_again(seat, before)
    plays_on(seat)


def test_a_table_that_is_closed_says_so(come: Come) -> None:
    """To whoever waits there, and to whoever comes by its link."""
    host, late = come(), come()
    for person in (host, late):
        person.expected = GONE
    opening = """() => fetch("/api/tables", {method: "POST",
      headers: {"Content-Type": "application/json"}, body: JSON.stringify({game: "patterns"})})
      .then((answer) => answer.json()).then((table) => table.name)"""
    table = host.page.evaluate(opening)
    host.go(f"/tables/{table}")
    expect(host.see("sit")).to_be_visible()
    for _ in range(3):  # Too many: the oldest is closed.
        host.page.evaluate(opening)
    expect(host.page.get_by_role("heading", name="This table is no longer here")).to_be_visible()
    late.go(f"/tables/{table}")
    expect(late.page.get_by_text("Tables that nobody joins are closed")).to_be_visible()
