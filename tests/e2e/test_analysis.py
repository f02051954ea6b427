"""The analysis board in a real browser: set up, try, ask the engine, keep."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sandtable import load, replay

from .person import Person
from .shots import shoot
from .test_axe import AXE, EVERYTHING, findings

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 360, "height": 740}}
SCREENS = {"phone": (360, 740), "desk": (1440, 900), "wide": (844, 390)}
BAD_REQUEST = re.compile("400")


def shoot_all(person: Person, name: str) -> None:
    """Pictures to look at, on three screens, light and dark."""
    before = person.page.viewport_size
    for screen, (width, height) in SCREENS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            person.page.emulate_media(color_scheme=scheme)
            shoot(person.page, f"analysis-{name}-{screen}-{scheme}")
    person.page.emulate_media(color_scheme="light")
    if before:
        person.page.set_viewport_size(before)


def check_axe(person: Person) -> None:
    """axe finds nothing serious, and nothing is wider than the screen."""
    person.page.evaluate(AXE.read_text())
    assert findings(person.page, EVERYTHING) == []
    too_wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not person.page.evaluate(too_wide)


def deal(person: Person, game: str) -> None:
    """A fresh deal on the board."""
    person.go(f"/analysis/{game}")
    person.see("setup-deal").click()
    expect(person.see("board").locator("svg").first).to_be_visible()


def test_a_layout_of_marbles_is_entered_and_solved(come: Come) -> None:
    """Colour by colour with as few taps as there are marbles; then the best line, with proof."""
    person = come(**PHONE)
    person.go("/analysis/mandamina")
    person.expected = BAD_REQUEST
    person.see("setup-done").click()
    expect(person.see("setup-said")).not_to_contain_text("?")
    position = load("mandamina").deal(seed=0)
    cells: dict[str, list[str]] = {}
    for row, letters in enumerate(position.view()["board"]):
        for column, letter in enumerate(letters):
            cells.setdefault(letter, []).append(f"{'abcdefg'[column]}{7 - row}")
    shoot_all(person, "setup-marbles")
    check_axe(person)
    taps = 0
    for letter in ".wyorvgl":
        expect(person.see(f"piece-{letter}")).to_have_attribute("aria-pressed", "true")
        for cell in cells[letter]:
            person.see(f"place-{cell}").click()
            taps += 1
    assert taps == 43, "the last colour lies by itself"
    person.see("setup-done").click()
    expect(person.see("board").locator("svg").first).to_be_visible()
    person.see("engine-toggle").click()
    expect(person.see("solved")).to_be_visible()
    expect(person.see("value-0")).to_have_text("18")
    shoot_all(person, "marbles-solved")
    check_axe(person)
    person.see("line-0").click()
    expect(person.see("node")).to_have_count(27)
    # As a record it can be replayed by everybody.
    person.see("save").locator("summary").click()
    with person.page.expect_download() as download:
        person.see("save-record").click()
    record = json.loads(Path(download.value.path()).read_text())
    end = replay(record)
    assert (str(end.game.from_deal(record["deal"])), end.scores) == (str(position), [18])


def test_variations_comments_keys_and_the_link(come: Come) -> None:
    person = come()
    deal(person, "patterns")
    page = person.page
    page.evaluate("document.activeElement?.blur()")
    person.see("engine-toggle").click()
    expect(person.see("engine-lines").locator("li").first).to_be_visible()
    person.see("line-0").click()
    nodes = person.see("node")
    expect(nodes.first).to_have_attribute("aria-current", "step")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowLeft")
    expect(person.see("variations").get_by_role("button", name="Start")).to_have_attribute(
        "aria-current", "step"
    )
    before = nodes.count()
    person.see("line-1").click()
    expect(nodes).not_to_have_count(before)
    second = page.locator("[data-testid=node][aria-current]")
    name = second.get_attribute("data-move") or ""
    person.see("comment").fill("a try")
    person.see("comment").blur()
    expect(person.see("variations").locator(".comment")).to_have_text("a try")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowUp")
    expect(second).not_to_have_attribute("data-move", name)
    page.keyboard.press("ArrowDown")
    expect(second).to_have_attribute("data-move", name)
    page.keyboard.press("p")
    expect(nodes.first).to_have_attribute("data-move", name)
    shoot_all(person, "tiles")
    check_axe(person)
    page.wait_for_url(re.compile("#a="))
    page.wait_for_timeout(600)
    count = nodes.count()
    person.go(page.url)
    page.reload()
    expect(nodes).to_have_count(count)
    expect(second).to_have_attribute("data-move", name)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Delete")
    expect(person.see("variations").locator(".comment")).to_have_count(0)
    person.see("save").locator("summary").click()
    with page.expect_download() as download:
        person.see("save-svg").click()
    assert Path(download.value.path()).read_text().startswith("<svg")
    with page.expect_download() as download:
        person.see("save-png").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_chance_is_chosen_or_drawn(come: Come) -> None:
    person = come()
    deal(person, "mandala")
    person.see("engine-toggle").click()
    expect(person.see("value-0")).to_contain_text("%")
    shoot_all(person, "cards")
    person.see("engine-lines").locator("button").first.click()
    text = person.see("node").first.get_attribute("data-move") or ""
    if text.startswith("build"):
        for _ in range(3):
            person.see("chance").locator("button").first.click()
            person.page.wait_for_timeout(150)
    elif text.startswith("discard"):
        person.see("draw-random").click()
    expect(person.see("chance")).to_have_count(0)
    check_axe(person)


def test_the_final_count_of_rivers_and_cups(come: Come) -> None:
    """Three black cards at space 2 and a red one at space 1: 2 x 3 + 1 x 1 = 7 points."""
    person = come(**PHONE)
    person.go("/analysis/mandala")
    person.see("field-kind").select_option("count")
    for place, cards in {
        "river-0": "rk", "claimed-0": "kkkr", "river-1": "g", "claimed-1": "gg",
    }.items():  # fmt: skip
        person.see(f"place-{place}").click()
        for card in cards:
            person.see(f"piece-{card}").click()
    shoot_all(person, "setup-cards")
    check_axe(person)
    person.see("setup-done").click()
    expect(person.see("count")).to_contain_text("7")
    shoot_all(person, "count")


def test_what_is_impossible_is_said_in_the_language_of_the_page(come: Come) -> None:
    person = come(locale="sv-SE")
    deal(person, "patterns")
    shoot_all(person, "tiles-sv")
    person.see("change").click()
    shoot_all(person, "setup-tiles-sv")
    check_axe(person)
    person.see("field-tile0").select_option("k")
    person.see("field-tile1").select_option("k")
    person.expected = BAD_REQUEST
    person.see("setup-done").click()
    expect(person.see("setup-said")).to_have_class(re.compile("bad"))
    person.see("setup-undo").click()
    person.see("setup-clear").click()
    expect(person.see("setup-said")).to_contain_text("52")


@pytest.mark.parametrize("text", ["nonsense", '{"format": 1}'])
def test_a_text_is_read_or_it_is_said_what_is_wrong(come: Come, text: str) -> None:
    person = come(path="/analysis/patterns")
    person.see("paste").locator("summary").click()
    person.expected = BAD_REQUEST
    person.see("paste-text").fill(text)
    person.see("paste-open").click()
    expect(person.see("paste-wrong")).to_be_visible()
    record = load("mandamina").deal(seed=3).record()
    person.see("paste-text").fill(json.dumps(record))
    person.see("paste-open").click()
    person.page.wait_for_url(re.compile("/analysis/mandamina#a="))
    expect(person.see("board").locator("svg").first).to_be_visible()


@pytest.mark.parametrize("path", ["/analysis", "/analysis/mandamina"])
def test_a_server_that_is_away_is_named(come: Come, path: str) -> None:
    """Nobody waits for ever, and it can be tried again."""
    person = come(path="/settings")
    person.be_known()
    person.expected = re.compile("ERR_FAILED")
    person.page.route("**/api/games", lambda route: route.abort())
    person.go(path)
    expect(person.see("analysis-away")).to_be_visible()
    person.page.unroute("**/api/games")
    person.see("analysis-away").get_by_role("button").click()
    expect(person.see("analysis-mandamina").or_(person.see("setup-done"))).to_be_visible()
