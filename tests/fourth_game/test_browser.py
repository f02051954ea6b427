"""Brook in a real browser, on the board for games that have none of their own."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from sandtable.server.api.client_files import FOLDER
from tests.chromium import launch_options
from tests.e2e.hands import Hand, Keys, Mouse, Touch
from tests.e2e.person import PATIENCE, Person
from tests.e2e.process import ServerProcess
from tests.e2e.screens import longest_language, misplaced
from tests.e2e.test_axe import AXE, EVERYTHING, findings

from .brook import NAME

pytestmark = pytest.mark.browser

MY_TURN_OR_OVER = """
count => document.querySelector("[data-testid=result]") !== null
  || (document.querySelector("[data-testid=move]") !== null
    && document.querySelectorAll("[data-testid=moves] li:not(.none)").length >= count)
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium, gone when these tests are over: while it runs, no other can use asyncio."""
    assert (FOLDER / "index.html").exists(), "the client is not built: run make web"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@pytest.mark.parametrize("hand", [Mouse(), Touch(), Keys()], ids=["mouse", "touch", "keys"])
def test_a_whole_game(server: ServerProcess, browser: Browser, hand: Hand) -> None:
    """Found on the home page, played to the end against the bot for any game, looked at again.

    Of each position one sees the own pebble and not the other's."""
    person = Person(browser, server.address, **hand.options)
    page = person.page
    person.go("/")
    hand.press(person.see(f"play-{NAME}"))
    hand.press(person.see("bot-novice"))
    made = 0
    while True:
        page.wait_for_function(MY_TURN_OR_OVER, arg=made, timeout=PATIENCE)
        if person.see("result").count():
            break
        hands = re.findall(r"seat \d  hand (.)", person.see("picture").inner_text())
        assert sorted(hands)[0] == "?"
        assert sorted(hands)[1] in "bgr"
        if made == 0:
            page.evaluate(AXE.read_text())
            assert findings(page, EVERYTHING) == []
        made = page.locator("[data-testid=moves] li:not(.none)").count() + 1
        hand.press(person.see("move").first)
    expect(person.see("result").get_by_role("table").first).to_be_visible()
    assert "." not in "".join(person.see("picture").inner_text().splitlines()[:3])
    expect(person.see("fair").locator("summary")).to_be_visible()
    person.go(f"{page.url.removeprefix(server.address)}/replay")
    expect(person.see("picture")).to_be_visible()
    person.go(f"/rules/{NAME}")
    expect(page.get_by_role("heading", name="Brook")).to_be_visible()
    expect(person.see("rules-of-others").get_by_text("B1.1")).to_be_visible()
    assert "**" not in person.see("rules-of-others").inner_text()
    person.leave()
    assert person.troubles == []


def test_the_picture_and_the_moves_are_on_the_screen_at_once(
    server: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, server.address)
    person.go(f"/?play={NAME}")
    person.see("bot-novice").click()
    person.see("move").first.wait_for()
    wrong = [
        wrong
        for language in (longest_language(), "en")
        for wrong in misplaced(person.page, NAME, language)
    ]
    person.leave()
    assert not wrong, "\n".join(wrong)
