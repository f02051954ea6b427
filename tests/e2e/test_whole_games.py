"""Whole games of all three, with the mouse, with fingers on a phone, and with keys alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .games import Seat
from .hands import Hand, Keys, Mouse, Touch
from .person import Person

OPPONENT = {"mandala": "bot-first-game", "patterns": "bot-first-game", "mandamina": "alone"}
CHECKED = {"mandala": "Cards checked", "patterns": "Tiles checked", "mandamina": "Marbles checked"}


@pytest.mark.parametrize("game", OPPONENT)
@pytest.mark.parametrize("hand", [Mouse(), Touch(), Keys()], ids=["mouse", "touch", "keys"])
def test_a_whole_game(come: Callable[..., Person], hand: Hand, game: str) -> None:
    person = come(**hand.options)
    hand.press(person.see(f"play-{game}"))
    if game == "mandamina":
        hand.press(person.page.get_by_role("dialog").locator("summary"))
        hand.choose(person.page.get_by_label("Goal"), "simple")
    hand.press(person.see(OPPONENT[game]))
    seat = Seat(person, hand, game)
    seat.play_to_the_end()
    expect(person.see("result").get_by_role("table").first).to_be_visible()
    expect(person.see("fair").locator("summary")).to_have_text(CHECKED[game])
