"""With keys alone: where they begin, where they are taken, and where they come back to."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .hands import Keys
from .person import Person

Come = Callable[..., Person]
KEYS = Keys()


@pytest.fixture
def person(come: Come) -> Person:
    """Somebody who came to the first page from another one."""
    person = come(path="/rules")
    person.page.get_by_role("navigation", name="Pages").get_by_role("link").first.click()
    person.see("play-patterns").wait_for()
    return person


def open_dialog(person: Person) -> Locator:
    KEYS.press(person.see("play-patterns"))
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_a_dialog_gives_the_focus_back_and_leaves_no_step(person: Person) -> None:
    for _ in range(3):
        dialog = open_dialog(person)
        person.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(person.see("play-patterns")).to_be_focused()
    person.page.go_back()
    expect(person.page).to_have_url(f"{person.address}/rules")


def test_a_dialog_that_an_address_opened_closes_too(come: Come) -> None:
    person = come(path="/?play=patterns")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(person.page).to_have_url(f"{person.address}/")


def test_back_from_a_table_is_the_page_without_its_dialog(person: Person) -> None:
    open_dialog(person)
    KEYS.press(person.see("bot-first-game"))
    person.see("status").wait_for()
    person.page.go_back()
    expect(person.page).to_have_url(f"{person.address}/")
    expect(person.see("play-patterns")).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_keys_come_onto_the_table_of_mandala_at_the_hand(person: Person) -> None:
    KEYS.press(person.see("play-mandala"))
    KEYS.press(person.see("bot-first-game"))
    person.page.locator("[data-testid^=hand-][data-pick]").first.wait_for()
    for _ in range(40):
        person.page.keyboard.press("Tab")
        focused = person.page.locator("[data-walk]:focus")
        if focused.count():
            break
    expect(focused).to_have_attribute("data-testid", person_hand(person))


def person_hand(person: Person) -> str:
    """The first cards of the hand."""
    name = person.page.locator("[data-testid^=hand-][data-enter]").first
    return name.get_attribute("data-testid") or ""


def test_a_tile_of_patterns_is_said_in_short_and_in_full_on_request(person: Person) -> None:
    open_dialog(person)
    KEYS.press(person.see("bot-first-game"))
    tile = person.see("cell-a5")
    tile.focus()
    label = tile.get_attribute("aria-label") or ""
    assert label.startswith("a5, ")
    assert "face up" not in label
    person.page.keyboard.press("i")
    expect(person.see("notices")).to_contain_text(re.compile("a5, .*, face up"))
