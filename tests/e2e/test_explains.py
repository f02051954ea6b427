"""The table explains itself: rules and legend beside the board, names, prompts, what things are,
and a move on the board before it is confirmed."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .hands import PHONE, Mouse, Touch
from .person import Person
from .process import ServerProcess
from .states import (
    Makers,
    any_move,
    complete_mandalas,
    is_claiming,
    is_final,
    lay_cards,
    making,
    press_marble,
)

Come = Callable[..., Person]

DESK = {"viewport": {"width": 1280, "height": 720}}
MEET = """
([one, other]) => {
  const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
"""
NOTICES_STAY = """
() => {
  const later = window.setTimeout;
  window.setTimeout = (call, wait, ...rest) => (wait >= 5000 ? 0 : later(call, wait, ...rest));
}
"""
IS_READ = """
rule => {
  const [text, around] = [rule, rule.closest("[data-scrolls]")]
    .map((element) => element.getBoundingClientRect());
  return text.top >= around.top && text.top < around.top + around.height / 2
    && text.top >= 0 && text.top < innerHeight;
}
"""


@dataclass(frozen=True)
class Tables:
    """Tables at which the first maker sits, and the cookies by which a browser does."""

    claiming: str
    final: str
    box: str
    given_up: list[str]
    cookies: list[dict[str, str]]


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> Iterator[Tables]:
    """Made once for all tests here."""
    with making(server.address) as (make, cookies):
        yield Tables(
            claiming=f"/tables/{make.reach('mandala', is_claiming, complete_mandalas)}",
            final=f"/tables/{make.reach('patterns', is_final, any_move)}",
            box=f"/tables/{make.table('mandamina', 1, options={'seats': 1})}",
            given_up=[give_up(make) for _ in range(3)],
            cookies=cookies,
        )


def give_up(make: Makers) -> str:
    """A game that is over."""
    table = make.table("mandamina", 2, options={"seats": 2})
    make.act(0, table, "resign")
    return f"/tables/{table}"


def sit(come: Come, tables: Tables, table: str, **options: Any) -> Person:
    """The first maker in a browser, at a table."""
    person = come(**options)
    person.become(tables.cookies)
    go(person, table)
    return person


def go(person: Person, table: str) -> None:
    person.go(table)
    person.see("board").locator("[data-walk]").first.wait_for()


def current_rule(page: Page) -> Locator:
    """The paragraph that the rules are open at."""
    return page.locator("[data-testid=rules-sheet] [aria-current]")


def wait_until_read(page: Page) -> None:
    """The sheet is scrolled there a moment after the paragraph is marked."""
    page.wait_for_function(IS_READ, arg=current_rule(page).element_handle())


def meet(one: Locator, other: Locator) -> bool:
    """Whether they lie over each other."""
    handles = [one.element_handle(), other.element_handle()]
    return bool(one.page.evaluate(MEET, handles))


def test_at_a_desk_everything_is_beside_the_board(come: Come, tables: Tables) -> None:
    person = sit(come, tables, tables.claiming, is_new=True, **DESK)
    page, board = person.page, person.see("board")
    # The legend, by itself at first sight; whoever plays at once can.
    legend = person.see("legend")
    expect(legend.locator("dt svg")).to_have_count(5)
    expect(legend).to_contain_text("River")
    assert not meet(legend, board)
    expect(page.locator("[data-testid^=claim-]").first).to_be_visible()
    assert page.evaluate("!document.activeElement.closest('[data-testid=legend]')")
    person.see("legend-done").click()
    expect(legend).to_have_count(0)
    page.reload()
    expect(person.see("moves")).to_be_visible()
    # Keys are taken to the claim first.
    expect(page.locator("[data-testid^=claim-]:focus")).to_have_count(1)
    expect(legend).to_have_count(0)
    person.see("open-legend").click()
    expect(legend.locator("h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    expect(person.see("open-legend")).to_be_focused()
    # The rules, from the header, at what is going on.
    link = page.locator("header nav a[href='/rules/mandala']")
    link.click()
    expect(current_rule(page)).to_have_id("M4.3")
    wait_until_read(page)
    assert not meet(person.see("rules-sheet"), board)
    expect(person.see("status")).to_be_visible()
    expect(page).to_have_url(re.compile(tables.claiming + "$"))
    page.keyboard.press("Escape")
    expect(person.see("rules-sheet")).to_have_count(0)
    expect(link).to_be_focused()
    # Names, and a prompt that says why.
    expect(person.see("labels")).to_contain_text("Discard pile")
    expect(person.see("prompt")).to_contain_text("the more its cards count")
    # What things are, by click and by key; shown and said. None leaves while we look.
    page.evaluate(NOTICES_STAY)
    Mouse().press(person.see("deck"))
    sentence = re.compile(r"^The deck: \d+ cards are left\.$")
    expect(person.see("notices").locator("p span").first).to_have_text(sentence)
    expect(person.see("live")).to_have_text(sentence)
    person.see("river-near").focus()
    page.keyboard.press("Enter")
    expect(person.see("live")).to_have_text("Your River: the first colour counts 1, the sixth 6.")
    expect(person.see("notices").locator("p")).to_have_count(1)


def test_on_a_phone_it_comes_over_the_board_and_goes_again(come: Come, tables: Tables) -> None:
    person = sit(come, tables, tables.final, is_new=True, **PHONE)
    page, touch = person.page, Touch()
    legend = person.see("legend")
    expect(legend.locator("dd")).to_have_count(6)
    touch.press(person.see("legend-close"))
    expect(legend).to_have_count(0)
    page.reload()
    expect(person.see("done")).to_be_visible()
    expect(legend).to_have_count(0)
    expect(person.see("prompt")).to_contain_text("cannot move any more")
    # One tap, with the pages folded away.
    touch.press(person.see("rules-here"))
    expect(current_rule(page)).to_have_id("P7.3")
    wait_until_read(page)
    expect(person.see("rules-sheet").locator("h2").first).to_be_focused()
    touch.press(person.see("to-legend"))
    expect(legend.locator("h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    expect(person.see("rules-here")).to_be_focused()
    # In the menu it is the game's, too.
    touch.press(person.see("menu"))
    touch.press(page.locator("nav a[href='/rules/patterns']"))
    expect(current_rule(page)).to_have_id("P7.3")
    page.set_viewport_size({"width": 844, "height": 390})
    expect(current_rule(page)).to_be_visible()
    touch.press(person.see("rules-sheet-close"))
    expect(person.see("menu")).to_be_focused()
    # A tile of a group says what it is.
    touch.press(page.locator("[data-testid^=about-river]").first)
    expect(person.see("notices")).to_contain_text("a bed for each marker")


def test_names_and_reasons_leave_with_the_games_one_has_finished(
    come: Come, tables: Tables
) -> None:
    person = sit(come, tables, tables.box, **DESK)
    labels, prompt = person.see("labels"), person.see("prompt")
    for number, table in enumerate(tables.given_up):
        expect(labels).to_have_count(1 if number < 2 else 0)
        expect(prompt).to_contain_text("six together, with few moves")
        # To look at it twice does not make it two.
        for _ in range(2):
            go(person, table)
            expect(person.see("result")).to_be_visible()
        go(person, tables.box)
    expect(labels).to_have_count(0)
    expect(prompt).to_contain_text("Roll a marble to the hole.")
    expect(prompt).not_to_contain_text("together")
    person.settle_on(labels="always")
    go(person, tables.box)
    expect(labels).to_have_count(1)


def test_a_move_is_seen_and_asked_for_before_it_is_made(come: Come, tables: Tables) -> None:
    person = sit(come, tables, tables.box, **DESK)
    page, ghost, status = person.page, person.page.locator("[data-ghost]"), person.see("status")
    person.settle_on(confirm=True, motion="off")
    go(person, tables.box)
    hole = page.locator("[data-walk][data-target]").get_attribute("data-testid") or ""
    press_marble(page)
    expect(ghost).to_have_attribute("data-ghost", hole.removeprefix("cell-"))
    expect(status).to_contain_text(re.compile(r"Roll [a-g][1-7] \([a-z ]+\) to the hole\?"))
    person.see("cancel").click()
    expect(ghost).to_have_count(0)
    go(person, tables.final)
    page.locator("[data-testid^=cell-]:has(.lit)").first.dispatch_event("click")
    expect(ghost).to_have_count(1)
    expect(status).to_contain_text(re.compile(r"Flip [a-h][1-8]\?"))
    person.see("cancel").click()
    expect(ghost).to_have_count(0)
    go(person, tables.claiming)
    page.locator("[data-testid^=claim-]").first.dispatch_event("click")
    expect(ghost.first).to_be_visible()
    expect(status).to_contain_text(re.compile(r"Claim [a-z]+\?"))
    person.see("confirm").click()
    expect(ghost).to_have_count(0)


def test_cards_lie_where_they_would_be(come: Come) -> None:
    person = come(path="/?play=mandala", **PHONE)
    person.settle_on(confirm=True, motion="off")
    person.go("/?play=mandala")
    person.see("bot-first-game").click()
    person.page.locator("[data-testid^=hand-][data-pick]").first.wait_for()
    lay_cards(person.page)
    ghost = person.page.locator("[data-ghost]")
    expect(ghost).to_have_count(1)
    question = re.compile(r"(Build|Grow|Discard) .+\?")
    expect(person.see("status")).to_contain_text(question)
    box, mandala = ghost.bounding_box(), person.see("mountain-1").bounding_box()
    assert box
    assert mandala
    assert mandala["y"] <= box["y"] + box["height"] / 2 <= mandala["y"] + mandala["height"]
    person.see("cancel").click()
    expect(ghost).to_have_count(0)
