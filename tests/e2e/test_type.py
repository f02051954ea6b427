"""The page brings its own type: sent once, kept, there without a network, and nothing jumps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .person import Person
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
    assert re.fullmatch(date, person.page.locator("time").first.inner_text())
