"""The page brings its own type: sent once, kept, there without a network, and nothing jumps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from .person import Person
from .places import play_table
from .test_install import WORKER_READY

Come = Callable[..., Person]
LOADED = """
async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(({ status }) => status === "loaded")
    .map(({ family }) => family.replaceAll('"', "")).sort();
}
"""
HAS_STAND_INS = """
async () => {
  const known = async (name) =>
    new FontFace("known", `local("${name}")`).load().then(() => true, () => false);
  const any = async (...names) => (await Promise.all(names.map(known))).includes(true);
  return await any("Arial", "Liberation Sans", "Roboto", "DejaVu Sans")
    && await any("Georgia Bold", "Liberation Serif Bold", "Noto Serif Bold", "DejaVu Serif Bold");
}
"""
HEIGHTS = """
() => Object.fromEntries(
  [...document.querySelectorAll("header, h1, h2, .hero p, .card .text > p, .card .actions")]
    .map((one, number) => [`${number} ${one.innerText.slice(0, 30)}`, one.offsetHeight]))
"""
TAKE_AWAY = """
(families) => {
  const isTheirs = (rule) => rule instanceof CSSFontFaceRule
    && families.includes(rule.style.fontFamily.replaceAll('"', ""));
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--)
      if (isTheirs(sheet.cssRules[at])) sheet.deleteRule(at);
}
"""
FAMILIES = ["Figtree", "Literata"]
PLACES = """
() => Object.fromEntries(
  [...document.querySelectorAll(
    "header a, h1, h2, [data-testid=board], [data-testid=board] svg:not(svg svg), .dock,"
    + "[data-testid^=seat-], [data-testid=prompt], [data-testid=moves], main p, button")]
    .filter((one) => one.checkVisibility() && !one.closest(".spoken, nav"))
    .map((one, number) => {
      const { top, height } = one.getBoundingClientRect();
      return [`${number} ${one.innerText?.slice(0, 30)}`, [Math.round(top), Math.round(height)]];
    }))
"""
SHIFTS = """
() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})
"""
MOST_SHIFT = 0.02
"""What counts as good is 0.1."""


def drawn_with(page: Page, selector: str) -> set[tuple[str, bool]]:
    """The fonts that Chromium really drew a text with, and whether they are the page's own."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    query = {"nodeId": root, "selector": selector}
    node = session.send("DOM.querySelector", query)["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"].split()[0], font["isCustomFont"]) for font in fonts}


def test_titles_and_texts_are_drawn_with_it(come: Come) -> None:
    page = come().page
    assert page.evaluate(LOADED) == FAMILIES
    assert drawn_with(page, "h1") == {("Literata", True)}
    for selector in (".hero p", "[data-testid=invite-mandala]", "header nav a span"):
        assert drawn_with(page, selector) == {("Figtree", True)}


def test_it_is_asked_for_early_and_kept_for_ever(come: Come) -> None:
    person = come()
    links = person.page.locator("link[rel=preload][as=font][crossorigin]")
    paths = [str(link.get_attribute("href")) for link in links.all()]
    assert [re.sub(r".*/(\w+)-[\w-]+\.woff2$", r"\1", path) for path in paths] == [
        "figtree",
        "literata",
    ]
    for path in paths:
        answer = person.context.request.get(path)
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert "font-src 'self'" in answer.headers["content-security-policy"]
    licence = person.context.request.get("/fonts-licence.txt")
    assert licence.headers["content-type"] == "text/plain; charset=utf-8"
    assert "SIL OPEN FONT LICENSE" in licence.text()


def test_it_is_there_without_a_network(come: Come) -> None:
    person = come()
    person.page.evaluate(WORKER_READY)
    person.expect_lost_line()
    person.context.set_offline(True)
    person.go("/rules/mandala")
    assert person.page.evaluate(LOADED) == FAMILIES


def test_nothing_jumps_when_it_comes(come: Come) -> None:
    """The fonts that stand in for it break lines at the same words."""
    page = come(viewport={"width": 1000, "height": 800}).page
    if not page.evaluate(HAS_STAND_INS):
        pytest.skip("no font of this machine is one that can stand in")
    assert page.evaluate(LOADED) == FAMILIES
    ours = page.evaluate(HEIGHTS)
    assert len(ours) > 10
    page.evaluate(TAKE_AWAY, FAMILIES)
    assert drawn_with(page, "h1").isdisjoint({("Literata", True)})
    assert drawn_with(page, ".hero p").isdisjoint({("Figtree", True)})
    assert page.evaluate(HEIGHTS) == ours


def hold_fonts(page: Page) -> list[Route]:
    """Requests for fonts, which wait until somebody lets them go."""
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    return held


def test_nothing_shifts_at_a_table_while_it_loads(come: Come) -> None:
    """The fonts are held back until all is there: then nothing is elsewhere than before."""
    # What the service worker has kept would be there at once.
    person = come(viewport={"width": 390, "height": 844}, service_workers="block")
    person.expected = re.compile("Service Worker registration blocked")
    person.troubles.clear()
    page = person.page
    if not page.evaluate(HAS_STAND_INS):
        pytest.skip("no font of this machine is one that can stand in")
    page.wait_for_load_state("networkidle")
    table = play_table(person, "patterns", 4)
    for viewport in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        held = hold_fonts(page)
        page.goto("about:blank")
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(table, wait_until="commit")
        page.locator("[data-testid=status].mine").wait_for()
        page.wait_for_timeout(300)
        assert len(held) >= len(FAMILIES)
        before, shifted = page.evaluate(PLACES), page.evaluate(SHIFTS)
        for route in held:
            route.continue_()
        assert set(FAMILIES) <= set(page.evaluate(LOADED))
        assert page.evaluate(PLACES) == before
        assert page.evaluate(SHIFTS) - shifted < MOST_SHIFT
        page.unroute("**/*.woff2")


@pytest.mark.parametrize(
    ("locale", "date"),
    [
        ("en-GB", r"\d{1,2} \w{3,4} \d{4}, \d\d:\d\d"),
        ("en-US", r"\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M"),
        ("de-AT", r"\d\d\.\d\d\.\d{4}, \d\d:\d\d"),
    ],
)
def test_dates_are_those_of_the_reader(come: Come, locale: str, date: str) -> None:
    person = come(locale=locale)
    person.see("play-patterns").click()
    person.see("all-bots").click()
    person.see("bot-novice").click()
    person.see("board").wait_for()
    person.go("/games")
    # Lists say how long ago it was; the date itself is there for whoever points at it.
    assert re.fullmatch(date, person.page.locator("time").first.get_attribute("title") or "")
