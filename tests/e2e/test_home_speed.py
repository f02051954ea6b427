"""The first page is there before any script, and goes on where it stands when the script comes.

No times are asserted: `python -m bench.web` measures them.
"""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .person import PATIENCE, Person
from .process import ServerProcess

Come = Callable[..., Person]
LANGUAGES = {
    "en-GB": ("en", "Play"),
    "de-AT": ("de", "Spielen"),
    "fr-CH": ("fr", "Jouer"),
    "fi-FI": ("fi", "Pelaa"),
    "sv-SE": ("sv", "Spela"),
    "da-DK": ("da", "Spil"),
    "nn-NO": ("nb", "Spill"),
}
PICTURES_SEEN = """
() => [...document.querySelectorAll(".demo img")]
  .filter((one) => one.checkVisibility())
  .every((one) => one.complete && one.naturalWidth > 0)
"""
# However busy the machine is: while something is done, no time passes for the page.
QUICK_DEVICE = """
(() => {
  const now = performance.now.bind(performance);
  let stopped = null;
  performance.now = () => {
    if (stopped === null) {
      stopped = now();
      setTimeout(() => (stopped = null));
    }
    return stopped;
  };
})()
"""
ANSWERS = "#app:not([data-prerendered])"


@pytest.fixture(name="held")
def _held(browser: Browser, server: ServerProcess) -> Iterator[tuple[Page, list[Route]]]:
    """The first page, whose script is held back."""
    context = browser.new_context(base_url=server.address, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    held: list[Route] = []
    page.route(re.compile(r"/assets/index-[\w-]+\.js$"), lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    page.locator("[data-prerendered] h1").wait_for()
    yield page, held
    context.close()
    assert troubles == []


def release(held: list[Route]) -> None:
    for route in held:
        route.continue_()


def test_it_can_be_read_without_any_script_in_seven_languages(
    browser: Browser, server: ServerProcess
) -> None:
    for locale, (language, play) in LANGUAGES.items():
        context = browser.new_context(
            base_url=server.address, locale=locale, java_script_enabled=False
        )
        page = context.new_page()
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.get_by_test_id("play-mandala")).to_have_text(play)
        # A link works without a script, too.
        page.get_by_test_id("play-mandala").click()
        assert page.url.endswith("/?play=mandala")
        context.close()


def test_its_nodes_focus_and_first_clicks_are_kept(held: tuple[Page, list[Route]]) -> None:
    page, routes = held
    page.wait_for_function(PICTURES_SEEN)
    page.evaluate("document.querySelectorAll('main *').forEach((one) => (one.isFirst = true))")
    page.get_by_test_id("invite-patterns").focus()
    before = page.locator("main").inner_text()
    release(routes)
    page.locator(ANSWERS).wait_for(state="attached")
    assert page.locator("main").inner_text() == before
    assert page.evaluate("[...document.querySelectorAll('main .card *')].every((o) => o.isFirst)")
    assert page.evaluate("document.activeElement.dataset.testid") == "invite-patterns"
    for once in ("h1", "main", "header", "footer", "title", "nav"):
        expect(page.locator(once)).to_have_count(1)


def test_what_was_pressed_before_it_answered_is_done(held: tuple[Page, list[Route]]) -> None:
    page, routes = held
    page.get_by_test_id("invite-patterns").click()
    assert page.url.endswith("/")
    release(routes)
    page.wait_for_url("**/tables/*")


def test_a_language_chosen_before_it_answered_is_spoken_and_sent_from_then_on(
    held: tuple[Page, list[Route]],
) -> None:
    page, routes = held
    page.get_by_test_id("language").select_option("fi")
    release(routes)
    expect(page.get_by_test_id("play-mandala")).to_have_text("Pelaa")
    assert page.locator("html").get_attribute("lang") == "fi"
    # The next time it comes so.
    assert '<html lang="fi">' in page.context.request.get("/").text()


def test_a_language_that_only_this_browser_remembers_is_never_seen_wrong(come: Come) -> None:
    person = come()
    person.page.evaluate("localStorage.setItem('language', 'sv')")
    seen = """
    () => {
      window.shown = [];
      const look = () => {
        const title = document.querySelector("h1");
        if (title?.checkVisibility({ visibilityProperty: true })) shown.push(title.innerText);
        requestAnimationFrame(look);
      };
      look();
    }
    """
    person.page.add_init_script(f"({seen})()")
    person.go("/")
    expect(person.see("play-mandala")).to_have_text("Spela")
    title = person.page.locator("h1").inner_text()
    assert set(person.page.evaluate("shown")) <= {title}


@pytest.mark.parametrize(("theme", "other"), [("dark", "light"), ("light", "dark")])
def test_the_picture_of_the_chosen_theme_is_shown_and_no_other_is_loaded(
    come: Come, server: ServerProcess, theme: str, other: str
) -> None:
    kept = [{"name": "settings", "value": json.dumps({"theme": theme})}]
    known = {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
    # As the system has it, it would be the other.
    person = come(path="/rules", storage_state=known, color_scheme=other)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.wait_for_function(PICTURES_SEEN)
    pictures = [url for url in asked if url.endswith(".svg") and "/assets/" in url]
    assert [url for url in pictures if f"-{theme}-" in url] != []
    assert [url for url in pictures if f"-{other}-" in url] == []
    assert person.page.locator("html").get_attribute("data-theme") == theme


def test_a_board_begins_to_play_where_its_picture_stood(come: Come) -> None:
    person = come(path="/rules", viewport={"width": 390, "height": 844})
    person.context.add_init_script(QUICK_DEVICE)
    person.go("/")
    card = person.page.locator(".demo.mandala")
    card.scroll_into_view_if_needed()
    card.locator("img.day").wait_for()
    box = card.bounding_box()
    person.page.locator(".demo.mandala.live svg").wait_for(state="attached")
    assert card.bounding_box() == box
    expect(person.page.locator(".demo.live")).to_have_count(1)


def test_without_motion_nothing_is_loaded_to_play(come: Come) -> None:
    person = come(reduced_motion="reduce")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    # Later than a board would be: the worker comes after them.
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.locator(".demo img").first.wait_for()
    assert [url for url in asked if "/api/demo" in url] == []
    expect(person.page.locator(".demo.live")).to_have_count(0)
