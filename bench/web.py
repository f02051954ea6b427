"""`python -m bench.web`: how light and how quick the browser client is.

A real server, Chromium without a window, everything on this machine. Home page and way to a table
are measured as on a phone: a slow line, a processor four times slower (`bench/web_visit.py`).
With `--against CHECKOUT` the same is measured there too, by turns, in the same run.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.chromium import launch_options
from tests.e2e.person import Person
from tests.e2e.process import ServerProcess

from .timing import Series
from .web_trace import NoBeginning, Start, read_start
from .web_visit import PATIENCE as SLOW_PATIENCE
from .web_visit import SLOWER, Visit, new_phone, slow_down, visit

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
MOVES = 10
"""Clicks on a marble in every round."""
HEADINGS = ("figure", "median", "lowest - highest", "at most", "met")
GAMES = {"mandala": "^=bot-", "patterns": "^=bot-", "mandamina": "=alone"}
"""With the test id of whom is played against: the first bot that is offered, or nobody."""

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
SHOWN = """
(chosen) => document.querySelector(chosen)?.checkVisibility() ? performance.now() - window.began : 0
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
        target = "" if self.target is None else f"{self.target:g} {self.unit}".rstrip()
        met = "" if self.target is None else "yes" if self.series.median <= self.target else "no"
        spread = f"{low:.3g} - {high:.3g}"
        return [self.name, self.written(self.series.median), spread, target, met]

    def written(self, value: float) -> str:
        """A value of it."""
        return f"{value:.3g} {self.unit}".rstrip()


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


def clicks_to_table(browser: Browser, server: ServerProcess, game: str) -> tuple[float, float]:
    """Seconds, on a phone: from the click on Play to the opponents, and from the click on one of
    them until a first move can be made."""
    context = new_phone(browser, server.address)
    page = context.new_page()
    slow_down(context.new_cdp_session(page))
    page.goto("/", wait_until="networkidle", timeout=SLOW_PATIENCE)
    page.evaluate(WATCH_START)
    page.get_by_test_id(f"play-{game}").click()
    chosen = f"[data-testid{GAMES[game]}]"
    first = page.wait_for_function(SHOWN, arg=chosen, timeout=SLOW_PATIENCE)
    page.locator(chosen).first.click()
    second = page.wait_for_function(CAN_MOVE, timeout=SLOW_PATIENCE)
    times = float(first.json_value()) / 1000, float(second.json_value()) / 1000
    context.close()
    return times


Samples = dict[str, list[float]]
"""By the names of the figures, in their order."""


def sample(browser: Browser, server: ServerProcess, moves: int) -> dict[str, list[float]]:
    """Every figure once; those that are quick, more often."""
    seen: Visit = visit(browser, server.address)
    calm = visit(browser, server.address, reduced_motion="reduce")
    traced = start(browser, server, "no-preference")
    taken: Samples = {
        "first paint": [seen.first_paint],
        "largest paint": [seen.largest_paint],
        "layout shifts": [seen.shifts],
        "usable": [seen.usable],
        "requests until usable": [seen.requests],
        "bytes until usable": [seen.kilobytes],
        "longest task": [seen.longest_task],
        "quiet": [seen.quiet],
        "quiet without motion": [calm.quiet],
        "interactive, line at full speed": [traced.interactive],
        "click to board changed": click_to_changed(browser, server, moves),
    }
    for game in GAMES:
        first, second = clicks_to_table(browser, server, game)
        taken[f"click to opponents, {game}"] = [first]
        taken[f"second click to first move, {game}"] = [second]
    return taken


TARGETS = {
    "first paint": ("s", 1.3),
    "largest paint": ("s", 1.8),
    "layout shifts": ("", 0.02),
    "usable": ("s", None),
    "requests until usable": ("", 15),
    "bytes until usable": ("KB", 150),
    "longest task": ("ms", 200),
    "quiet": ("s", 2.5),
    "quiet without motion": ("s", 2.5),
    "interactive, line at full speed": ("s", 1.5),
    "click to board changed": ("ms", 50),
    **{f"click to opponents, {game}": ("s", None) for game in GAMES},
    **{f"second click to first move, {game}": ("s", 2) for game in GAMES},
}
"""Unit and target of every figure."""


def measure(
    browser: Browser, servers: list[ServerProcess], rounds: int
) -> Iterator[tuple[Figure, Series | None]]:
    """Every figure of the first server; beside it the same of the second, if there is one."""
    taken: list[Samples] = [{} for _ in servers]
    for server in servers:  # Whoever comes first to a server is not measured.
        visit(browser, server.address)
    for _ in range(rounds):  # By turns: a slow spell of the machine then hits both alike.
        for server, samples in zip(servers, taken, strict=True):
            for name, values in sample(browser, server, MOVES).items():
                samples.setdefault(name, []).extend(values)
    for name, values in taken[0].items():
        unit, target = TARGETS[name]
        before = Series(tuple(taken[1][name])) if len(taken) > 1 else None
        yield Figure(name, unit, Series(tuple(values)), target), before


def main(
    rounds: Annotated[int, typer.Option(help="Samples of every figure.")] = 5,
    against: Annotated[
        Path | None,
        typer.Option(help="Another checkout with its page built, measured in the same run."),
    ] = None,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table as Markdown.")
    ] = False,
) -> None:
    """Measure how light and how quick the browser client is."""
    with ExitStack() as stack:
        servers = []
        for checkout in [None, *([against] if against else [])]:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-"))
            server = ServerProcess(Path(folder), checkout)
            stack.callback(server.kill)
            servers.append(server)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(**launch_options())
        measured = list(measure(browser, servers, rounds))
        browser.close()
    headings = (*HEADINGS, "before") if against else HEADINGS
    rows = [
        [*figure.cells(), *([] if before is None else [figure.written(before.median)])]
        for figure, before in measured
    ]
    if as_markdown:
        lines = [headings, ("---", *["--:"] * (len(headings) - 1)), *rows]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines))
        return
    result = Table(*headings, title="The browser client")
    for row in rows:
        result.add_row(*row)
    Console().print(result)


if __name__ == "__main__":
    typer.run(main)
