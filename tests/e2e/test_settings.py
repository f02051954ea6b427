"""Languages and settings: they hold at once, and are kept in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .person import Person

Come = Callable[..., Person]


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("de-AT", "de"), ("nn-NO", "nb"), ("ja-JP", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(
    come: Come, locale: str, language: str
) -> None:
    person = come(locale=locale)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_the_menu_changes_the_language_and_it_is_kept(come: Come) -> None:
    person = come()
    title = person.page.locator("h1").inner_text()
    person.see("language").select_option("fi")
    expect(person.page.locator("h1")).not_to_have_text(title)
    finnish = person.page.locator("h1").inner_text()
    person.page.reload()
    expect(person.page.locator("h1")).to_have_text(finnish)
    expect(person.page.locator("html")).to_have_attribute("lang", "fi")


def test_settings_hold_at_once_and_are_kept(come: Come) -> None:
    person = come(path="/settings", color_scheme="light")
    ink = "() => getComputedStyle(document.body).color"
    light = person.page.evaluate(ink)
    person.see("setting-theme").select_option("dark")
    person.see("setting-contrast").select_option("more")
    person.see("setting-motion").select_option("off")
    person.see("setting-sound").check()
    root = person.page.locator("html")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-contrast", "more")
        expect(root).to_have_attribute("data-motion", "off")
        expect(person.see("setting-sound")).to_be_checked()
        assert person.page.evaluate(ink) != light
        person.page.reload()
        person.see("setting-sound").wait_for()


def test_the_table_says_whether_claimed_cards_are_left_to_memory(come: Come) -> None:
    person = come(path="/?play=mandala")
    person.see("bot-first-game").click()
    person.see("moves").wait_for()
    person.see("aid").get_by_text("Memory aid").first.click()
    expect(person.see("aid").get_by_text("Not seen yet")).to_be_visible()
    person.go("/?play=mandala")
    person.page.locator("dialog summary").click()
    person.see("option-memory").select_option("hidden")
    person.see("bot-first-game").click()
    person.see("moves").wait_for()
    expect(person.see("aid")).to_have_count(0)
    expect(person.page.get_by_text("left to memory")).to_be_visible()


def test_somebody_comes_back_from_another_browser(come: Come) -> None:
    name, passphrase = "Somebody of the tests", "a walk along the quiet shore"
    first = come(path="/settings")
    save = first.page.get_by_role("button", name="Save the name")
    first.page.locator("form").filter(has=save).get_by_label("Name").fill(name)
    save.click()
    expect(first.page.locator("header")).to_contain_text(name)
    first.page.get_by_label("New passphrase").fill(passphrase)
    first.page.get_by_role("button", name="Save the passphrase").click()
    expect(first.see("notices")).to_contain_text("The passphrase is saved.")
    second = come(path="/settings")
    second.page.get_by_text("I have been here before").click()
    login = second.page.locator("form").filter(has=second.page.get_by_role("button", name="Log in"))
    login.get_by_label("Name").fill(name)
    login.get_by_label("Passphrase").fill(passphrase)
    login.get_by_role("button", name="Log in").click()
    expect(second.page.locator("header")).to_contain_text(name)


def test_whoever_has_tokens_is_asked_whether_a_new_passphrase_ends_them(come: Come) -> None:
    person = come(path="/settings")
    keep, revoke = person.see("keep-tokens"), person.page.get_by_role("button", name="Revoke")

    def save(passphrase: str) -> None:
        person.page.get_by_label("New passphrase").fill(passphrase)
        person.page.get_by_role("button", name="Save the passphrase").click()
        expect(person.page.get_by_label("New passphrase")).to_have_value("")

    expect(keep).to_have_count(0)
    person.page.get_by_role("button", name="Make a token").click()
    expect(revoke).to_have_count(1)
    keep.check()
    save("a walk along the quiet shore")
    expect(keep).not_to_be_checked()
    expect(revoke).to_have_count(1)
    person.page.get_by_label("Current passphrase").fill("a walk along the quiet shore")
    save("a walk along the other shore")
    expect(revoke).to_have_count(0)
    expect(keep).to_have_count(0)
