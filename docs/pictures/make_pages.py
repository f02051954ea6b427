"""Take the pictures of the pages in the README: `make pictures`."""

import base64
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import launch_options
from tests.e2e.hands import PHONE
from tests.e2e.person import Person
from tests.e2e.places import play_table
from tests.e2e.process import ServerProcess

FOLDER = Path(__file__).parent
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


@dataclass(frozen=True)
class Picture:
    """A page, and how it is looked at."""

    name: str
    game: str | None = None
    moves: int = 0
    options: dict[str, Any] = field(default_factory=lambda: DESK)


PICTURES = (
    Picture("home"),
    Picture("mandala", "mandala", 12, PHONE),
    Picture("patterns", "patterns", 9),
    Picture("mandamina", "mandamina", 14, {**DESK, "color_scheme": "dark"}),
)


def take(browser: Browser, address: str, picture: Picture) -> None:
    """Play until there is something to see, and take the picture."""
    person = Person(browser, address, reduced_motion="reduce", **picture.options)
    person.go("/")
    if picture.game:
        person.go(play_table(person, picture.game, picture.moves))
        person.see("moves").wait_for()
    person.page.wait_for_load_state("networkidle")
    # Playwright itself takes no WebP, which is a fifth as large as PNG.
    session = person.context.new_cdp_session(person.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 85})
    (FOLDER / f"{picture.name}.webp").write_bytes(base64.b64decode(taken["data"]))
    person.leave()


def main() -> None:
    """All of them, on a server of their own."""
    with (
        tempfile.TemporaryDirectory(prefix="sandtable-") as folder,
        sync_playwright() as playwright,
    ):
        server = ServerProcess(Path(folder))
        try:
            browser = playwright.chromium.launch(**launch_options())
            for picture in PICTURES:
                take(browser, server.address, picture)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
