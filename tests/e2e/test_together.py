"""Two people with a browser each, and somebody who watches."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from .games import Seat
from .hands import Mouse
from .person import Person

Come = Callable[..., Person]


def invite(come: Come, game: str) -> tuple[Seat, Seat, str]:
    """Two people at a table where the game has begun, and the link by which the second came."""
    host = come()
    host.see(f"invite-{game}").click()
    link = host.see("link").input_value()
    guest = come(path=link)
    guest.see("sit").click()
    for person in (host, guest):
        expect(person.see("moves")).to_be_visible()
    return Seat(host, Mouse(), game), Seat(guest, Mouse(), game), link


def whose_turn(*seats: Seat) -> Seat:
    """Whoever has to move now."""
    for _ in range(100):
        for seat in seats:
            if seat.page.locator("[data-testid=status].mine").count():
                return seat
        seats[0].page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def test_two_people_play_and_somebody_watches(come: Come) -> None:
    one, two, link = invite(come, "mandala")
    watcher = come(path="/watch")
    heard: list[dict[str, Any]] = []
    watcher.page.on("websocket", lambda socket: listen(socket, heard))
    watcher.go(link)
    for count in range(1, 7):
        mover = whose_turn(one, two)
        mover.move()
        for page in (one.page, two.page, watcher.page):
            expect(page.get_by_test_id("moves").locator("li:not(.none)")).to_have_count(count)
    expect(one.page.get_by_text("One person watches")).to_be_visible()
    assert watcher.page.locator("[data-pick]").count() == 0
    assert watcher.see("hand-r").count() == 0
    positions = [told["table"]["position"] for told in heard if told.get("table")]
    assert len(positions) >= 6
    for position in positions:
        assert [hand["cards"] for hand in position["hands"]] == [None, None]
        assert [cup["hidden"] for cup in position["cups"]] == [None, None]
        assert position["legal_moves"] == []


def listen(socket: WebSocket, heard: list[dict[str, Any]]) -> None:
    """Keep what the server says."""
    socket.on("framereceived", lambda text: heard.append(json.loads(text)))


def test_who_goes_away_is_seen_to_be_away(come: Come) -> None:
    one, two, link = invite(come, "patterns")
    others_seat = one.page.locator("[data-testid^=seat-]").filter(has_not_text="you")
    away = others_seat.get_by_text("away", exact=True)
    expect(away).to_have_count(0)
    if whose_turn(one, two) is one:
        one.move()
    status = one.person.see("status")
    expect(status).to_contain_text("is thinking")
    two.page.goto("about:blank")
    expect(away).to_be_visible()
    expect(status).to_contain_text("is away")
    expect(status).not_to_contain_text("thinking")
    two.person.go(link)
    expect(away).to_have_count(0)
    expect(status).to_contain_text("is thinking")
    two.move()


def test_the_game_begins_when_whoever_was_away_comes_back(come: Come) -> None:
    """The seed was promised by a page that is gone; the browser has kept it."""
    host = come()
    host.see("invite-patterns").click()
    link = host.see("link").input_value()
    host.page.goto("about:blank")
    guest = come(path=link)
    guest.see("sit").click()
    expect(guest.see("status")).to_contain_text("Still to come:")
    host.go("/settings")  # Any page will do.
    for person in (host, guest):
        person.go(link)
        expect(person.see("moves")).to_be_visible()


def test_a_draw_is_offered_and_declined_then_somebody_resigns(come: Come) -> None:
    one, two, link = invite(come, "patterns")
    one.person.see("offer-draw").click()
    expect(one.person.see("offer-draw")).to_be_disabled()
    offer = two.person.see("draw-offer")
    offer.get_by_text("Decline").click()
    expect(offer).to_have_count(0)
    expect(one.person.see("offer-draw")).to_be_enabled()
    two.person.see("resign").click()
    two.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(one.person.see("result")).to_contain_text("You win!")
    expect(two.person.see("result")).to_contain_text("By resignation.")
    check_tiles(come, one.person, two.person, link)


def check_tiles(come: Come, one: Person, two: Person, link: str) -> None:
    """Every browser finds out by itself what it can; what was kept decides, not what it is told."""
    for person in (one, two):
        expect(person.see("fair").locator("summary")).to_have_text("Tiles checked")
    one.go(f"{link}/replay")
    expect(one.see("fair").locator("summary")).to_have_text("Tiles checked")
    watcher = come(path=link)
    expect(watcher.see("fair").locator("summary")).to_have_text("The tiles add up")
    two.page.evaluate(CHANGE_WHAT_WAS_KEPT, f"seat-{link.rsplit('/', 1)[1]}")
    two.page.reload()
    expect(two.see("fair").locator("summary")).to_have_text("The tiles do not fit")
    expect(two.see("fair").get_by_role("alert").first).to_contain_text("The table had promised")


CHANGE_WHAT_WAS_KEPT = """
key => localStorage.setItem(key, JSON.stringify({
  ...JSON.parse(localStorage.getItem(key)),
  commitment: "0".repeat(64),
}))
"""


def test_a_draw_is_agreed_and_the_next_game_begins_with_seats_swapped(come: Come) -> None:
    one, two, link = invite(come, "patterns")
    seats = one.page.locator("[data-testid^=seat-]").filter(has_text="you")
    first_seat = seats.get_attribute("data-testid")
    one.person.see("offer-draw").click()
    two.person.see("draw-offer").get_by_text("Accept").click()
    for seat in (one, two):
        expect(seat.person.see("result")).to_contain_text("A draw")
    one.person.see("rematch").click()
    expect(one.person.see("rematch")).to_be_disabled()
    expect(two.page.get_by_text("would like to play again").first).to_be_visible()
    two.person.see("rematch").click()
    for seat in (one, two):
        seat.page.wait_for_url(lambda url: "/tables/" in url and url != link)
    assert one.page.url == two.page.url
    expect(one.person.see("status")).to_be_visible()
    assert seats.get_attribute("data-testid") != first_seat
    whose_turn(one, two).move()


def test_a_table_for_anyone_is_found_on_the_first_page(come: Come) -> None:
    host = come(path="/?play=patterns")
    host.see("anyone").click()
    expect(host.see("status")).to_contain_text("One more player")
    name = host.page.url.rsplit("/", 1)[1]
    guest = come()
    guest.page.locator(f"a[href='/tables/{name}']").click()
    guest.see("sit").click()
    for person in (host, guest):
        expect(person.see("moves")).to_be_visible()
    watcher = come(path="/watch")
    watcher.page.locator(f"a[href='/tables/{name}']").click()
    expect(watcher.see("moves")).to_be_visible()
