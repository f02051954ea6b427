"""A phone held sideways: nothing covers anything else, and everything can be got to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sandtable import GAMES

from .conftest import Resident
from .person import Person
from .places import Place, speak, visit
from .screens import longest_language
from .test_pages import NOT_FOUND
from .test_review import A_REVIEW, short_game

Come = Callable[..., Person]
SIDEWAYS = {"viewport": {"width": 844, "height": 390}}
WITHOUT_A_BOARD = ("analysis", "lesson-end", "no-puzzle", "missing-table")

COVERED = """
() => {
  const SLACK = 1;
  const parts = "header :is(a, button, label), h1, .dock :is(p, button, a, input, select),"
    + ".dock .line > *, .dock [data-testid=said]";
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".spoken, .skip") && !one.matches(".spoken");
  const all = [...document.querySelectorAll(parts)].filter(isSeen)
    .map((one) => [one, one.getBoundingClientRect()]);
  const name = (one) => one.dataset.testid ?? one.textContent.trim().slice(0, 30);
  const wrong = [];
  for (const [index, [one, a]] of all.entries()) {
    for (const [other, b] of all.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > SLACK && down > SLACK) wrong.push(`${name(one)} and ${name(other)}`);
    }
  }
  return wrong;
}
"""


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found


def place_named(resident: Resident, name: str) -> Place:
    return next(place for place in resident.places if place.name == name)


def test_a_page_without_a_board_has_the_header_of_a_page(come: Come, resident: Resident) -> None:
    """It stands above the title, with its links, not in the corner of a board that is not there."""
    person = come(**resident.options, **SIDEWAYS)
    person.expected = NOT_FOUND
    for name in WITHOUT_A_BOARD:
        visit(person, place_named(resident, name))
        title = person.page.locator("main h1")
        expect(title).to_be_in_viewport()
        for language in ("en", longest_language()):
            speak(person.page, language)
            assert covered(person.page) == [], f"{name}, {language}"
        expect(person.page.locator("header nav a").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up(come: Come, game: str) -> None:
    """What is said is not below the buttons; options and a fresh deal can be scrolled to."""
    person = come(**SIDEWAYS)
    person.go(f"/analysis/{game}")
    person.see("setup-done").wait_for()
    for language in ("en", longest_language()):
        speak(person.page, language)
        assert covered(person.page) == [], language
        expect(person.see("setup-done")).to_be_in_viewport(ratio=1)
    person.see("paste").scroll_into_view_if_needed()
    expect(person.see("paste")).to_be_in_viewport()
    board = person.see("setup-board")
    expect(board).to_be_in_viewport()
    person.see("setup-deal").click()
    expect(person.see("variations")).to_be_attached()


def test_a_review_is_read_beside_its_board(come: Come) -> None:
    """Sentence, buttons and slider below each other; the graph can be scrolled to, and the board
    is still there."""
    person = come(**SIDEWAYS)
    table = short_game(person, "mandala")
    person.go(f"/review/{table}")
    person.see("review-choose").wait_for()
    assert covered(person.page) == []
    person.see("show-review").click()
    expect(person.see("review")).to_have_attribute("data-state", "done", timeout=A_REVIEW)
    person.see("only-marked").uncheck()
    for number in range(3):
        person.see("decision").nth(number).click()
        expect(person.see("grade-text")).not_to_be_empty()
        for language in ("en", longest_language()):
            speak(person.page, language)
            assert covered(person.page) == [], f"decision {number}, {language}"
    person.see("graph").scroll_into_view_if_needed()
    expect(person.see("graph")).to_be_in_viewport(ratio=0.9)
    expect(person.see("board")).to_be_in_viewport(ratio=0.9)
