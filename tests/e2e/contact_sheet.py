"""Pictures of every page and every state of a table, and sheets with all of them, to look at.

`python -m tests.e2e.contact_sheet FOLDER` (`make shots`) takes them at five sizes, light and dark,
in three languages. A sheet has everything of one size, scheme and language; `index.html` leads to
the sheets. Nothing is judged here: that is for people.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import Literal, get_args

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.chromium import launch_options

from .person import Person
from .places import all_places, speak, visit
from .process import ServerProcess
from .states import all_states, enter, making

Scheme = Literal["light", "dark"]
SIZES = ((360, 640), (844, 390), (768, 1024), (1280, 720), (1920, 1080))
SCHEMES: tuple[Scheme, ...] = get_args(Scheme)
LANGUAGES = ("en", "de", "fi")
SHEET: ViewportSize = {"width": 2400, "height": 800}
THUMBNAIL = 340
"""How high a picture is on a sheet."""
QUALITY = 80
STYLE = f"""
body {{ margin: 16px; background: #8a8478; font: 12px sans-serif; color: #fff; }}
main {{ display: flex; flex-wrap: wrap; gap: 14px; align-items: start; }}
figure {{ margin: 0; }}
img {{ height: {THUMBNAIL}px; display: block; }}
a {{ color: #fff; }}
"""


@dataclass(frozen=True)
class Subject:
    """Something to take pictures of: who looks at it, and how they get there."""

    name: str
    person: Person
    enter: Callable[[], None]


@dataclass(frozen=True)
class Look:
    """How it is looked at."""

    language: str
    scheme: Scheme
    width: int
    height: int

    @property
    def name(self) -> str:
        """For files."""
        return f"{self.width}x{self.height}-{self.scheme}-{self.language}"


LOOKS = [
    Look(language, scheme, *size) for language, scheme, size in product(LANGUAGES, SCHEMES, SIZES)
]


def subjects(person: Person, guest: Person, address: str) -> Iterator[Subject]:
    """Every page as somebody has it who has been here for a while; every state of a table."""
    person.go("/")
    for place in all_places(person):
        yield Subject(f"page-{place.name}", person, partial(visit, person, place))
    with making(address) as (makers, cookies):
        guest.go("/")
        guest.become(cookies)
        for state in all_states(makers):
            name = f"{state.game}-{state.name.replace(' ', '-')}"
            yield Subject(name, guest, partial(enter, guest.page, state))


def take(page: Page, session: CDPSession, look: Look, path: Path) -> None:
    """One picture of what is there."""
    speak(page, look.language)
    page.emulate_media(color_scheme=look.scheme)
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    picture = {"format": "webp", "quality": QUALITY}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", picture)["data"]))


def sheet(browser: Browser, folder: Path, look: Look, names: list[str]) -> str:
    """All pictures of one look, as a page and as a picture of that page."""
    figures = "".join(
        f'<figure><img src="{escape(name)}-{look.name}.webp"><figcaption>{escape(name)}'
        "</figcaption></figure>"
        for name in names
    )
    head = f'<!doctype html><meta charset="utf-8"><title>{look.name}</title><style>{STYLE}</style>'
    page_path = folder / f"sheet-{look.name}.html"
    page_path.write_text(f"{head}<h1>{look.name}</h1><main>{figures}</main>", encoding="utf-8")
    page = browser.new_page(viewport=SHEET)
    page.goto(page_path.resolve().as_uri())
    page.screenshot(path=page_path.with_suffix(".png"), full_page=True)
    page.close()
    return page_path.name


def make(folder: Path, only: str) -> int:
    """Take all pictures whose name has `only` in it; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="sandtable-") as data,
        sync_playwright() as playwright,
    ):
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(**launch_options())
        try:
            return _take_all(browser, server, folder, only)
        finally:
            browser.close()
            server.kill()


def _take_all(browser: Browser, server: ServerProcess, folder: Path, only: str) -> int:
    person, guest = (Person(browser, server.address, reduced_motion="reduce") for _ in range(2))
    work = [one for one in subjects(person, guest, server.address) if only in one.name]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task("pictures", total=len(work) * len(LOOKS))
        for subject in work:
            page = subject.person.page
            session = subject.person.context.new_cdp_session(page)
            subject.enter()
            for look in LOOKS:
                take(page, session, look, folder / f"{subject.name}-{look.name}.webp")
                progress.advance(task)
            session.detach()
    names = [subject.name for subject in work]
    links = [sheet(browser, folder, look, names) for look in LOOKS]
    items = "".join(f'<li><a href="{link}">{link}</a></li>' for link in links)
    (folder / "index.html").write_text(f"<!doctype html><ul>{items}</ul>", encoding="utf-8")
    return len(work) * len(LOOKS)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.contact_sheet", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", default="", help="those whose name has this in it")
    chosen = parser.parse_args()
    count = make(chosen.folder, chosen.only)
    if not count:
        sys.exit(f"no page and no state is called {chosen.only}")
    print(f"{count} pictures and their sheets: {chosen.folder / 'index.html'}")


if __name__ == "__main__":
    main()
