"""Somebody with a browser of their own."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from sandtable import GAMES

PATIENCE = 20_000
"""Milliseconds; machines that run tests may be busy."""
LOST_LINE = re.compile("net::ERR_|WebSocket|error occurred when fetching the script")
"""What browsers say by themselves about a network that is away."""

TOO_LATE = re.compile(r".*/prospects Failed to load resource: .* status of 409 \(Conflict\)")
"""Who moves at once may do so before the answer about these moves: that turn has passed."""

SEEN_LEGENDS = f"""
if (location.protocol.startsWith("http") && !localStorage.getItem("legends-seen")) {{
  localStorage.setItem("legends-seen", JSON.stringify({json.dumps([*GAMES, "brook"])}));
}}
"""
"""A legend is no part of what most tests are about."""


class Person:
    """A context of the browser with one page, and everything that went wrong in it."""

    def __init__(
        self, browser: Browser, address: str, *, is_new: bool = False, **options: Any
    ) -> None:
        """Whoever `is_new` is shown the legend of each game at its first table."""
        self.address = address
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, **options}
        self.context = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        if not is_new:
            self.context.add_init_script(SEEN_LEGENDS)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.expected = re.compile("$^")
        """Troubles that a test brings about itself."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def expect_lost_line(self) -> None:
        """From now on the network may be away."""
        self.expected = LOST_LINE

    def go(self, path: str) -> None:
        """To a page by its address."""
        self.page.goto(path)
        # The first page is seen before it answers.
        self.page.locator("#app:not([data-prerendered]) main h1").first.wait_for(state="attached")

    def be_known(self) -> None:
        """Wait until the page has asked who is there."""
        self.page.locator("header a.me").wait_for(state="attached")

    def become(self, cookies: list[dict[str, str]]) -> None:
        """Be somebody else from the next page on, by their cookies.

        The first page asks who is there once it is shown: a late answer would win over these.
        """
        self.be_known()
        known: Any = [{**one, "url": self.address} for one in cookies]
        self.context.add_cookies(known)

    def see(self, testid: str) -> Locator:
        """What the page names so."""
        return self.page.get_by_test_id(testid)

    def settle_on(self, **settings: Any) -> None:
        """Settings as the page keeps them in the browser; they hold from the next load on."""
        keep = "kept => localStorage.setItem('settings', JSON.stringify(kept))"
        self.page.evaluate(keep, settings)

    def describe(self) -> str:
        """Where they are and what they can read there, for the report of a failure."""
        if self.page.is_closed():
            return "closed"
        text = self.page.locator("body").inner_text()
        return "\n".join([self.page.url, *self.troubles, text])

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if TOO_LATE.fullmatch(f"{message.location['url']} {message.text}"):
            return
        if message.type in ("error", "warning") and not self.expected.search(message.text):
            self.troubles.append(f"{self.page.url}: {message.text}")
