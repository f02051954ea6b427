"""One visit of the home page as a phone has it: a slow line, a slow processor, nothing kept.

What is painted, shifted and computed the browser itself says (`PerformanceObserver`); what came
over the line is counted where it is slowed down.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

SLOWER = 4
"""How many times slower the processor is."""
LATENCY = 150
"""Milliseconds that every request waits."""
DOWN, UP = 1_600_000, 750_000
"""Bits a second."""
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds until a page is usable."""
SILENCE = 2.0
"""Seconds without a request and without a long task after which a page is taken to be quiet."""
WATCHED = 12.0
"""Seconds a page is watched at most until it is quiet."""

# Usable: its own script answers, and its texts are drawn with its own fonts.
WATCH = """
(() => {
  const seen = (window.seen = { first: 0, largest: 0, shifts: 0, tasks: [], usable: 0 });
  const watch = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear))
      .observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.first = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shifts += entry.value;
  });
  watch("longtask", (entry) =>
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration]));
  const look = () => {
    const isThere = document.querySelector("[data-testid^=play-]")
      && !document.querySelector("[data-prerendered]");
    const isSet = [...document.fonts].some(({ status }) => status === "loaded")
      && document.fonts.status === "loaded";
    if (isThere && isSet) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener("DOMContentLoaded", look);
})();
"""

Span = tuple[float, float]


@dataclass
class Line:
    """The requests of a page: when each began and ended, and how many bytes came."""

    began: dict[str, float] = field(default_factory=dict)
    ended: dict[str, float] = field(default_factory=dict)
    sizes: dict[str, float] = field(default_factory=dict)

    def listen(self, session: CDPSession) -> None:
        """Count from now on."""
        session.on("Network.requestWillBeSent", self._begin)
        session.on("Network.loadingFinished", self._end)
        session.on("Network.loadingFailed", self._end)

    def _begin(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.began.setdefault(event["requestId"], event["timestamp"])

    def _end(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.began:
            self.ended[event["requestId"]] = event["timestamp"]
            self.sizes[event["requestId"]] = event.get("encodedDataLength", 0)

    @property
    def start(self) -> float:
        """When the page itself was asked for."""
        return min(self.began.values())

    def until(self, moment: float) -> list[str]:
        """The requests that had begun so many seconds after the first."""
        return [name for name, at in self.began.items() if at - self.start <= moment]

    def spans(self) -> list[Span]:
        """Seconds after the first; a request that has not ended has no end yet."""
        return [
            (at - self.start, self.ended.get(name, float("inf")) - self.start)
            for name, at in self.began.items()
        ]


@dataclass(frozen=True)
class Visit:
    """Times are seconds from the beginning of the navigation."""

    first_paint: float
    largest_paint: float
    shifts: float
    """All layout shifts together."""
    usable: float
    requests: int
    """Begun until it was usable,"""
    kilobytes: float
    """and what they brought, heads included."""
    longest_task: float
    """Milliseconds."""
    quiet: float
    """From then on nothing was asked for, and nothing took long."""


def quiet_from(spans: Iterable[Span], usable: float) -> float:
    """The end of the last thing before a silence; never before the page was usable."""
    quiet = usable
    for begin, end in sorted(spans):
        if begin - quiet >= SILENCE:
            break
        quiet = max(quiet, end)
    return quiet


def slow_down(session: CDPSession) -> None:
    """Line and processor of a phone."""
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": DOWN / 8,
            "uploadThroughput": UP / 8,
        },
    )


def new_phone(browser: Browser, address: str, **options: Any) -> BrowserContext:
    """A browser that has never been here."""
    return browser.new_context(base_url=address, locale="en-GB", viewport=PHONE, **options)


def visit(browser: Browser, address: str, **options: Any) -> Visit:
    """Open the home page and watch it until it is quiet."""
    context = new_phone(browser, address, **options)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    slow_down(session)
    line = Line()
    line.listen(session)
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => window.seen?.usable", timeout=PATIENCE, polling=250)
    seen = _watch_until_quiet(page, line)
    context.close()
    usable = seen["usable"] / 1000
    asked = line.until(usable)
    tasks = [(begin / 1000, end / 1000) for begin, end in seen["tasks"]]
    return Visit(
        first_paint=seen["first"] / 1000,
        largest_paint=seen["largest"] / 1000,
        shifts=seen["shifts"],
        usable=usable,
        requests=len(asked),
        kilobytes=sum(line.sizes.get(name, 0) for name in asked) / 1000,
        longest_task=max((end - begin for begin, end in tasks), default=0) * 1000,
        quiet=quiet_from([*line.spans(), *tasks], usable),
    )


def _watch_until_quiet(page: Page, line: Line) -> dict[str, Any]:
    """What the page has seen of itself when it had been quiet for a while, or was given up on."""
    began = time.monotonic()
    while True:
        page.wait_for_timeout(500)
        seen: dict[str, Any] = page.evaluate("() => ({ ...seen, now: performance.now() })")
        tasks = [(begin / 1000, end / 1000) for begin, end in seen["tasks"]]
        now, usable = seen["now"] / 1000, seen["usable"] / 1000
        if now - quiet_from([*line.spans(), *tasks], usable) >= SILENCE:
            return seen
        if time.monotonic() - began > WATCHED:
            return seen
