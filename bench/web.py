"""`python -m bench.web`: how light and how quick the browser client is.

A real server, Chromium without a window, everything on this machine. For the start of the page
Chromium works four times slower than it could, as a phone does.
"""

import json
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.chromium import launch_options
from tests.e2e.person import PATIENCE, Person
from tests.e2e.process import ServerProcess

from .timing import Series
from .web_trace import NoBeginning, Start, read_start

SLOWER = 4
TRACED = [
    "devtools.timeline",
    "loading",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
]
WATCHED = 7_000
"""Milliseconds a page is watched after it has loaded; it must be quiet for most of them."""
TRACES = 5
"""How often a trace is tried that does not say how the page began."""
Motion = Literal["no-preference", "reduce"]
HEADINGS = ("figure", "median", "lowest - highest", "target", "met")
GAMES = {"mandala": "bot-steady", "patterns": "bot-steady", "mandamina": "alone"}

WATCH_MOVES = """
() => {
  window.answers = [];
  let clicked = null;
  addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
  const hole = () => document.querySelector("[data-walk][data-target]")?.dataset.testid;
  let before = hole();
  new MutationObserver(() => {
    if (clicked === null || hole() === before) return;
    before = hole();
    const from = clicked;
    clicked = null;
    requestAnimationFrame((now) => window.answers.push(Math.max(now, performance.now()) - from));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
WATCH_START = """
() => {
  window.began = null;
  addEventListener("click", (event) => (window.began = event.timeStamp), { capture: true });
}
"""
CAN_MOVE = """
() => {
  const isMine = document.querySelector("[data-testid=status].mine");
  const pieces = document.querySelectorAll("[data-pick], [data-testid=bowls] button");
  return isMine && pieces.length > 0 ? performance.now() - window.began : 0;
}
"""


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    name: str
    unit: str
    series: Series
    target: float | None = None

    def cells(self) -> list[str]:
        """For the table."""
        low, high = self.series.spread
        target = "" if self.target is None else f"< {self.target:g} {self.unit}"
        met = "" if self.target is None else "yes" if self.series.median < self.target else "no"
        spread = f"{low:.3g} - {high:.3g}"
        return [self.name, f"{self.series.median:.3g} {self.unit}", spread, target, met]


def first_load(browser: Browser, server: ServerProcess) -> float:
    """Kilobytes of JavaScript, compressed, until the first page has all it wants."""
    context = browser.new_context(base_url=server.address)
    page = context.new_page()
    sizes: list[int] = []
    page.on(
        "requestfinished",
        lambda request: (
            sizes.append(request.sizes()["responseBodySize"])
            if request.resource_type == "script"
            else None
        ),
    )
    page.goto("/", wait_until="networkidle")
    context.close()
    return sum(sizes) / 1000


def start(browser: Browser, server: ServerProcess, motion: Motion) -> Start:
    """The first page in a browser that has never been here, slowed down."""
    for _ in range(TRACES - 1):
        with suppress(NoBeginning):
            return traced_start(browser, server, motion)
    return traced_start(browser, server, motion)


def traced_start(browser: Browser, server: ServerProcess, motion: Motion) -> Start:
    """The same, once; NoBeginning if the trace does not say how it began."""
    context = browser.new_context(base_url=server.address, reduced_motion=motion)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=TRACED)
    page.goto("/", wait_until="networkidle")
    page.wait_for_timeout(WATCHED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return read_start(events, f"{server.address}/")


def click_to_changed(browser: Browser, server: ServerProcess, moves: int) -> list[float]:
    """Milliseconds from a click on a marble to the frame in which it has moved."""
    person = Person(browser, server.address, reduced_motion="reduce")
    person.go("/?play=mandamina")
    person.see("alone").click()
    marbles = person.page.locator("[data-testid^=cell-][data-pick]")
    marbles.first.wait_for()
    person.page.evaluate(WATCH_MOVES)
    for number in range(moves):
        marbles.nth(7 * number % 48).click()
        person.page.wait_for_function("count => answers.length > count", arg=number)
    answers: list[float] = person.page.evaluate("answers")
    person.leave()
    return answers


def click_to_first_move(browser: Browser, server: ServerProcess, game: str) -> float:
    """Seconds from the second click, on an opponent, until a first move can be made."""
    person = Person(browser, server.address)
    page: Page = person.page
    person.go("/")
    person.see(f"play-{game}").click()
    opponent = person.see(GAMES[game])
    opponent.wait_for()
    page.evaluate(WATCH_START)
    opponent.click()
    milliseconds = page.wait_for_function(CAN_MOVE, timeout=PATIENCE).json_value()
    person.leave()
    return float(milliseconds) / 1000


def measure(browser: Browser, server: ServerProcess, rounds: int) -> list[Figure]:
    """Everything."""

    def series(sample: Callable[[], float]) -> Series:
        return Series(tuple(sample() for _ in range(rounds)))

    starts = [start(browser, server, "no-preference") for _ in range(rounds)]
    calm = [start(browser, server, "reduce") for _ in range(rounds)]
    slowed = f"{SLOWER}x slower"
    return [
        Figure("first load, JavaScript", "KB", series(lambda: first_load(browser, server)), 120),
        Figure(
            f"interactive, {slowed}", "s", Series(tuple(one.interactive for one in starts)), 1.5
        ),
        Figure(
            f"interactive without motion, {slowed}",
            "s",
            Series(tuple(one.interactive for one in calm)),
            1.5,
        ),
        Figure(f"first paint, {slowed}", "s", Series(tuple(one.first_paint for one in starts))),
        Figure(f"largest paint, {slowed}", "s", Series(tuple(one.largest_paint for one in starts))),
        Figure(
            "click to board changed",
            "ms",
            Series(tuple(click_to_changed(browser, server, 10 * rounds))),
            50,
        ),
        *(
            Figure(
                f"second click to first move, {game}",
                "s",
                series(lambda game=game: click_to_first_move(browser, server, game)),  # type: ignore[misc]
                2,
            )
            for game in GAMES
        ),
    ]


def main(
    rounds: Annotated[int, typer.Option(help="Samples of every figure.")] = 5,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table as Markdown.")
    ] = False,
) -> None:
    """Measure how light and how quick the browser client is."""
    with (
        tempfile.TemporaryDirectory(prefix="sandtable-") as folder,
        sync_playwright() as playwright,
    ):
        server = ServerProcess(Path(folder))
        try:
            browser = playwright.chromium.launch(**launch_options())
            figures = measure(browser, server, rounds)
            browser.close()
        finally:
            server.kill()
    if as_markdown:
        lines = [HEADINGS, ("---", *["--:"] * (len(HEADINGS) - 1)), *(f.cells() for f in figures)]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines))
        return
    result = Table(*HEADINGS, title="The browser client")
    for figure in figures:
        result.add_row(*figure.cells())
    Console().print(result)


if __name__ == "__main__":
    typer.run(main)
