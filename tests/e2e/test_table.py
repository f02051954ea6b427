"""What helps at a table: reasons, confirmation, taking back, calm, the replay afterwards."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Download, expect

import sandtable

from .games import LIT, Seat
from .hands import Mouse, spot_of
from .person import Person
from .places import ALL, WITH_BOT, play_table

Come = Callable[..., Person]

ONE_SENTENCE = re.compile(r"^[A-Z][^.]{10,}\.$")
COUNT_ANIMATIONS = """
() => {
  window.mostAnimations = 0;
  const look = () => {
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    window.mostAnimations = Math.max(window.mostAnimations, running.length);
    requestAnimationFrame(look);
  };
  look();
}
"""


def sit_alone(come: Come, **options: Any) -> Seat:
    """Somebody alone at a table of Mandamina."""
    person = come(**options)
    person.see("play-mandamina").click()
    person.see("alone").click()
    return Seat(person, Mouse(), "mandamina")


def sit_with_bot(come: Come, game: str, **options: Any) -> Seat:
    """Somebody at a table with the weakest computer player, whose turn it is."""
    person = come(**options)
    person.see(f"play-{game}").click()
    person.see("bot-first-game").click()
    seat = Seat(person, Mouse(), game)
    seat.wait_for_turn()
    return seat


def test_an_impossible_click_says_why_in_one_sentence(come: Come) -> None:
    seat = sit_with_bot(come, "mandala")
    places = seat.page.locator("[data-target]")
    for _ in range(20):
        hand = seat.page.locator("[data-testid^=hand-][data-pick]")
        for card in hand.all():
            card.click()
            impossible = places.and_(seat.page.locator(f":not({LIT})"))
            if impossible.count():
                before = seat.moves
                impossible.first.click()
                sentence = seat.person.see("notices").locator("p span").first
                expect(sentence).to_have_text(ONE_SENTENCE)
                assert seat.moves == before
                return
            seat.page.keyboard.press("Escape")
        seat.move()
        seat.wait_for_turn()
    raise AssertionError("everything was possible")


def test_moves_are_confirmed_if_somebody_wants_that(come: Come) -> None:
    person = come(path="/settings")
    person.see("setting-confirm").check()
    person.go("/?play=mandamina")
    person.see("alone").click()
    marbles = person.page.locator("[data-testid^=cell-][data-pick]")
    marbles.first.click()
    person.see("cancel").click()
    expect(person.page.locator("[data-testid=moves] li.none")).to_have_count(1)
    marbles.first.click()
    expect(person.see("confirm")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-testid=moves] li:not(.none)")).to_have_count(1)


def test_a_move_is_taken_back(come: Come) -> None:
    seat = sit_alone(come)
    hole = seat.page.locator("[data-walk][data-target]")
    before = hole.get_attribute("data-testid")
    seat.move()
    expect(hole).not_to_have_attribute("data-testid", str(before))
    seat.person.see("undo").click()
    expect(hole).to_have_attribute("data-testid", str(before))
    assert seat.moves == 0


def test_pieces_are_dragged(come: Come) -> None:
    seat = sit_with_bot(come, "mandala")
    card = seat.page.locator("[data-testid^=hand-][data-pick]").first
    mouse = seat.page.mouse
    mouse.move(*spot_of(card))
    mouse.down()
    mouse.move(*spot_of(seat.person.see("mountain-1")), steps=3)
    assert seat.page.locator(LIT).count() > 0
    target = seat.page.locator(LIT).first
    mouse.move(*spot_of(target), steps=3)
    before = seat.moves
    mouse.up()
    seat.wait_for_turn(after=before)
    card = seat.page.locator("[data-testid^=hand-][data-pick]").first
    before = seat.moves
    Mouse().drag(card, seat.person.see("deck"))
    expect(seat.page.locator(LIT)).to_have_count(0)
    assert seat.moves == before


@pytest.mark.parametrize(
    ("game", "options", "settings", "is_calm"),
    [
        *((game, {}, {}, False) for game in WITH_BOT),
        *((game, {"reduced_motion": "reduce"}, {}, True) for game in WITH_BOT),
        ("patterns", {}, {"motion": "off"}, True),
    ],
)
def test_nothing_moves_for_those_who_want_calm(
    come: Come, game: str, options: dict[str, Any], settings: dict[str, str], is_calm: bool
) -> None:
    person = come(**options)
    person.settle_on(**settings)
    person.go(play_table(person, game, moves=2))
    seat = Seat(person, Mouse(), game)
    seat.wait_for_turn()
    person.page.evaluate(COUNT_ANIMATIONS)
    seat.move()
    seat.wait_for_turn(after=seat.moves - 1)
    assert (person.page.evaluate("mostAnimations") == 0) == is_calm


def test_a_replay_is_walked_through_shared_and_downloaded(come: Come) -> None:
    person = come()
    table = play_table(person, "patterns", ALL)
    person.go(table)
    person.see("to-replay").click()
    slider = person.see("slider")
    end = int(str(slider.get_attribute("max")))
    assert end > 10
    person.see("first").click()
    expect(slider).to_have_value("0")
    person.page.keyboard.press("ArrowRight")
    person.see("next").click()
    expect(slider).to_have_value("2")
    expect(person.page).to_have_url(re.compile(r"/replay\?move=2$"))
    friend = come(path=person.page.url)
    expect(friend.see("slider")).to_have_value("2")
    assert friend.see("line").inner_text() == person.see("line").inner_text()
    person.see("last").click()
    expect(person.see("result").get_by_role("table").first).to_be_visible()
    with person.page.expect_download() as downloading:
        person.page.locator("a[download]").click()
    check_record(downloading.value, end)


def check_record(download: Download, moves: int) -> None:
    """It is a record of this game that replays."""
    record = json.loads(download.path().read_text())
    assert sandtable.replay(record).is_over
    assert len(record["moves"]) >= moves
